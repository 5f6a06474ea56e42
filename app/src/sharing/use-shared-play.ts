import { ApiError, countSharedReading, forkSharedPlay, type StoryCard } from '@fabula/sdk';
import { somethingFailed } from '@fabula/ui';
import type { GoOnValue } from '@fabula/ui/sharing';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router-dom';

import { useIdempotentRequest } from '../live/use-idempotent-request';
import { useHrefs } from '../routes/use-hrefs';
import { putSession } from '../play/play-cache';
import { useVisitor } from '../context/use-app';

/** Plays whose reading this page has told the server of. */
const counted = new Set<string>();

/** Counts one reading of a shared play; `story` is undefined until loaded. */
export function useCountReading(storySessionId: string, story: StoryCard | undefined): void {
  const { isKnown } = useVisitor();
  const isRead = isKnown && story !== undefined;
  useEffect(() => {
    if (!isRead || counted.has(storySessionId)) return;
    counted.add(storySessionId);
    countSharedReading(storySessionId).catch((error: unknown) => {
      if (!(error instanceof ApiError)) counted.delete(storySessionId);
      console.warn('The reading was not counted', error);
    });
  }, [isRead, storySessionId]);
}

/** Forks a shared play at a round into a play of the visitor's own. */
export function useGoOn(storySessionId: string, story: StoryCard | undefined): GoOnValue {
  const client = useQueryClient();
  const navigate = useNavigate();
  const hrefs = useHrefs();
  const act = useIdempotentRequest(somethingFailed);
  const [busyId, setBusyId] = useState<string | null>(null);

  const goOn = async ({ kind, storyId }: StoryCard, roundId: string) => {
    setBusyId(roundId);
    await act(`fork ${roundId}`, async (options) => {
      const fork = await forkSharedPlay(storySessionId, roundId, options);
      putSession(client, fork);
      const place = { kind, storyId, storySessionId: fork.storySessionId, roundId: fork.round.roundId };
      await navigate(hrefs.play(place));
    });
    setBusyId(null);
  };
  return { busyId, onGoOn: (roundId) => story && void goOn(story, roundId) };
}
