import type { DraftKind } from '../draft-state';
import { joinLists, joinTexts } from '../join-values';

/** The fields of the drafts that tests edit. */
export interface NoteFields {
  readonly title: string;
  readonly text: string;
  readonly place: string;
  readonly tags: readonly string[];
}

const names = ['title', 'text', 'place', 'tags'] as const;

/** Letters that the server stores of a title. */
export const longestTitle = 4_000;

export const noteDraft: DraftKind<NoteFields> = {
  names,
  blank: { title: '', text: '', place: '', tags: [] },
  fits: ({ title = '' }) => title.length <= longestTitle,
  join: (field, mine, theirs) =>
    field === 'tags'
      ? { tags: joinLists(mine.tags, theirs.tags, Object.is) }
      : { [field]: joinTexts(mine[field], theirs[field]) },
};

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;

const isText = (value: unknown): value is string => typeof value === 'string';

/** Reads changes of a note; null for what are none. */
export function parseNote(value: unknown): Partial<NoteFields> | null {
  if (!isRecord(value)) return null;
  const { title, text, place, tags } = value;
  return {
    ...(isText(title) && { title }),
    ...(isText(text) && { text }),
    ...(isText(place) && { place }),
    ...(Array.isArray(tags) && { tags: tags.filter(isText) }),
  };
}
