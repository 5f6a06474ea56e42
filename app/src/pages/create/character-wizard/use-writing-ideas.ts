import { useState } from 'react';

import { createWritingIdeas, type CharacterDraftFields, type WritingIdeas } from '@fabula/sdk';
import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query';

import type { Wizard } from './use-wizard';

type Ideas = Pick<Wizard, 'editor' | 'state'>;

/** The ideas of a seed stay the same while the page is shown, even when the draft changes. */
const ideasQuery = (
  draftId: string,
  locale: CharacterDraftFields['language'],
  seed: string,
  flush: () => Promise<unknown>,
) =>
  queryOptions({
    queryKey: ['writing ideas', draftId, locale, seed],
    queryFn: async (): Promise<WritingIdeas> => {
      // The ideas follow from what the server has of the draft.
      await flush();
      return createWritingIdeas(draftId, { locale, seed });
    },
    staleTime: Infinity,
  });

export function useWritingIdeas({ editor, state }: Ideas, isShown: boolean) {
  const [count, setCount] = useState(1);
  const client = useQueryClient();
  const optionsOf = (draftId: string) =>
    ideasQuery(draftId, state.fields.language, `ideas-${count}`, async () => editor?.flush());
  const query = useQuery({ ...optionsOf(state.draftId ?? ''), enabled: isShown && state.draftId !== null });
  /** The ideas, asked for now if they are not here; a new draft is created for them. */
  const find = async (): Promise<WritingIdeas> => {
    const draftId = (await editor?.begin()) ?? null;
    if (draftId === null) throw new Error('The draft could not be created');
    return client.fetchQuery(optionsOf(draftId));
  };
  const others = () => {
    if (query.isError) void query.refetch();
    else setCount(count + 1);
  };
  return { query, find, others };
}
