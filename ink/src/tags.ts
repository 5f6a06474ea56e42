/** A tag of a line or a choice, `# name: first; second`, read into its parts. */
export interface Tag {
  /** Lower case. */
  name: string;
  parts: string[];
}

/** Reads a tag as ink gives it, without its sign. One that is a mere word has no parts. */
export function readTag(tag: string): Tag {
  const colon = tag.indexOf(':');
  if (colon === -1) return { name: tag.trim().toLowerCase(), parts: [] };
  return {
    name: tag.slice(0, colon).trim().toLowerCase(),
    parts: tag
      .slice(colon + 1)
      .split(';')
      .map((part) => part.trim()),
  };
}

export function findTag(tags: readonly Tag[], name: string): string | null {
  return tags.find((tag) => tag.name === name)?.parts[0] ?? null;
}
