import type { Tag } from '@fabula/ink/tags';
import { readLine, wordsIn, type InkLine } from './ink-line.ts';

/** Something that a translation does otherwise than its original. */
export interface TranslationFault {
  /** From 1; null for one that has no line. */
  line: number | null;
  message: string;
}

/** A line of the original and its counterpart. */
export interface LinePair {
  /** From 1. */
  number: number;
  original: InkLine;
  translated: InkLine;
}

/** A text between quotation marks that is said, and no id: it has a space. */
const SAID = /"[^"]*\s[^"]*"/gu;
const ID = /^[a-z0-9][a-z0-9_-]*$/u;
/** The parts of each tag that are ids and numbers; the others are words. All parts of a tag that is not named here stay. */
const KEPT: Readonly<Record<string, readonly number[]>> = {
  role: [0],
  meter: [0, 2],
  item: [0],
  inventory: [0],
  talk: [0],
  ending: [0],
  image: [0],
  agreement: [0, 1, 2, 3],
  chapter: [],
  hint: [],
  locked: [],
};
/** Tags whose words may have semicolons of their own. */
const FREE_LENGTH = new Set(['agreement', 'chapter', 'hint', 'locked', 'role', 'talk']);

/** The lines of two sources beside each other, as far as both go. */
export function pairLines(original: string, translated: string): LinePair[] {
  const [own, other] = [linesOf(original), linesOf(translated)];
  const read = [readLines(own), readLines(other)];
  return Array.from({ length: Math.min(own.length, other.length) }, (_, index) => {
    const [first, second] = [read[0]?.[index], read[1]?.[index]];
    if (first === undefined || second === undefined) throw new RangeError('No such line');
    return { number: index + 1, original: first, translated: second };
  });
}

/** Where a translation has not the structure of its original, line by line. */
export function compareLines(original: string, translated: string): TranslationFault[] {
  const [own, other] = [linesOf(original).length, linesOf(translated).length];
  const faults = pairLines(original, translated).flatMap(({ number, original: first, translated: second }) =>
    differences(first, second).map((message) => ({ line: number, message })),
  );
  if (own === other) return faults;
  return [{ line: null, message: `${String(other)} lines in place of ${String(own)}` }, ...faults];
}

function linesOf(source: string): string[] {
  return source.trimEnd().split('\n');
}

function readLines(lines: readonly string[]): InkLine[] {
  let open = 0;
  return lines.map((line) => {
    const read = readLine(line, open > 0);
    open = Math.max(0, open + read.open);
    return read;
  });
}

function differences(original: InkLine, translated: InkLine): string[] {
  if (original.isComment !== translated.isComment) return [other('comment', original.isComment, translated.isComment)];
  if (original.logic !== null || translated.logic !== null) {
    const [own, changed] = [original.logic, translated.logic].map((logic) => logic?.replaceAll(SAID, '""'));
    return own === changed ? [] : [other('command', original.logic, translated.logic)];
  }
  const compared: [string, unknown, unknown][] = [
    ['marks of a choice', original.marks, translated.marks],
    ['conditions and values', original.braces, translated.braces],
    ['brackets', original.brackets, translated.brackets],
    ['ways', original.diverts, translated.diverts],
    ['glue', original.glue, translated.glue],
    ['open braces', original.open, translated.open],
    ['tags', original.tags.map(skeletonOf), translated.tags.map(skeletonOf)],
    ['words', original.words.length > 0, translated.words.length > 0],
  ];
  return compared
    .filter(([, own, changed]) => JSON.stringify(own) !== JSON.stringify(changed))
    .map(([what, own, changed]) => other(what, own, changed));
}

function other(what: string, own: unknown, changed: unknown): string {
  return `other ${what}: ${JSON.stringify(changed)} in place of ${JSON.stringify(own)}`;
}

/** What of a tag is the same in every language. */
function skeletonOf({ name, parts }: Tag): string {
  if (name === 'speaker') return `speaker: ${parts.map((part) => (ID.test(part) ? part : 'a name')).join('; ')}`;
  const kept = KEPT[name];
  const ids = kept === undefined ? parts : kept.map((index) => parts[index] ?? '');
  return `${name}: ${ids.join('; ')}${FREE_LENGTH.has(name) ? '' : ` ×${String(parts.length)}`}`;
}

/** The words of a tag that are read. */
export function wordsOfTag({ name, parts }: Tag): string[] {
  const kept = KEPT[name];
  if (kept === undefined) return [];
  return parts.filter((_, index) => !kept.includes(index)).flatMap(wordsIn);
}
