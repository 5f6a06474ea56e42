import { fileURLToPath } from 'node:url';

/** The folder of the workspace. */
export const workspace = fileURLToPath(new URL('../..', import.meta.url));

/** The package as it is published: everything in this folder, and nothing else. */
export const packageFolder = fileURLToPath(new URL('../../dist', import.meta.url));
