import { fileURLToPath } from 'node:url';

export const workspace = fileURLToPath(new URL('../..', import.meta.url));

export const packageFolder = fileURLToPath(new URL('../../dist', import.meta.url));
