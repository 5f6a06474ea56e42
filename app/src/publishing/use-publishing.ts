import { useState } from 'react';

import { setCharacterVisibility } from '@fabula/sdk';
import {
  getGetCharacterQueryKey,
  getListCharactersInfiniteQueryKey,
  getListMyCharactersInfiniteQueryKey,
} from '@fabula/sdk/react';
import type { PublishChoice, PublishStateValue, VisibilityValue } from '@fabula/ui/publishing';
import { useQueryClient } from '@tanstack/react-query';

import { refreshLists } from '../lists/refresh-lists';
import { publishProblem } from './publish-problem';

/** Changes who sees an own character. */
export function usePublishing(characterId: string, onChanged?: (visibility: VisibilityValue) => void) {
  const client = useQueryClient();
  const [state, setState] = useState<PublishStateValue>({ step: 'choosing', problem: null });
  const save = async ({ remixable, statement, visibility }: PublishChoice) => {
    setState({ step: 'saving', problem: null });
    try {
      const form = { visibility, remixable, ...(statement === undefined ? {} : { statement }) };
      await setCharacterVisibility(characterId, form);
      setState({ step: 'done', visibility, isCopied: undefined });
      onChanged?.(visibility);
      await Promise.all([
        refreshLists(client, [getListMyCharactersInfiniteQueryKey(), getListCharactersInfiniteQueryKey()]),
        client.invalidateQueries({ queryKey: getGetCharacterQueryKey(characterId) }),
      ]);
    } catch (error) {
      console.warn(`${characterId} could not be published or taken back`, error);
      setState((now) => (now.step === 'done' ? now : { step: 'choosing', problem: publishProblem(error) }));
    }
  };
  const copy = async (link: string) => {
    const setCopied = (isCopied: boolean) => setState((now) => (now.step === 'done' ? { ...now, isCopied } : now));
    try {
      await navigator.clipboard.writeText(link);
      setCopied(true);
    } catch (cause) {
      console.warn('The address could not be copied', cause);
      setCopied(false);
    }
  };
  return { state, save, copy };
}
