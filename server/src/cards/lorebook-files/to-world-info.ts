import type { Book, BookEntry } from '../format/canonical-card.ts';
import { toFlag, toNumber } from '../format/mend.ts';
import { IN_WORLD, isPattern, renamed } from '../format/world-info.ts';

/** What SillyTavern goes by where an entry does not say it. */
const DEFAULTS = { addMemo: true, selectiveLogic: 0, probability: 100, useProbability: true, depth: 4 };

/** A lorebook of a card as SillyTavern's world info; fields that it does not know stay under their own names. */
export function toWorldInfo({ entries, ...book }: Book): object {
  const taken = new Set<number>();
  const list = entries.map((entry, index) => {
    const wanted = toNumber(entry.id, index);
    const uid = Number.isSafeInteger(wanted) && wanted >= 0 && !taken.has(wanted) ? wanted : firstFree(taken, index);
    taken.add(uid);
    return [String(uid), toWorldEntry(entry, uid)] as const;
  });
  return { ...book, entries: Object.fromEntries(list) };
}

function toWorldEntry(entry: BookEntry, uid: number): object {
  const { id: _id, keys, secondary_keys: secondary, comment, content, constant, selective, ...others } = entry;
  const { case_sensitive: caseSensitive, enabled, insertion_order: order, position, ...some } = others;
  const { extensions, use_regex: useRegex, ...rest } = some;
  const place = position === 'after_char' ? 1 : 0;
  return {
    ...DEFAULTS,
    ...renamed(extensions, IN_WORLD),
    ...rest,
    uid,
    key: useRegex && !keys.some(isPattern) ? keys.map(toPattern) : keys,
    keysecondary: Array.isArray(secondary) ? secondary : [],
    comment: comment ?? (typeof rest.name === 'string' ? rest.name : ''),
    content,
    constant: toFlag(constant, false),
    selective: toFlag(selective, false),
    order,
    disable: !enabled,
    position: typeof extensions.position === 'number' ? extensions.position : place,
    ...(caseSensitive === undefined ? {} : { caseSensitive }),
  };
}

function toPattern(key: string): string {
  return `/${key.replaceAll(/(?<!\\)\//g, String.raw`\/`)}/i`;
}

function firstFree(taken: ReadonlySet<number>, from: number): number {
  let free = from;
  while (taken.has(free)) free += 1;
  return free;
}
