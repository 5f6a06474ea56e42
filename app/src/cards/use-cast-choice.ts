import { useState } from 'react';

import { getGetCharacterQueryOptions, useListCharacters, useListMyCharacters } from '@fabula/sdk/react';
import type { CastPickerProps } from '@fabula/ui/story-creation';
import { keepPreviousData, useQueries } from '@tanstack/react-query';

import { useVisitor } from '../context/use-app';
import { useDelayedText } from '../explore/use-delayed-text';

/** How many characters of each kind are offered at once: the others are found by name. */
const offered = 24;

interface Choice extends Pick<CastPickerProps, 'chosen' | 'query' | 'onQuery' | 'result' | 'onRetry'> {
  readonly pendingIds: ReadonlySet<string>;
}

/** The characters of a story by their ids, and those that can be added: own ones first, then public ones. */
export function useCastChoice(ids: readonly string[]): Choice {
  const { isKnown } = useVisitor();
  const [committed, commit] = useState('');
  const [query, onQuery] = useDelayedText(committed, commit);
  const q = committed.trim();
  const everyone = useListCharacters(
    { limit: offered, ...(q === '' ? {} : { q }) },
    { query: { placeholderData: keepPreviousData } },
  );
  const mine = useListMyCharacters({ limit: offered }, { query: { enabled: isKnown } });
  const cast = useQueries({
    queries: ids.map((characterId) => ({ ...getGetCharacterQueryOptions(characterId), enabled: isKnown })),
  });
  const chosen = cast.flatMap(({ data }) => data ?? []);
  const pendingIds = new Set(
    ids.filter((_, index) => cast[index]?.data === undefined && cast[index]?.isError !== true),
  );
  const onRetry = () => void Promise.all([everyone.refetch(), mine.refetch()]);
  if (everyone.data === undefined) {
    return { chosen, pendingIds, query, onQuery, result: { state: everyone.isError ? 'failed' : 'loading' }, onRetry };
  }
  const isFound = ({ name }: { readonly name: string }) => name.toLocaleLowerCase().includes(q.toLocaleLowerCase());
  const own = (mine.data?.items ?? []).map(({ character }) => character).filter(isFound);
  const ownIds = new Set(own.map(({ characterId }) => characterId));
  const others = everyone.data.items.filter(({ characterId }) => !ownIds.has(characterId));
  return { chosen, pendingIds, query, onQuery, result: { state: 'found', characters: [...own, ...others] }, onRetry };
}
