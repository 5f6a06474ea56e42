import { useState } from 'react';

import { previewStoryDraft, type StoryPreview, type StoryPreviewForm } from '@fabula/sdk';
import { keepPreviousData, useQuery } from '@tanstack/react-query';

import { isNotFound } from '../data/query-clients';

interface PreviewPlayer {
  readonly roleId: string | null;
  readonly name: string | null;
}

function formOf(player: PreviewPlayer | null, choiceIds: readonly string[]): StoryPreviewForm {
  const { name = null, roleId = null } = player ?? {};
  return {
    choiceIds: [...choiceIds],
    ...(roleId === null ? {} : { roleId }),
    ...(name === null ? {} : { name }),
  };
}

type PreviewState =
  | { readonly kind: 'loading' }
  | { readonly kind: 'gone' }
  | { readonly kind: 'failed'; readonly isRetrying: boolean }
  | { readonly kind: 'open'; readonly preview: StoryPreview };

/** A story draft as its readers would meet it, played along the choices that were taken. Nothing of it is kept. */
export function useStoryPreview(draftId: string) {
  const [player, setPlayer] = useState<PreviewPlayer | null>(null);
  const [choiceIds, setChoiceIds] = useState<readonly string[]>([]);
  const query = useQuery({
    queryKey: ['story-preview', draftId, player, choiceIds],
    queryFn: () => previewStoryDraft(draftId, formOf(player, choiceIds)),
    placeholderData: keepPreviousData,
    staleTime: 0,
    enabled: draftId !== '',
  });
  const { data, error, isFetching } = query;
  const rounds = data?.rounds ?? [];
  const stateOf = (): PreviewState => {
    if (draftId === '' || isNotFound(error)) return { kind: 'gone' };
    if (data !== undefined) return { kind: 'open', preview: data };
    return error === null ? { kind: 'loading' } : { kind: 'failed', isRetrying: isFetching };
  };
  return {
    state: stateOf(),
    player,
    isUnderWay: choiceIds.length > 0 || player !== null,
    /** The choice whose round is on its way; null for none. */
    pendingId: isFetching && query.isPlaceholderData ? (choiceIds.at(-1) ?? null) : null,
    /** The choice whose round did not come; null for none. */
    failedId: query.isError ? (choiceIds.at(-1) ?? null) : null,
    begin: setPlayer,
    choose: (choiceId: string) => setChoiceIds([...choiceIds.slice(0, Math.max(0, rounds.length - 1)), choiceId]),
    goTo: (roundId: string) => {
      const index = rounds.findIndex((round) => round.roundId === roundId);
      if (index !== -1) setChoiceIds(choiceIds.slice(0, index));
    },
    startOver: () => {
      setPlayer(null);
      setChoiceIds([]);
    },
    retry: () => void query.refetch(),
  };
}

export type StoryPreviewPlay = ReturnType<typeof useStoryPreview>;
