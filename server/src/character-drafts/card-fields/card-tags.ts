import type { CharacterDraftFields } from '../../contract/validators.ts';
import { toOneLine } from '../../lib/plain-text.ts';
import type { Locale } from '../../lib/locale.ts';
import { normalizeForSearch } from '../../lib/search-text.ts';

export interface HouseTag {
  tagId: string;
  locale: Locale;
  label: string;
}

export type TagFields = Pick<CharacterDraftFields, 'tags' | 'freeTags'>;

const MOST_OF_HOUSE = 5;
const MOST_FREE = 24;
const LONGEST = 60;

/** The tags of a card as fields: those of the house by what they are called in any language, the others as they are. */
export function readTags(texts: readonly string[], house: readonly HouseTag[]): TagFields {
  const { freeTags, tags } = sort(texts, house);
  return { tags, freeTags };
}

/**
 * The tags of a card for other fields. What the former fields did not show stays, behind the others.
 *
 * @param was What the fields were that the author has changed.
 */
export function writeTags(
  texts: readonly string[],
  { fields, was }: { fields: TagFields & Pick<CharacterDraftFields, 'language'>; was: TagFields },
  house: readonly HouseTag[],
): string[] {
  const { freeTags, labels, tags, hidden } = sort(texts, house);
  const unshown = [
    ...hidden,
    ...tags.filter((tag) => !was.tags.includes(tag)).map((tag) => labels.get(tag) ?? tag),
    ...freeTags.filter((tag) => !was.freeTags.includes(tag)),
  ];
  const labelOf = (tagId: string) =>
    labels.get(tagId) ??
    house.find((tag) => tag.tagId === tagId && tag.locale === fields.language)?.label ??
    house.find((tag) => tag.tagId === tagId)?.label;
  const shown = [...fields.tags.flatMap((tagId) => labelOf(tagId) ?? []), ...fields.freeTags];
  return [...shown, ...unshown.filter((text) => !shown.includes(text))];
}

interface Sorted extends TagFields {
  labels: Map<string, string>;
  hidden: string[];
}

function sort(texts: readonly string[], house: readonly HouseTag[]): Sorted {
  const ids = new Map(house.map(({ label, tagId }) => [normalizeForSearch(label), tagId]));
  const sorted: Sorted = { tags: [], freeTags: [], labels: new Map(), hidden: [] };
  for (const text of texts) {
    const tagId = ids.get(normalizeForSearch(text));
    const free = toLine(text);
    if (tagId !== undefined && !sorted.tags.includes(tagId) && sorted.tags.length < MOST_OF_HOUSE) {
      sorted.tags.push(tagId);
      sorted.labels.set(tagId, text);
    } else if (free !== '' && !sorted.freeTags.includes(free) && sorted.freeTags.length < MOST_FREE) {
      sorted.freeTags.push(free);
    } else sorted.hidden.push(text);
  }
  return sorted;
}

function toLine(text: string): string {
  return toOneLine(text).slice(0, LONGEST).toWellFormed();
}
