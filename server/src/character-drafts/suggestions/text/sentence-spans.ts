/** A sentence that continues: after the title of a name, and while a quotation is open. */
const GOES_ON = /(?:\b(?:Mr|Mrs|Mx|Ms|Dr|St|Sr|Sra)\.|“[^”]*|«[^»]*|「[^」]*|『[^』]*)\s*$/u;

/**
 * The sentences of a text, each with the white space after it: joined they are the text.
 *
 * @param language BCP 47
 */
export function sentenceSpans(text: string, language: string): string[] {
  const spans: string[] = [];
  for (const { segment } of new Intl.Segmenter(language, { granularity: 'sentence' }).segment(text)) {
    const last = spans.at(-1);
    const isSame = last !== undefined && !last.endsWith('\n') && (/^\p{Ll}/u.test(segment) || GOES_ON.test(last));
    if (isSame || (last !== undefined && segment.trim() === '')) spans[spans.length - 1] = last + segment;
    else spans.push(segment);
  }
  return spans;
}

export function joinSpans(spans: readonly string[], text: string): string {
  const end = /\s*$/u.exec(text)?.[0] ?? '';
  return spans.join('').trimEnd() + end;
}
