import { readShell } from '../lexer/shell.ts';
import type { Language } from '../model/language.ts';

export const language: Language = {
  id: 'shell',
  title: 'Shell',
  extensions: ['.sh', '.bash', '.zsh', '.ksh', '.bats'],
  fileNames: ['.bashrc', '.bash_profile', '.profile', '.zshrc', 'configure'],
  interpreters: ['sh', 'bash', 'dash', 'zsh', 'ksh', 'ash', 'bats'],
  depth: 'tokens',
  read: (text) => Promise.resolve({ language: 'shell', ...readShell(text) }),
};
