/** A stretch of a line: text, or an action, which Markdown writes between asterisks. */
export interface PlainStretch {
  readonly isAction: boolean;
  readonly text: string;
}

/** A line that begins a block of its own, such as a list, or that makes one of the line before. */
const blockStart = /^(?:[ \t]|[-+#>=~`<[|]|\d+[.)]|\*(?:[ \t*]*$|[ \t])|_[ \t_]*$)/m;

/**
 * The paragraphs of a text that has nothing but paragraphs, each of which Markdown reads by itself; null for any other.
 * A message that grows is then read from its last paragraph on only.
 */
export function paragraphsOf(text: string): string[] | null {
  if (blockStart.test(text) || text.includes('\r')) return null;
  return text
    .replaceAll(/^\n+|\n+$/g, '')
    .split(/\n{2,}/)
    .filter((paragraph) => paragraph !== '');
}

/**
 * By their neighbours, these asterisks can only stand around an emphasis (CommonMark, "flanking"): after the end of a
 * sentence only before a space.
 */
const action =
  /(?<=^|[ \n])\*([\p{L}\p{N}](?:[^*\n]*(?:[\p{L}\p{N}]|[.!?…。！？؟](?=\*(?:$|[ \n]))))?)\*(?=$|[ \n.,!?;:])/gmu;

/** What may mean something else than itself within a paragraph of Markdown. */
const special = /[\\`*_[\]<&\0]|~~|\|\|/;

/** The lines of a paragraph that holds words and simple actions only; null where its Markdown needs a parser. */
export function plainLines(paragraph: string): PlainStretch[][] | null {
  if (special.test(paragraph.replace(action, '$1'))) return null;
  return paragraph
    .replace(/[ \t]+$/gm, '')
    .split('\n')
    .map((line) =>
      // Every second piece is what the pattern holds.
      line.split(action).map((text, place) => ({ isAction: place % 2 === 1, text })),
    );
}
