import type { StoryDraftState } from './story-drafts';

/** Characters of a draft that are no longer there, as the server says; those that were taken out since are left out. */
export function goneCast({ answer, fields }: Pick<StoryDraftState, 'answer' | 'fields'>): readonly string[] {
  const gone = (answer?.problems ?? []).flatMap(({ code, index }) =>
    code === 'character-gone' && index !== undefined ? (answer?.fields.cast[index] ?? []) : [],
  );
  return gone.filter((id) => fields.cast.includes(id));
}
