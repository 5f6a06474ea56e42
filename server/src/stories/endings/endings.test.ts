import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { SessionValues } from '../../http/principal.ts';
import { StoryEndingsEnvelope, StorySessionEnvelope } from '../../contract/validators.ts';
import { testPlayer } from '../../testing/story-plays.ts';
import { createTestServer, type TestServer } from '../../testing/test-server.ts';
import { compileInk } from '../engine/ink/compile.ts';
import { declaredEndings } from '../rounds/declared-endings.ts';

const ferry = `
-> quay
=== quay
The ferry is late.
+ [Go home.]
    # ending: home; Home
    You go home.
    -> END
+ [Wait.] -> wait
=== wait
+ [Board.]
    # ending: over; Over the water
    You go over.
    -> END
+ [Swim.]
    # ending: drowned
    You swim.
    -> END
`;

let server: TestServer;
beforeAll(async () => {
  const findInk = (storyId: string) => (storyId === 'low-tide' ? ferry : undefined);
  server = await createTestServer({ overrides: { findInk } });
});
afterAll(async () => {
  await server[Symbol.asyncDispose]();
});

async function endings(session?: SessionValues) {
  const answer = await server.call('/stories/low-tide/endings', session === undefined ? {} : { session });
  return StoryEndingsEnvelope.parse(answer.body).data;
}

describe('the endings of a story', () => {
  it('are counted by players and by plays, with titles for a player who has found them', async () => {
    const nothing = { found: false, players: 0, plays: 0, share: 0, title: null };
    expect(await endings()).toEqual({
      items: ['home', 'over', 'drowned'].map((endingId) => ({ endingId, ...nothing })),
      found: 0,
      total: 3,
      playerCount: 0,
      playCount: 0,
    });

    const one = await testPlayer(server);
    await one.choose((await one.begin({ storyId: 'low-tide' })).round, 0);
    await one.choose((await one.begin({ storyId: 'low-tide' })).round, 0);
    const other = await testPlayer(server);
    const { round } = await other.begin({ storyId: 'low-tide' });
    const end = await other.choose(await other.choose(round, 1), 0);
    await other.choose((await other.begin({ storyId: 'low-tide' })).round, 0);

    expect(await endings(one.session)).toEqual({
      items: [
        { endingId: 'home', title: 'Home', found: true, players: 2, plays: 3, share: 0.75 },
        { endingId: 'over', title: null, found: false, players: 1, plays: 1, share: 0.25 },
        { endingId: 'drowned', ...nothing },
      ],
      found: 1,
      total: 3,
      playerCount: 2,
      playCount: 4,
    });
    expect(await endings(other.session)).toMatchObject({ found: 2, items: [{}, { title: 'Over the water' }, {}] });
    expect(await endings()).toMatchObject({ found: 0, items: [{ title: null }, { title: null }, { title: null }] });

    await server.call(`/story-sessions/${end.storySessionId}`, { method: 'DELETE', session: other.session });
    expect(await endings(other.session)).toMatchObject({
      found: 1,
      playerCount: 2,
      playCount: 3,
      items: [{ share: 1 }, { players: 0, plays: 0, share: 0 }, {}],
    });
  });

  it('share out all plays that have ended, also those of one play that went back', async () => {
    const player = await testPlayer(server);
    const before = await endings();
    const { round } = await player.begin({ storyId: 'low-tide' });
    const waiting = await player.choose(round, 1);
    await player.choose(waiting, 0);
    const path = `/story-sessions/${waiting.storySessionId}/current-round`;
    await server.call(path, { method: 'PUT', session: player.session, json: { roundId: waiting.roundId } });
    await player.choose(waiting, 1);
    const { items, playCount } = await endings();
    expect(playCount).toBe(before.playCount + 2);
    expect(items.reduce((sum, { share }) => sum + share, 0)).toBeCloseTo(1);
  });

  it('do not count for a fork of a shared play', async () => {
    const player = await testPlayer(server);
    const { round } = await player.begin({ storyId: 'low-tide' });
    const waiting = await player.choose(round, 1);
    const end = await player.choose(waiting, 1);
    await player.share(end);
    const before = await endings();
    const { session } = await testPlayer(server);
    const fork = (roundId: string) =>
      server.call(`/shared-plays/${end.storySessionId}/rounds/${roundId}/forks`, { method: 'POST', session });
    expect((await fork(end.roundId)).status).toBe(409);
    StorySessionEnvelope.parse((await fork(waiting.roundId)).body);
    expect(await endings(session)).toEqual(before);
  });

  it('are those of a story that the caller may see', async () => {
    expect((await server.call('/stories/nothing/endings')).status).toBe(404);
  });
});

describe('the endings that a source names', () => {
  it('are the same in ink and in what it is compiled to', () => {
    expect(declaredEndings(ferry)).toEqual(['home', 'over', 'drowned']);
    expect(declaredEndings(compileInk(ferry).json).toSorted()).toEqual(['drowned', 'home', 'over']);
  });
});
