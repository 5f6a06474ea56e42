// Fails when too many files stand beside each other in one folder: group them by what they are about.
import { execFileSync } from 'node:child_process';
import path from 'node:path';
import process from 'node:process';

/** Files that a folder may hold; its sub-folders are counted on their own. */
const MOST_FILES = 25;

const EXCEPTIONS: Readonly<Record<string, string>> = {
  'docs/decisions': 'one numbered list, read in order',
  'server/src/db/migrations': 'one list in the order in which they run',
  'server/src/seeds/characters': 'data: one file per character of the seed world',
  'tests/looks': 'pictures: the baseline of every story in every look',
};

const tracked = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard', '--deduplicate'], {
  encoding: 'utf8',
  maxBuffer: 64 * 1024 * 1024,
});
const deleted = new Set(execFileSync('git', ['ls-files', '--deleted'], { encoding: 'utf8' }).split('\n'));
const counts = new Map<string, number>();
for (const file of tracked.split('\n').filter((name) => name !== '' && !deleted.has(name))) {
  const folder = path.posix.dirname(file);
  counts.set(folder, (counts.get(folder) ?? 0) + 1);
}

const excepted = (folder: string): boolean =>
  Object.keys(EXCEPTIONS).some((name) => folder === name || folder.startsWith(`${name}/`));
const tooLarge = [...counts]
  .filter(([folder, count]) => count > MOST_FILES && !excepted(folder))
  .map(([folder, count]) => `${folder} holds ${count} files; ${MOST_FILES} are the most`);
const outdated = Object.keys(EXCEPTIONS)
  .filter((name) => ![...counts].some(([folder, count]) => folder.startsWith(name) && count > MOST_FILES))
  .map((name) => `${name} is an exception that nothing needs`);

for (const complaint of [...tooLarge, ...outdated]) console.error(complaint);
process.exitCode = tooLarge.length + outdated.length > 0 ? 1 : 0;
