import { createSuggestion, decideSuggestion, stopSuggestion, type Suggestion, type SuggestionForm } from '@fabula/sdk';
import { getListSuggestionsQueryKey, useListSuggestions } from '@fabula/sdk/react';

import { pollAfter } from '../../../../suggestions/poll-after';
import { useSuggestionActs } from '../../../../suggestions/use-suggestion-acts';
import type { EditorPart } from '../editor-part';

export function useSuggestions({ editor, state }: Pick<EditorPart, 'editor' | 'state'>) {
  const draftId = state.draftId ?? '';
  const { data } = useListSuggestions(draftId, {
    query: { enabled: draftId !== '', refetchInterval: ({ state: read }) => pollAfter(read) },
  });
  return useSuggestionActs<Suggestion, SuggestionForm>(editor, state.revision, {
    draftId,
    data,
    queryKey: getListSuggestionsQueryKey(draftId),
    create: (form, options) => createSuggestion(draftId, form, options),
    decide: (suggestionId, accept, options) => decideSuggestion(draftId, suggestionId, { accept }, options),
    stop: (suggestionId, options) => stopSuggestion(draftId, suggestionId, options),
    replaces: (asked, other) => asked.field === other.field,
  });
}
