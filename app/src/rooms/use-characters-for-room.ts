import { useListCharacters } from '@fabula/sdk/react';
import type { CreateRoomProps } from '@fabula/ui/rooms';
import { keepPreviousData } from '@tanstack/react-query';
import { useState } from 'react';

import { useDelayedText } from '../explore/use-delayed-text';

const offered = 24;

export function useCharactersForRoom(): Pick<CreateRoomProps, 'query' | 'onQuery' | 'result' | 'onRetry'> {
  const [committed, commit] = useState('');
  const [query, onQuery] = useDelayedText(committed, commit);
  const q = committed.trim();
  const { data, isError, refetch } = useListCharacters(
    { limit: offered, ...(q === '' ? {} : { q }) },
    { query: { placeholderData: keepPreviousData } },
  );
  const onRetry = () => void refetch();
  if (data !== undefined) {
    return { query, onQuery, result: { state: 'found', characters: data.items }, onRetry };
  }
  return { query, onQuery, result: { state: isError ? 'failed' : 'loading' }, onRetry };
}
