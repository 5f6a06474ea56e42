import { readFileSync, statSync } from 'node:fs';
import { SettingError } from '../../../config/variable.ts';

const MOST_BYTES = 4 * 1024 * 1024;

/** @throws {SettingError} naming the setting */
export function readWorkflow(file: string, setting: string): string {
  try {
    if (statSync(file).size > MOST_BYTES) throw new SettingError(`the file of ${setting} is too large`);
    return readFileSync(file, 'utf8');
  } catch (error) {
    if (error instanceof SettingError) throw error;
    throw new SettingError(`the file of ${setting} cannot be read: ${file}`);
  }
}
