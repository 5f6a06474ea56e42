import { readTag, type Tag } from '@fabula/ink/tags';
import { partsOf } from './braces.ts';

/** A line of ink, taken apart into what steers the story and what is read. */
export interface InkLine {
  /** What must be letter by letter the same: a knot, a variable, a command; null for a line that is read. */
  logic: string | null;
  /** A comment, which is one line in every language. */
  isComment: boolean;
  /** The marks of choices and gathers before the text: `+`, `**`, `-`. */
  marks: string;
  /** Of every pair of braces its condition, or the value that it shows, and how many alternatives it has; sorted. */
  braces: string[];
  /** How many brackets around the words of a choice. */
  brackets: number;
  /** Where the line leads; sorted. */
  diverts: string[];
  glue: number;
  /** Braces that it opens and does not close; negative where it closes more. */
  open: number;
  tags: Tag[];
  /** The words that are read, of the text and in the braces. */
  words: string[];
}

const LOGIC = /^(?:~|(?:VAR|LIST|CONST|INCLUDE|EXTERNAL|TODO)\b|={1,}|\{\s*$|\}\s*$|-\s*else\s*:?\s*$)/u;
const MARKS = /^\s*(?<marks>(?:\*\s*|\+\s*|-(?!>)\s*)*)/u;
const DIVERT = /(?:<-|->)\s*(?<target>[\w.]+)?/gu;
const TAGS = /(?:^|\s)#\s*[a-z]/u;
/** A branch within braces of several lines: `- condition: text`. */
const BRANCH = /^\s*-(?!>)\s*(?<condition>[^:{}"“”]+|[^:]*"[^"]*"[^:]*):/u;

/** @param isBranch Whether the line is within braces that began on a line before. */
export function readLine(line: string, isBranch: boolean): InkLine {
  const bare = line.trim();
  const empty: InkLine = {
    logic: null,
    isComment: false,
    marks: '',
    braces: [],
    brackets: 0,
    diverts: [],
    glue: 0,
    open: openBraces(bare),
    tags: [],
    words: [],
  };
  if (bare.startsWith('//')) return { ...empty, isComment: true };
  if (LOGIC.test(bare)) return { ...empty, logic: bare.replaceAll(/\s+/gu, ' ') };
  const [, condition] = (isBranch && BRANCH.exec(line)) || [];
  const rest = condition === undefined ? line : line.slice(line.indexOf(':') + 1);
  const at = rest.search(TAGS);
  const text = at === -1 ? rest : rest.slice(0, at);
  const tags = at === -1 ? '' : rest.slice(at);
  const marks = condition === undefined ? (MARKS.exec(text)?.groups?.marks ?? '') : '';
  const read = readBraces(text.slice(marks === '' ? 0 : (MARKS.exec(text)?.[0].length ?? 0)));
  const branch = condition === undefined ? [] : [`- ${condition.trim()}`];
  return {
    ...empty,
    marks: marks.replaceAll(/\s/gu, ''),
    braces: [...branch, ...read.braces, ...readBraces(tags).braces].toSorted(),
    brackets: text.split('[').length - 1,
    diverts: Array.from(text.matchAll(DIVERT), ({ groups }) => groups?.target ?? '->').toSorted(),
    glue: text.split('<>').length - 1,
    tags: readTags(tags),
    words: read.words,
  };
}

/** The words of a text with braces. */
export function wordsIn(text: string): string[] {
  return readBraces(text).words;
}

function openBraces(line: string): number {
  return line.split('{').length - line.split('}').length;
}

function readTags(text: string): Tag[] {
  return text
    .split('#')
    .slice(1)
    .map((tag) => readTag(tag.replace(/\].*$/su, '').replace(DIVERT, '').trim()));
}

/** The braces of a text, those within others included, and the words around and in them. */
function readBraces(text: string): { braces: string[]; words: string[] } {
  const braces: string[] = [];
  const words: string[] = [];
  const read = (part: string) => {
    const parts = partsOf(part);
    for (const inner of parts) {
      if (typeof inner === 'string') continue;
      braces.push(`${inner.head} ×${inner.alternatives.length}`);
      for (const alternative of inner.alternatives) read(alternative);
    }
    const said = parts
      .map((inner) => (typeof inner === 'string' ? inner : ' '))
      .join('')
      .replaceAll(DIVERT, ' ')
      .replaceAll(/<>|[[\]]/gu, ' ')
      .trim();
    if (said !== '') words.push(said);
  };
  read(text);
  return { braces, words };
}
