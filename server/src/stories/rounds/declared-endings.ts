/** The tag of an ending, in ink's source and in what it is compiled to: `# ending: id; title`. */
const ENDING = /(?:#|"\^)\s*ending:\s*(?<id>[^;#"\n\\]+)(?:;\s*(?<title>[^#"\n\\]+))?/gu;

/**
 * The ids of the endings that a source names, in its order.
 *
 * @param source Ink, or ink's own JSON.
 */
export function declaredEndings(source: string): string[] {
  const ids = [...source.matchAll(ENDING)].map(({ groups }) => groups?.id?.trim() ?? '');
  return [...new Set(ids)].filter((id) => id !== '');
}

/**
 * The names that a source gives to its endings, by id; without those that have none.
 *
 * @param source Ink, or ink's own JSON.
 */
export function endingTitles(source: string): Map<string, string> {
  const named = [...source.matchAll(ENDING)].map(
    ({ groups }) => [groups?.id?.trim() ?? '', groups?.title?.trim() ?? ''] as const,
  );
  return new Map(named.filter(([, title]) => title !== ''));
}
