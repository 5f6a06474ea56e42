import type { StoryRound, StoryRoundCard, StorySession } from '@fabula/sdk';
import { useGetStoryRound, useGetStorySession, useListStoryRounds } from '@fabula/sdk/react';

import { isNotFound } from '../data/query-clients';
import { useVisitor } from '../context/use-app';

export interface OpenPlay {
  readonly session: StorySession;
  readonly round: StoryRound;
  readonly rounds: readonly StoryRoundCard[];
}

export type PlayState =
  | { readonly kind: 'loading' }
  /** No such play or round, or of another story. */
  | { readonly kind: 'gone' }
  | { readonly kind: 'failed'; readonly isRetrying: boolean; readonly retry: () => void }
  | ({ readonly kind: 'open' } & OpenPlay);

interface PlayAddress {
  readonly sessionId: string;
  readonly storyId: string;
  readonly roundId: string;
}

/**
 * The round of an address, with its play; refetched whenever the page comes back into view, as other devices change it.
 */
export function usePlay({ sessionId, storyId, roundId }: PlayAddress): PlayState {
  // Without a browser there is no visitor, and a play is its reader's own.
  const enabled = useVisitor().isKnown;
  const session = useGetStorySession(sessionId, { query: { enabled, staleTime: 0, refetchOnWindowFocus: 'always' } });
  const round = useGetStoryRound(sessionId, roundId, { query: { enabled } });
  const rounds = useListStoryRounds(sessionId, { query: { enabled } });
  const queries = [session, round, rounds];

  if (queries.some(({ error }) => isNotFound(error))) return { kind: 'gone' };
  if (session.data !== undefined && session.data.storyId !== storyId) return { kind: 'gone' };
  if (session.data !== undefined && round.data !== undefined && rounds.data !== undefined) {
    return { kind: 'open', session: session.data, round: round.data, rounds: rounds.data.items };
  }
  if (queries.every(({ error }) => error === null)) return { kind: 'loading' };
  const retry = () => {
    for (const query of queries) if (query.isError) void query.refetch();
  };
  return { kind: 'failed', isRetrying: queries.some(({ isFetching }) => isFetching), retry };
}
