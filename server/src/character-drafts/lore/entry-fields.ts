import type { BookEntry } from '../../cards/format/canonical-card.ts';
import { toFlag, toNumber } from '../../cards/format/mend.ts';
import type {
  DraftLoreChanges,
  DraftLoreEntry,
  DraftLoreFields,
  DraftLoreLongField,
} from '../../contract/validators.ts';
import { toClean, toCleanLine } from '../../lib/plain-text.ts';

const LENGTHS = { name: 200, comment: 2_000, key: 500, keys: 100, content: 64_000 } as const;
const MOST_NUMBER = 1_000_000_000;

export const BLANK_ENTRY: BookEntry = {
  name: '',
  keys: [],
  content: '',
  extensions: {},
  enabled: true,
  constant: false,
  insertion_order: 100,
  use_regex: false,
};

export function showFields(entry: BookEntry): Pick<DraftLoreEntry, 'fields' | 'longFields'> {
  const name = typeof entry.name === 'string' ? toCleanLine(entry.name) : '';
  const comment = textOf(entry.comment);
  const content = toClean(entry.content);
  const keys = keysOf(entry.keys);
  const secondaryKeys = keysOf(entry.secondary_keys);
  const isLong = (list: readonly string[]) =>
    list.length > LENGTHS.keys || list.some((key) => key.length > LENGTHS.key);
  const long = {
    name: name.length > LENGTHS.name,
    comment: comment.length > LENGTHS.comment,
    keys: isLong(keys),
    secondaryKeys: isLong(secondaryKeys),
    content: content.length > LENGTHS.content,
  } as const;
  const fields: DraftLoreFields = {
    name: cut(name, LENGTHS.name),
    comment: cut(comment, LENGTHS.comment),
    keys: cutKeys(keys),
    secondaryKeys: cutKeys(secondaryKeys),
    selective: toFlag(entry.selective, false),
    content: cut(content, LENGTHS.content),
    enabled: entry.enabled,
    constant: toFlag(entry.constant, false),
    useRegex: entry.use_regex,
    caseSensitive: toFlag(entry.case_sensitive, false),
    insertionOrder: bounded(entry.insertion_order),
    priority: entry.priority === undefined || entry.priority === null ? null : bounded(toNumber(entry.priority, 0)),
    position: positionOf(entry),
  };
  const names = [
    'name',
    'comment',
    'keys',
    'secondaryKeys',
    'content',
  ] as const satisfies readonly DraftLoreLongField[];
  return { fields, longFields: names.filter((one) => long[one]) };
}

export function changeEntry(entry: BookEntry, changes: DraftLoreChanges): BookEntry {
  const { caseSensitive, comment, constant, content, enabled, insertionOrder, keys } = changes;
  const { name, position, priority, secondaryKeys, selective, useRegex } = changes;
  const next: BookEntry = {
    ...entry,
    ...given('name', name === undefined ? undefined : toCleanLine(name)),
    ...given('comment', comment === undefined ? undefined : toClean(comment)),
    ...given('keys', keys === undefined ? undefined : cleanKeys(keys)),
    ...given('secondary_keys', secondaryKeys === undefined ? undefined : cleanKeys(secondaryKeys)),
    ...given('selective', selective),
    ...given('content', content === undefined ? undefined : toClean(content)),
    ...given('enabled', enabled),
    ...given('constant', constant),
    ...given('use_regex', useRegex),
    ...given('case_sensitive', caseSensitive),
    ...given('insertion_order', insertionOrder),
    ...given('priority', priority ?? undefined),
  };
  if (priority === null) delete next.priority;
  return position === undefined ? next : withPosition(next, position);
}

/** SillyTavern's own number of the place has the word over `position` elsewhere, so both say the same. */
function withPosition(entry: BookEntry, position: DraftLoreFields['position']): BookEntry {
  const { position: _former, ...rest } = entry;
  const { position: _number, ...extensions } = entry.extensions;
  if (position === null) return { ...rest, extensions };
  const number = position === 'after_char' ? 1 : 0;
  return {
    ...rest,
    position,
    extensions: 'position' in entry.extensions ? { ...extensions, position: number } : extensions,
  };
}

function positionOf({ extensions, position }: BookEntry): DraftLoreFields['position'] {
  if (position === 'after_char' || position === 1 || extensions.position === 1) return 'after_char';
  return position === 'before_char' || position === 0 || extensions.position === 0 ? 'before_char' : null;
}

function given(name: string, value: unknown): object {
  return value === undefined ? {} : { [name]: value };
}

function textOf(value: unknown): string {
  return typeof value === 'string' ? toClean(value) : '';
}

function keysOf(value: unknown): string[] {
  if (!Array.isArray(value)) return [];
  return value
    .filter((key) => typeof key === 'string')
    .map((key) => toClean(key))
    .filter((key) => key !== '');
}

function cleanKeys(keys: readonly string[]): string[] {
  return [
    ...new Set(
      keys
        .map((key) =>
          toClean(key)
            .replaceAll(/[\n\t]+/g, ' ')
            .trim(),
        )
        .filter((key) => key !== ''),
    ),
  ];
}

function cutKeys(keys: readonly string[]): string[] {
  return keys.slice(0, LENGTHS.keys).map((key) => cut(key, LENGTHS.key));
}

function cut(text: string, length: number): string {
  return text.length <= length ? text : text.slice(0, length).toWellFormed();
}

function bounded(number: number): number {
  return Math.min(MOST_NUMBER, Math.max(-MOST_NUMBER, number));
}
