import { array, assert, asyncProperty, nat } from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  SharedPlayEnvelope,
  StoryRoundEnvelope,
  StorySessionEnvelope,
  type StoryRound,
} from '../../contract/validators.ts';
import { isInkStory } from '../../seeds/ink.ts';
import { stories } from '../../seeds/stories.ts';
import { seedWorld } from '../../seeds/load/seed-world.ts';
import { testPlayer } from '../../testing/story-plays.ts';
import { createTestServer, type TestServer } from '../../testing/test-server.ts';
import { testWorld } from '../../testing/test-world.ts';

const written = stories.filter(({ storyId }) => isInkStory(storyId));

let server: TestServer;
beforeAll(async () => {
  server = await createTestServer();
  const all = [...testWorld.stories, ...stories];
  await seedWorld(server.deps.database, server.clock, { ...testWorld, stories: all });
});
afterAll(async () => {
  await server[Symbol.asyncDispose]();
});

/** Plays at random until the story ends or the numbers do. */
async function wander(storyId: string, steps: readonly number[]): Promise<{ rounds: StoryRound[]; taken: number[] }> {
  const player = await testPlayer(server);
  const rounds = [(await player.begin({ storyId })).round];
  const taken: number[] = [];
  for (const step of steps) {
    const round = rounds.at(-1);
    const open = round?.choices.flatMap(({ lock }, index) => (lock === null ? [index] : [])) ?? [];
    const index = open[step % open.length];
    if (round === undefined || index === undefined) break;
    taken.push(index);
    rounds.push(await player.choose(round, index));
  }
  const last = rounds.at(-1);
  if (last !== undefined) await player.share(last);
  return { rounds, taken };
}

const told = ({ blocks, choices, choiceText, move, panel, progress, ending, stateBefore, stateAfter }: StoryRound) => ({
  blocks,
  choices: choices.map(({ roundId: _roundId, ...choice }) => choice),
  choiceText,
  move,
  panel,
  progress,
  ending,
  stateBefore,
  stateAfter,
});

describe.each(written)('a shared play of $storyId', ({ storyId }) => {
  it('is replayed as it was, and what is forked from any of its rounds begins and continues as it did', async () => {
    await assert(
      asyncProperty(array(nat(), { minLength: 1, maxLength: 14 }), nat(), async (steps, place) => {
        const { rounds, taken } = await wander(storyId, steps);
        const { storySessionId = '' } = rounds[0] ?? {};
        const { body } = await server.call(`/shared-plays/${storySessionId}`);
        const shared = SharedPlayEnvelope.parse(body).data.rounds;
        expect(shared.map(({ roundId, blocks }) => ({ roundId, blocks }))).toEqual(
          rounds.map(({ roundId, blocks }) => ({ roundId, blocks })),
        );

        const at = place % taken.length;
        const stranger = await testPlayer(server);
        const { session } = stranger;
        const path = `/shared-plays/${storySessionId}/rounds/${rounds[at]?.roundId}/forks`;
        const answer = await server.call(path, { method: 'POST', session });
        const { pathIds, round, ...fork } = StorySessionEnvelope.parse(answer.body).data;
        const copies = await Promise.all(
          pathIds.map(async (id) => {
            const read = await server.call(`/story-sessions/${fork.storySessionId}/rounds/${id}`, { session });
            return StoryRoundEnvelope.parse(read.body).data;
          }),
        );
        expect(copies.map(told)).toEqual(rounds.slice(0, at + 1).map(told));
        const next = await stranger.choose(round, taken[at] ?? 0);
        expect([next].map(told)).toEqual(rounds.slice(at + 1, at + 2).map(told));
      }),
      { numRuns: 3 },
    );
  });
});
