import { accessSync, constants, mkdirSync } from 'node:fs';
import { StartError, systemReason } from './start-error.ts';

/** Makes a folder for the server's user; throws StartError that names `setting`. */
export function prepareFolder(setting: string, folder: string): void {
  try {
    mkdirSync(folder, { recursive: true, mode: 0o700 });
  } catch (cause) {
    throw new StartError(`The folder of ${setting} cannot be made: ${systemReason(cause)}`, { cause });
  }
  try {
    accessSync(folder, constants.W_OK | constants.X_OK);
  } catch (cause) {
    throw new StartError(`The folder of ${setting} cannot be written: ${systemReason(cause)}`, { cause });
  }
}
