import { agreeInStory, ApiError } from '@fabula/sdk';
import { getGetStorySessionQueryKey, getGetStoryTalkQueryKey } from '@fabula/sdk/react';
import type { OfferStateValue } from '@fabula/ui/talk';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';

import { createIdempotencyKeys, newIdempotencyKey } from '../live/idempotency-keys';
import { putNextRound } from '../play/play-cache';
import type { TalkPlace } from './story-chat-query';

/** Agrees on a talk's outcome, under one key for all retries. */
export function useAgree({ sessionId, characterId }: TalkPlace) {
  const client = useQueryClient();
  const [keys] = useState(() => createIdempotencyKeys(newIdempotencyKey));
  const [state, setState] = useState<OfferStateValue>({ kind: 'none' });

  const readAgain = () =>
    Promise.all([
      client.invalidateQueries({ queryKey: getGetStorySessionQueryKey(sessionId) }),
      client.invalidateQueries({ queryKey: getGetStoryTalkQueryKey(sessionId, characterId) }),
    ]);

  const agree = async (agreementId: string, roundId: string): Promise<void> => {
    const act = `${agreementId} ${roundId}`;
    setState({ kind: 'pending', agreementId });
    try {
      const headers = { 'Idempotency-Key': keys.of(act) };
      putNextRound(client, null, await agreeInStory(sessionId, { agreementId, roundId }, { headers }));
      keys.done(act);
      await client.invalidateQueries({ queryKey: getGetStoryTalkQueryKey(sessionId, characterId) });
      setState({ kind: 'none' });
    } catch (error) {
      const isRefused = error instanceof ApiError && error.status < 500;
      if (isRefused) {
        keys.done(act);
        await readAgain();
      } else console.warn('Nothing could be agreed', error);
      setState(isRefused && error.reason === 'CONFLICT' ? { kind: 'stale' } : { kind: 'failed', agreementId });
    }
  };

  return { state, agree: (agreementId: string, roundId: string) => void agree(agreementId, roundId) };
}
