/** Name and version as reports state them; a test keeps the version equal to package.json's. */
export const TOOL = { name: 'anti-cheat', version: '0.1.0' } as const;

/** Where the documentation of this version is read. */
export const DOCUMENTATION = 'https://github.com/anti-cheat/anti-cheat/blob/main/docs';
