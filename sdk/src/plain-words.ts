/** The words of a message as a voice reads them and as a list shows them: without the signs of Markdown. */
export const plainWords = (markdown: string): string =>
  markdown
    .replaceAll(/!?\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replaceAll(/^\s*(?:#{1,6}|>|[-+*]|\d+\.)\s+/gm, '')
    .replaceAll(/[*_`~]+/g, '')
    .replaceAll(/\n{2,}/g, '\n')
    .trim();
