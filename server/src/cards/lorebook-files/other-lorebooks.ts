import { isObject, type JsonObject } from '../format/card-json.ts';
import { toFlag, toNumber } from '../format/mend.ts';
import { isPattern } from '../format/world-info.ts';

type ReadEntry = (entry: JsonObject) => JsonObject;

interface OtherProgram {
  isOf: (file: JsonObject) => boolean;
  list: 'data' | 'entries';
  /** Fields that say what the file is: of a lorebook in another form they would be untrue. */
  marks: readonly string[];
  readEntry: ReadEntry;
}

const programs: readonly OtherProgram[] = [
  { isOf: ({ type }) => type === 'risu', list: 'data', marks: ['type', 'ver', 'data'], readEntry: fromRisu },
  { isOf: ({ kind }) => kind === 'memory', list: 'entries', marks: ['kind'], readEntry: fromAgnai },
  {
    isOf: ({ lorebookVersion }) => lorebookVersion !== undefined,
    list: 'entries',
    marks: ['lorebookVersion'],
    readEntry: fromNovelAi,
  },
];

/**
 * A lorebook of RisuAI, a memory book of Agnai or a lorebook of NovelAI in the shape of Character Card V3; undefined for
 * any other file. What has no place there stays under its own name.
 */
export function fromOtherProgram(file: JsonObject): JsonObject | undefined {
  const program = programs.find(({ isOf, list }) => isOf(file) && Array.isArray(file[list]));
  if (program === undefined) return undefined;
  const entries: unknown = file[program.list];
  if (!Array.isArray(entries)) return undefined;
  const rest = Object.fromEntries(Object.entries(file).filter(([name]) => !program.marks.includes(name)));
  return {
    ...rest,
    entries: entries.map((entry: unknown) => (isObject(entry) ? program.readEntry(entry) : entry)),
  };
}

function fromRisu(entry: JsonObject): JsonObject {
  const { key, secondkey, insertorder, alwaysActive, useRegex, activationPercent, extentions, ...rest } = entry;
  const isExpression = toFlag(useRegex, false);
  const caseSensitive = isObject(extentions) ? extentions.risu_case_sensitive : undefined;
  return {
    ...rest,
    ...(extentions === undefined ? {} : { extentions }),
    keys: isExpression ? [key].filter((one) => one !== '') : splitKeys(key),
    secondary_keys: splitKeys(secondkey),
    insertion_order: insertorder,
    constant: toFlag(alwaysActive, false),
    use_regex: isExpression,
    // A folder holds others and no text of its own.
    enabled: entry.mode !== 'folder',
    ...(typeof caseSensitive === 'boolean' ? { case_sensitive: caseSensitive } : {}),
    ...(activationPercent === undefined
      ? {}
      : { extensions: { probability: toNumber(activationPercent, 100), useProbability: true } }),
  };
}

function fromAgnai(entry: JsonObject): JsonObject {
  const { keywords, entry: content, weight, ...rest } = entry;
  return { ...rest, keys: keywords, content, insertion_order: weight, comment: entry.name };
}

function fromNovelAi(entry: JsonObject): JsonObject {
  const { text, displayName, forceActivation, ...rest } = entry;
  const { contextConfig, keys } = rest;
  return {
    ...rest,
    use_regex: Array.isArray(keys) && keys.some(isPattern),
    content: text,
    comment: displayName,
    ...(displayName === undefined ? {} : { name: displayName }),
    constant: toFlag(forceActivation, false),
    insertion_order: isObject(contextConfig) ? toNumber(contextConfig.budgetPriority, 0) : 0,
  };
}

function splitKeys(keys: unknown): unknown {
  if (typeof keys !== 'string') return keys;
  return keys
    .split(',')
    .map((key) => key.trim())
    .filter(Boolean);
}
