import { setupServer } from 'msw/node';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { clock } from '../../tests/clock';
import {
  ApiError,
  configure,
  createStorySession,
  forkStorySession,
  getStorySession,
  listStoryRounds,
  listStorySessions,
  playStoryRound,
  selectStoryRound,
  type StoryRound,
} from '../index';
import { scenarios } from './index';

const server = setupServer();
beforeAll(() => server.listen({ onUnhandledFrame: 'error' }));
afterEach(() => server.resetHandlers());
afterAll(() => server.close());

const storyId = 'winter-at-heron-pass';

async function begun() {
  server.use(...scenarios.guest());
  configure({ baseUrl: 'http://mock.test/api', clock });
  return createStorySession({ storyId, name: 'Ida' });
}

const playFirst = ({ storySessionId, roundId, choices }: StoryRound) =>
  playStoryRound(storySessionId, { roundId, choiceId: choices[0]?.choiceId ?? '' });

it('a mocked play begins, goes on to its end, and is listed by its story', async () => {
  const { storySessionId, round, player } = await begun();
  expect(player).toEqual({ name: 'Ida', roleId: null });
  const last = await playFirst(await playFirst(round));
  expect(last.ending).not.toBeNull();
  const { pathIds } = await getStorySession(storySessionId);
  expect(pathIds).toHaveLength(3);
  const { items } = await listStorySessions({ storyId });
  expect(items[0]).toMatchObject({ storySessionId, roundId: last.roundId, ending: last.ending });
  expect((await listStorySessions({ storyId: 'the-counting-light' })).items).toEqual([]);
});

it('a mocked play goes back, takes a way that was taken before to the same round, and keeps both on its map', async () => {
  const { storySessionId, round } = await begun();
  const next = await playFirst(round);
  const { round: again } = await selectStoryRound(storySessionId, { roundId: round.roundId });
  expect(again.choices[0]?.roundId).toBe(next.roundId);
  expect((await playFirst(again)).roundId).toBe(next.roundId);
  await selectStoryRound(storySessionId, { roundId: round.roundId });
  await playStoryRound(storySessionId, { roundId: round.roundId, choiceId: round.choices[1]?.choiceId ?? '' });
  expect((await listStoryRounds(storySessionId)).items).toHaveLength(3);
});

it('a mocked play refuses a move in another round and a locked choice, and says where it stands', async () => {
  const { storySessionId, round } = await begun();
  const next = await playFirst(round);
  await expect(playFirst(round)).rejects.toMatchObject({ status: 409, currentRoundId: next.roundId });
  const locked = next.choices.find(({ lock }) => lock !== null);
  const attempt = playStoryRound(storySessionId, { roundId: next.roundId, choiceId: locked?.choiceId ?? '' });
  await expect(attempt).rejects.toBeInstanceOf(ApiError);
});

it('a mocked play is forked with its way so far', async () => {
  const { storySessionId, round } = await begun();
  const next = await playFirst(round);
  const fork = await forkStorySession(storySessionId, next.roundId);
  expect(fork).toMatchObject({ storyId, forkedFromRoundId: next.roundId });
  expect(fork.storySessionId).not.toBe(storySessionId);
  expect(fork.pathIds).toHaveLength(2);
});
