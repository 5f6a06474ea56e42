import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';

import { z } from 'zod';

/** A catalogue: the text of each message by its key. */
const Catalogue = z.record(z.string(), z.string());
type Catalogue = z.infer<typeof Catalogue>;

const isCatalogue = (file: string): boolean => /^locales\/catalogues\/[^/]+\.json$/.test(file);

export function differingKeys(before: Catalogue, after: Catalogue): string[] {
  return Object.keys({ ...before, ...after }).filter((key) => before[key] !== after[key]);
}

/** Whether a source contains the key of a message, or a template that can produce it: `account.avatar.${id}`. */
export function usesMessage(source: string, key: string): boolean {
  const family = key.slice(0, key.lastIndexOf('.') + 1);
  return [`'${key}'`, `"${key}"`, `\`${family}\${`].some((spelling) => source.includes(spelling));
}

function keysChangedIn(file: string, root: string, since: string): string[] {
  const after = existsSync(path.join(root, file)) ? readFileSync(path.join(root, file), 'utf8') : '{}';
  const isKnown = execFileSync('git', ['ls-tree', '--name-only', since, file], { cwd: root }).length > 0;
  const before = isKnown ? execFileSync('git', ['show', `${since}:${file}`], { cwd: root, encoding: 'utf8' }) : '{}';
  return differingKeys(Catalogue.parse(JSON.parse(before)), Catalogue.parse(JSON.parse(after)));
}

/**
 * Finds the sources that use a message whose text has changed.
 *
 * @param changed changed files, relative to the repository
 * @param sources files to search, relative to the repository
 * @param since the commit that they changed since
 * @throws Error of git when there is no such commit, of zod when a catalogue is none
 */
export function usersOfChangedMessages(
  changed: readonly string[],
  sources: readonly string[],
  root: string,
  since: string,
): string[] {
  const keys = [...new Set(changed.filter(isCatalogue).flatMap((file) => keysChangedIn(file, root, since)))];
  if (keys.length === 0) return [];
  return sources.filter((file) => {
    const source = readFileSync(path.join(root, file), 'utf8');
    return keys.some((key) => usesMessage(source, key));
  });
}
