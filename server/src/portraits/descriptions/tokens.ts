import type { Concept, Head, Quality } from './concepts.ts';
import type { Lexicon, Role } from './lexicon.ts';

/** A run of a text: a word of the lexicon, a word that is none, or a sign between words. */
export type Token = (Role | { kind: 'other' | 'comma' | 'stop' }) & {
  /** Where it is in the text as it was written. */
  from: number;
  to: number;
};

interface Folded {
  letters: string;
  /** For each folded letter, where its letter begins and ends in the text as it was written. */
  from: number[];
  to: number[];
}

interface Entry {
  word: string;
  /** Any ending may follow. */
  open: boolean;
  role: Role;
}

/** Entries by their first letter, the longest first. */
type Index = ReadonlyMap<string, readonly Entry[]>;

/** Letters without case, accents and width. Kana keep their marks and syllables of Hangul stay whole. */
function foldLetter(letter: string): string {
  return letter
    .normalize('NFKD')
    .toLowerCase()
    .replaceAll(/(?![\u3099\u309a])\p{M}|\u0640/gu, '')
    .normalize('NFC')
    .replaceAll('ı', 'i')
    .replaceAll('ß', 'ss')
    .replaceAll(/[’ʼ`]/g, "'")
    .replaceAll('ى', 'ي')
    .replaceAll('ة', 'ه');
}

function foldText(text: string): Folded {
  const folded: Folded = { letters: '', from: [], to: [] };
  let at = 0;
  for (const letter of text) {
    for (const unit of foldLetter(letter).split('')) {
      folded.letters += unit;
      folded.from.push(at);
      folded.to.push(at + letter.length);
    }
    at += letter.length;
  }
  return folded;
}

function wordsOf(list: string): string[] {
  return list
    .split(',')
    .map((word) => foldText(word.trim()).letters)
    .filter(Boolean);
}

function* entriesOf(lexicon: Lexicon): Generator<[string, Role]> {
  const { concepts, heads, qualities } = lexicon;
  const names = <Name extends string>(table: Readonly<Record<Name, string>>) =>
    Object.keys(table).filter((name): name is Name => Object.hasOwn(table, name));
  for (const head of names<Head>(heads)) yield [heads[head], { kind: 'head', head }];
  for (const quality of names<Quality>(qualities)) yield [qualities[quality], { kind: 'quality', quality }];
  for (const concept of names<Concept>(concepts)) yield [concepts[concept], { kind: 'concept', concept }];
  yield [lexicon.notDrawn, { kind: 'not-drawn' }];
  yield [lexicon.links, { kind: 'link' }];
  yield [lexicon.notBefore, { kind: 'not-before' }];
  yield [lexicon.notAfter, { kind: 'not-after' }];
  yield [lexicon.or, { kind: 'or' }];
  yield [lexicon.ignored, { kind: 'ignored' }];
}

function indexOf(lexicon: Lexicon): Index {
  const index = new Map<string, Entry[]>();
  for (const [list, role] of entriesOf(lexicon)) {
    for (const written of wordsOf(list)) {
      const open = written.endsWith('*');
      const word = open ? written.slice(0, -1) : written;
      const first = word.charAt(0);
      const entries = index.get(first) ?? [];
      entries.push({ word, open, role });
      index.set(first, entries);
    }
  }
  for (const entries of index.values()) entries.sort((a, b) => b.word.length - a.word.length);
  return index;
}

const LETTER = /[\p{L}\p{N}]/u;
const COMMA = /[,،、，]/u;
const STOP = /[.!?;\n。！？；؛؟…]/u;
/** Particles that Arabic writes together with the next word; the longest first. */
const ARABIC_PREFIXES = ['وبال', 'وال', 'بال', 'فال', 'كال', 'لل', 'ال', 'و', 'ف', 'ب', 'ل', 'ك', ''];

function isLetter(letters: string, at: number): boolean {
  return at < letters.length && LETTER.test(letters.charAt(at));
}

function endOfWord(letters: string, at: number): number {
  let end = at;
  while (isLetter(letters, end)) end += 1;
  return end;
}

function entryAt(index: Index, letters: string, at: number, joined: boolean): { role: Role; end: number } | undefined {
  for (const { open, role, word } of index.get(letters.charAt(at)) ?? []) {
    if (!letters.startsWith(word, at)) continue;
    const end = at + word.length;
    if (joined) return { role, end };
    if (!isLetter(letters, end)) return { role, end };
    if (open) return { role, end: endOfWord(letters, end) };
  }
  return undefined;
}

export type ReadTokens = (text: string) => Token[];

/** Prepares the words of a language for reading. Time grows with the length of the text alone. */
export function createReader(lexicon: Lexicon): ReadTokens {
  const index = indexOf(lexicon);
  const joined = lexicon.script === 'joined';
  const prefixes = lexicon.script === 'prefixed' ? ARABIC_PREFIXES : [''];

  function find(letters: string, at: number) {
    for (const prefix of prefixes) {
      if (!letters.startsWith(prefix, at)) continue;
      const found = entryAt(index, letters, at + prefix.length, joined);
      // The article belongs to the word as it is written, `and` and `with` do not.
      if (found !== undefined) return { ...found, start: at + prefix.length - (prefix.endsWith('ال') ? 2 : 0) };
    }
    return undefined;
  }

  return (text) => {
    const { from, letters, to } = foldText(text);
    const tokens: Token[] = [];
    let at = 0;
    while (at < letters.length) {
      const sign = letters.charAt(at);
      const found = find(letters, at);
      let end = found?.end ?? at + 1;
      let role: Role | { kind: 'other' | 'comma' | 'stop' } | undefined = found?.role;
      if (role === undefined) {
        if (COMMA.test(sign)) role = { kind: 'comma' };
        else if (STOP.test(sign)) role = { kind: 'stop' };
        else if (LETTER.test(sign)) {
          role = { kind: 'other' };
          if (!joined) end = endOfWord(letters, at);
        }
      }
      if (role !== undefined)
        tokens.push({ ...role, from: from[found?.start ?? at] ?? 0, to: to[end - 1] ?? text.length });
      at = end;
    }
    return tokens;
  };
}
