import type { RemixOrigin } from '@fabula/sdk';
import { useGetCharacterDraft } from '@fabula/sdk/react';

/** Whom a draft was made of; undefined for one that is no remix, and until that is known. */
export function useRemixCredit(draftId: string | null): RemixOrigin | undefined {
  const { data } = useGetCharacterDraft(draftId ?? '', { query: { enabled: draftId !== null, staleTime: Infinity } });
  return data?.remixOf[0];
}
