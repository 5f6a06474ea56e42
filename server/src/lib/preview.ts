/** How much of a text is looked at for a preview of so many characters: Markdown takes room as well. */
const LOOKED_AT = 4;

/**
 * How a text begins, on one line and without the signs of Markdown: what lists show of a message.
 *
 * @param most The longest preview, in UTF-16 units; the contract's lists take 200.
 */
export function previewOf(markdown: string, most = 200): string {
  return (
    markdown
      .slice(0, most * LOOKED_AT)
      .replaceAll(/!?\[([^\]]*)\]\([^)]*\)/g, '$1')
      .replaceAll(/^\s*(?:#{1,6}|>|[-+*]|\d+\.)\s+/gm, '')
      .replaceAll(/(?<![\p{N}*])(\*{1,3})(?=[^\s*])([^*]*[^\s*])\1/gu, '$2')
      .replaceAll(/(?<=^|[\s\p{P}])\*{1,3}(?=[^\s*])|(?<=[^\s\p{N}])\*{1,3}(?=\s|$)/gu, '')
      .replaceAll(/(?<![\p{L}\p{N}])_{1,3}(?=\S)|(?<=\S)_{1,3}(?![\p{L}\p{N}])/gu, '')
      // A spoiler is not told in a list.
      .replaceAll(/\|\|[^|]+\|\|/g, '…')
      .replaceAll(/~~|`+/g, '')
      .replaceAll(/\s+/g, ' ')
      .trim()
      .slice(0, most)
      .toWellFormed()
  );
}
