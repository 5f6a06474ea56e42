/** Markdown takes room as well. */
const LOOKED_AT = 4;

/** The beginning of a text on one line without Markdown; `most` in UTF-16 units, 200 in the contract's lists. */
export function previewOf(markdown: string, most = 200): string {
  return (
    markdown
      .slice(0, most * LOOKED_AT)
      .replaceAll(/!?\[([^\]]*)\]\([^)]*\)/g, '$1')
      .replaceAll(/^\s*(?:#{1,6}|>|[-+*]|\d+\.)\s+/gm, '')
      .replaceAll(/(?<![\p{N}*])(\*{1,3})(?=[^\s*])([^*]*[^\s*])\1/gu, '$2')
      .replaceAll(/(?<=^|[\s\p{P}])\*{1,3}(?=[^\s*])|(?<=[^\s\p{N}])\*{1,3}(?=\s|$)/gu, '')
      .replaceAll(/(?<![\p{L}\p{N}])_{1,3}(?=\S)|(?<=\S)_{1,3}(?![\p{L}\p{N}])/gu, '')
      // Lists must not reveal spoilers.
      .replaceAll(/\|\|[^|]+\|\|/g, '…')
      .replaceAll(/~~|`+/g, '')
      .replaceAll(/\s+/g, ' ')
      .trim()
      .slice(0, most)
      .toWellFormed()
  );
}
