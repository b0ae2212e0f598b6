#!/usr/bin/env node
import { runCommandLine } from '../bundle.js';

await runCommandLine();
