import { execFileSync } from 'node:child_process';

/**
 * Files that differ from a commit, new ones included, relative to the repository.
 *
 * @throws Error of git when there is no such commit
 */
export function changedFiles(root: string, since: string): string[] {
  const git = (...args: string[]) =>
    execFileSync('git', args, { cwd: root, encoding: 'utf8' })
      .split('\n')
      .filter((line) => line !== '');
  return [...git('diff', '--name-only', since), ...git('ls-files', '--others', '--exclude-standard')];
}
