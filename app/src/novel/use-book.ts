import type { StoryRound, StoryRoundCard, StorySession } from '@fabula/sdk';
import { getGetStoryRoundQueryOptions } from '@fabula/sdk/react';
import { useQueries } from '@tanstack/react-query';

import { usePlay, type PlayState } from '../play/use-play';
import { bookPath } from './book-path';

type BookState =
  | Exclude<PlayState, { kind: 'open' }>
  | {
      readonly kind: 'open';
      readonly session: StorySession;
      readonly rounds: readonly StoryRound[];
      readonly cards: readonly StoryRoundCard[];
    };

export function useBook(address: Parameters<typeof usePlay>[0]): BookState {
  const play = usePlay(address);
  const path = play.kind === 'open' ? bookPath(play.session, play.rounds, address.roundId) : [];
  const queries = useQueries({
    queries: path.map((roundId) => getGetStoryRoundQueryOptions(address.sessionId, roundId)),
  });
  if (play.kind !== 'open') return play;
  const rounds = queries.flatMap(({ data }) => data ?? []);
  if (rounds.length === path.length) return { kind: 'open', session: play.session, rounds, cards: play.rounds };
  if (queries.every(({ isError }) => !isError)) return { kind: 'loading' };
  const retry = () => {
    for (const query of queries) if (query.isError) void query.refetch();
  };
  return { kind: 'failed', isRetrying: queries.some(({ isFetching }) => isFetching), retry };
}
