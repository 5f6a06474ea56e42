import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';

/** Paths of the repository's files, new ones included, from its root. */
export const trackedFiles: readonly string[] = execFileSync(
  'git',
  ['ls-files', '--cached', '--others', '--exclude-standard'],
  { encoding: 'utf8' },
)
  .split('\n')
  .filter((file) => file !== '' && existsSync(file));
