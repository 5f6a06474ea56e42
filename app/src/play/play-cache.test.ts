import type { StoryRound, StoryRoundList, StorySession } from '@fabula/sdk';
import { operations } from '@fabula/sdk/mocks';
import { getGetStoryRoundQueryKey, getGetStorySessionQueryKey, getListStoryRoundsQueryKey } from '@fabula/sdk/react';
import { QueryClient } from '@tanstack/react-query';
import { expect, test } from 'vitest';

import { putNextRound, putSession } from './play-cache';

const session = operations.getStorySession.examples[200].typical.data;
const { storySessionId: id, round } = session;
const ended = operations.playStoryRound.examples[200].ended.data;
const next: StoryRound = { ...ended, parentId: round.roundId };
const [choice] = round.choices;

function opened(): QueryClient {
  const client = new QueryClient();
  putSession(client, session);
  const list: StoryRoundList = { items: [{ ...round }] };
  client.setQueryData(getListStoryRoundsQueryKey(id), list);
  return client;
}

const sessionOf = (client: QueryClient) => client.getQueryData<StorySession>(getGetStorySessionQueryKey(id));
const listOf = (client: QueryClient) => client.getQueryData<StoryRoundList>(getListStoryRoundsQueryKey(id));
const roundOf = (client: QueryClient, roundId: string) =>
  client.getQueryData<StoryRound>(getGetStoryRoundQueryKey(id, roundId));

test('a move takes the play on: to its round, on the path, on the map, and the choice remembers where it led', () => {
  const client = opened();
  putNextRound(client, choice?.choiceId ?? null, next);
  expect(sessionOf(client)?.round).toEqual(next);
  expect(sessionOf(client)?.pathIds).toEqual([...session.pathIds, next.roundId]);
  expect(listOf(client)?.items.map(({ roundId }) => roundId)).toEqual([round.roundId, next.roundId]);
  expect(roundOf(client, next.roundId)).toEqual(next);
  expect(roundOf(client, round.roundId)?.choices[0]?.roundId).toBe(next.roundId);
});

test('adds a round that is already on the map only once', () => {
  const client = opened();
  putNextRound(client, choice?.choiceId ?? null, next);
  putSession(client, session);
  putNextRound(client, choice?.choiceId ?? null, next);
  expect(listOf(client)?.items).toHaveLength(2);
  expect(sessionOf(client)?.pathIds).toEqual([...session.pathIds, next.roundId]);
});
