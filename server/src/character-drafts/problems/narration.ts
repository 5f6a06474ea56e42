const QUOTES: Readonly<Record<string, readonly string[]>> = {
  '“': ['”'],
  '„': ['“', '”'],
  '«': ['»'],
  '»': ['«'],
  '「': ['」'],
  '『': ['』'],
  '"': ['"'],
};
const SENTENCE = /[^.!?…。！？؟\n*]+[.!?…。！？؟]*/gu;
/** Letters of a text that are read sentence by sentence. */
const MOST_READ = 20_000;

export interface Sentence {
  text: string;
  /** Where it begins, in UTF-16 code units. */
  from: number;
}

export interface Narration {
  sentences: Sentence[];
  /** Whether the text sets apart what is said, so that the rest is told for certain. */
  isMarked: boolean;
}

/**
 * The sentences of a text outside of what is said in quotation marks; in a text without any, those between asterisks.
 * Looks at each letter a few times, whatever the text.
 */
export function readNarration(whole: string): Narration {
  const text = whole.slice(0, MOST_READ);
  const told = withoutSpeech(text);
  if (told !== text) return { sentences: sentencesOf(told), isMarked: true };
  const inside = betweenAsterisks(text);
  return inside === undefined
    ? { sentences: sentencesOf(text), isMarked: false }
    : { sentences: sentencesOf(inside), isMarked: true };
}

function sentencesOf(text: string): Sentence[] {
  return Array.from(text.matchAll(SENTENCE)).flatMap(({ 0: found, index }) => {
    const start = found.search(/[^\s,;:–—-]/u);
    if (start < 0 || /[?？؟]\s*$/u.test(found.slice(-4))) return [];
    return { text: found.slice(start).trimEnd(), from: index + start };
  });
}

function withoutSpeech(text: string): string {
  const missing = new Set<string>();
  const pieces: string[] = [];
  let kept = 0;
  for (let at = 0; at < text.length; at += 1) {
    const closers = QUOTES[text[at] ?? ''];
    if (closers === undefined) continue;
    const end = closingAt(text, at + 1, closers, missing);
    if (end === undefined) continue;
    pieces.push(text.slice(kept, at), ' '.repeat(end - at + 1));
    kept = end + 1;
    at = end;
  }
  return pieces.length === 0 ? text : pieces.join('') + text.slice(kept);
}

/** Where a quotation ends within its paragraph. @param missing What is not found any further, so that it is sought once. */
function closingAt(text: string, from: number, closers: readonly string[], missing: Set<string>): number | undefined {
  const find = (sign: string): number => {
    if (missing.has(sign)) return text.length;
    const at = text.indexOf(sign, from);
    if (at < 0) missing.add(sign);
    return at < 0 ? text.length : at;
  };
  const end = Math.min(...closers.map(find));
  return end < text.length && end < find('\n\n') ? end : undefined;
}

function betweenAsterisks(text: string): string | undefined {
  const parts = text.split('*');
  if (parts.length < 3) return undefined;
  return parts.map((part, index) => (index % 2 === 1 ? part : ' '.repeat(part.length))).join('*');
}
