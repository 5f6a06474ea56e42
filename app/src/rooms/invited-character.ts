import { getGetCharacterQueryOptions, useGetCharacter } from '@fabula/sdk/react';
import type { RoomCharacterValue } from '@fabula/ui/rooms';
import type { QueryClient } from '@tanstack/react-query';
import { useSearchParams } from 'react-router-dom';

import { characterParam } from '../routes/use-hrefs';

/** Prefetches the character of the address; ignores a missing one. */
export async function primeInvited(client: QueryClient, search: URLSearchParams): Promise<void> {
  const characterId = search.get(characterParam);
  if (characterId !== null) await client.prefetchQuery(getGetCharacterQueryOptions(characterId));
}

export function useInvited(): readonly RoomCharacterValue[] {
  const characterId = useSearchParams()[0].get(characterParam);
  const { data: character } = useGetCharacter(characterId ?? '', { query: { enabled: characterId !== null } });
  return character === undefined || character.own ? [] : [character];
}
