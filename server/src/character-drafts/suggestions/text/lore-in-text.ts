import { stripArticle } from './leading-articles.ts';
import { sentenceSpans } from './sentence-spans.ts';

export const MOST_ENTRIES = 20;
/** Of the contract (SuggestionHunk), in UTF-16 code units. */
const LENGTHS = { name: 200, key: 200, keys: 20, text: 20_000 } as const;
/** Letters of a line that can be a heading, and of a term before its description. */
const MOST_TERM = 60;
const MOST_SENTENCES = 6;

export interface LoreEntry {
  name: string;
  keys: string[];
  text: string;
}

const HEADINGS: readonly RegExp[] = [
  /^#{1,6}\s+(?<title>.+?)\s*#*$/u,
  /^={2,}\s*(?<title>.+?)\s*={2,}$/u,
  /^\*\*(?<title>[^*]+)\*\*:?$/u,
  /^__(?<title>[^_]+)__:?$/u,
  /^(?<title>[^:：]+)[:：]$/u,
];

/** “Term: what it is”, and the same with a dash. */
const DEFINITION =
  /^(?:[-*•]\s+)?(?:\*\*|__)?(?<term>[^:：.!?。]+?)(?:\*\*|__)?(?::\s+|：\s*|\s+[–—-]\s+)(?<text>\S.*)$/u;

const MARKED = /(?:\*\*|[“«「『])(?<term>[^*“”«»「」『』\n.!?。]{2,40})(?:\*\*|[”»」』])/gu;
const NAME = /(?<![\p{L}\p{N}])\p{Lu}[\p{L}\p{M}’'-]+(?:\s+\p{Lu}[\p{L}\p{M}’'-]+)*/gu;

/** Every noun has a capital letter in it. */
const isAllNouns = (language: string) => language.startsWith('de');

/**
 * Entries for a lorebook from a text, by its form alone: sections under headings and lines that define a term; where it has
 * neither, names and terms that are set off, each with the sentences that have it.
 *
 * @param language BCP 47
 * @returns at most `MOST_ENTRIES`, in the order of the text
 */
export function loreInText(text: string, language: string): LoreEntry[] {
  const formed = sectionsOf(text);
  const found = formed.length > 0 ? formed : namedIn(text, language);
  const entries = found.flatMap(({ said, title }) => loreEntry(title, said, keysOf(title)) ?? []);
  return [...new Map(entries.toReversed().map((entry) => [entry.name.toLowerCase(), entry])).values()]
    .toReversed()
    .slice(0, MOST_ENTRIES);
}

/** An entry within the lengths of the contract; undefined without a name, a key or words. */
export function loreEntry(name: string, said: string, keys: readonly string[]): LoreEntry | undefined {
  const title = name.replaceAll(/\s+/gu, ' ').trim();
  const words = said.trim().slice(0, LENGTHS.text).toWellFormed();
  const known = keys.map((key) => key.replaceAll(/\s+/gu, ' ').trim()).filter((key) => key !== '');
  const fitting = [...new Set(known)].filter((key) => key.length <= LENGTHS.key).slice(0, LENGTHS.keys);
  if (title === '' || title.length > LENGTHS.name || words === '' || fitting.length === 0) return undefined;
  return { name: title, keys: fitting, text: words };
}

export function keysOf(name: string): string[] {
  return name
    .split(/[/,;،、()（）]/u)
    .map((part) => stripArticle(part.trim()))
    .filter((part) => /[\p{L}\p{N}]/u.test(part));
}

interface Found {
  title: string;
  said: string;
}

function sectionsOf(text: string): Found[] {
  const sections: { title: string; lines: string[] }[] = [];
  let open: { title: string; lines: string[] } | undefined;
  for (const line of text.split('\n').map((one) => one.trim())) {
    const title = titleIn(line);
    const defined = title === undefined ? definitionIn(line) : undefined;
    if (title !== undefined) open = { title, lines: [] };
    else if (defined !== undefined) open = { title: defined.title, lines: [defined.said] };
    else {
      open?.lines.push(line);
      continue;
    }
    sections.push(open);
  }
  return sections
    .map(({ lines, title }) => ({ title, said: lines.join('\n').trim() }))
    .filter(({ said }) => said !== '');
}

function titleIn(line: string): string | undefined {
  if (line.length > MOST_TERM + 6) return undefined;
  for (const heading of HEADINGS) {
    const title = heading.exec(line)?.groups?.['title']?.trim();
    if (title !== undefined && /\p{L}/u.test(title)) return title;
  }
  return undefined;
}

function definitionIn(line: string): Found | undefined {
  const { term = '', text = '' } = DEFINITION.exec(line)?.groups ?? {};
  const isTerm = term.length <= MOST_TERM && /\p{L}/u.test(term) && term.trim().split(/\s+/u).length <= 6;
  return isTerm ? { title: term.trim(), said: text } : undefined;
}

/** Names of several words, what is set off, and single names that more than one sentence has, not only as its first word. */
function namedIn(text: string, language: string): Found[] {
  const sentences = sentenceSpans(text, language).map((span) => span.trim());
  const sure = new Set<string>();
  const single = new Set<string>();
  for (const sentence of sentences) {
    for (const { groups } of sentence.matchAll(MARKED)) sure.add(groups?.['term']?.trim() ?? '');
    for (const { 0: name, index } of sentence.matchAll(NAME)) {
      const bare = index === 0 ? stripArticle(name) : name;
      if (/\s/u.test(bare)) sure.add(bare);
      else if (index > 0 && !isAllNouns(language)) single.add(bare);
    }
  }
  const about = (name: string) => sentences.filter((sentence) => sentence.includes(name));
  const often = [...single].filter((name) => about(name).length > 1 && ![...sure].some((one) => one.includes(name)));
  return [...sure, ...often]
    .filter((name) => name !== '')
    .toSorted((a, b) => text.indexOf(a) - text.indexOf(b))
    .map((title) => ({ title, said: about(title).slice(0, MOST_SENTENCES).join(' ').replaceAll('**', '') }));
}
