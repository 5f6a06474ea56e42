import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { Problem, StorySessionEnvelope } from '../../contract/validators.ts';
import { writingPeer, writtenRound } from '../../testing/peers/story-peer.ts';
import { createTestServer } from '../../testing/test-server.ts';
import { createToldStories, roundOf, type ToldStories } from '../../testing/told-stories.ts';
import { replay } from './replay.ts';
import { findPath } from '../rounds/round-store.ts';
import { findAnySession } from '../talk/talk-store.ts';

const OWN_MOVE = 8;
const DANGER = 'I want to die.';

const ferry = `
# meter: rope; Rope; 3
VAR rope = 1
The ferry is late.
+ [Wait.]
    ~ rope++
    You wait.
    ++ [Board.]
        # ending: over; Over the water
        You go over with {rope} ropes.
        -> END
+ [Go home.]
    # ending: home; Home
    You go home.
    -> END
`;

const findInk = (storyId: string) => (storyId === 'low-tide' ? ferry : undefined);

let server: ToldStories;
beforeEach(async () => {
  server = await createToldStories(findInk);
});
afterEach(async () => server[Symbol.asyncDispose]());

describe('a story that an author has written, with a model in the house', () => {
  it('costs nothing by its choices, and takes words of the reader as well', async () => {
    const session = await server.guest();
    const { round } = await server.begin(session, 'low-tide');
    expect(round).toMatchObject({
      engine: 'ink',
      price: 0,
      typedAllowed: true,
      typedIsAside: true,
      typedPrice: OWN_MOVE,
    });
    const next = roundOf(await server.choose(session, round));
    expect(next).toMatchObject({ engine: 'ink', charge: null });
    expect(server.peer.heard).toHaveLength(0);
  });

  it('stays where it is by words of the reader: its state, its round, and the choices of its author', async () => {
    const session = await server.guest();
    const { round: first } = await server.begin(session, 'low-tide');
    const waiting = roundOf(await server.choose(session, first));
    const told = roundOf(await server.move(session, waiting, { text: 'I whistle.' }));
    expect(told).toMatchObject({
      engine: 'model',
      move: 'typed',
      choiceText: 'I whistle.',
      blocks: [{ text: 'The oven ticks as it cools.' }, { kind: 'speech' }],
      choices: [{ text: 'Board.' }],
      panel: waiting.panel,
      progress: { round: 2 },
      charge: { points: OWN_MOVE },
    });
    const prompt = JSON.stringify(server.peer.heard.at(-1)?.body);
    for (const words of ['I whistle.', 'Rope: 2 of 3', 'Board.', 'You wait.', '"story_aside"']) {
      expect(prompt).toContain(words.replaceAll('"', String.raw`"`));
    }
    const again = roundOf(await server.move(session, told, { text: 'I whistle again.' }));
    expect(again.progress.round).toBe(2);
    expect(JSON.stringify(server.peer.heard.at(-1)?.body)).toMatch(/own words before\\nRound \d+\./);
    const over = roundOf(await server.choose(session, again));
    expect(over).toMatchObject({ engine: 'ink', ending: { endingId: 'over' }, progress: { round: 3 } });
    expect(over).toMatchObject({ typedAllowed: false, typedIsAside: false, typedPrice: null });
    expect(over.blocks).toMatchObject([{ text: 'You go over with 2 ropes.' }]);
    expect((await server.move(session, over, { text: 'I swim.' })).status).toBe(409);
  });

  it('shows a reader at risk of self-harm where help is, and continues', async () => {
    const session = await server.guest();
    const { round: first } = await server.begin(session, 'low-tide');
    expect(first.crisis).toBe(false);
    const told = roundOf(await server.move(session, first, { text: DANGER }));
    expect(told).toMatchObject({ move: 'typed', choiceText: DANGER, crisis: true });
    const path = `/story-sessions/${told.storySessionId}/rounds/${told.roundId}`;
    expect(roundOf(await server.call(path, { session })).crisis).toBe(true);
    expect(roundOf(await server.choose(session, told)).crisis).toBe(false);
  });

  it('shows it to no other reader: neither in the page that is shared nor in a play that begins there', async () => {
    const session = await server.guest();
    const { round: first } = await server.begin(session, 'low-tide');
    const told = roundOf(await server.move(session, first, { text: DANGER }));
    const json = { roundId: told.roundId };
    await server.call(`/story-sessions/${told.storySessionId}/share`, { method: 'PUT', session, json });
    const shared = await server.call(`/shared-plays/${told.storySessionId}/rounds/${told.roundId}`);
    expect(shared.status).toBe(200);
    expect(JSON.stringify(shared.body)).not.toContain('crisis');
    const reader = await server.guest();
    const path = `/shared-plays/${told.storySessionId}/rounds/${told.roundId}/forks`;
    const fork = StorySessionEnvelope.parse((await server.call(path, { method: 'POST', session: reader })).body).data;
    expect(fork.round).toMatchObject({ choiceText: DANGER, crisis: false });
  });

  it('shows nothing that a model may not write, and gives back what was held for it', async () => {
    const session = await server.guest();
    const { round: first } = await server.begin(session, 'low-tide');
    const before = await server.balanceOf(session);
    server.peer.answer = writingPeer(() => writtenRound({ summary: 'Then kill yourself.' }));
    expect((await server.move(session, first, { text: 'I whistle.' })).status).toBe(503);
    expect(await server.balanceOf(session)).toBe(before);
    expect(await server.countRounds(session, first)).toBe(1);
  });

  it('replayed from its log has the same states, words of the reader included', async () => {
    const session = await server.guest();
    const { round: first } = await server.begin(session, 'low-tide');
    const told = roundOf(await server.move(session, first, { text: 'I whistle.' }));
    const last = roundOf(await server.choose(session, told));
    const path = await findPath(server.deps.database.db, last.storySessionId, last.roundId);
    const asked = server.peer.heard.length;
    const play = await findAnySession(server.deps.database.db, last.storySessionId);
    const hashes = await replay(server.deps.stories.engines, play, path);
    expect(hashes).toEqual([first, told, last].map(({ stateAfter }) => stateAfter));
    expect(server.peer.heard).toHaveLength(asked);
  });
});

describe('a story with no model in the house', () => {
  it('refuses typed moves with a reason', async () => {
    await using plain = await createTestServer({ overrides: { findInk } });
    const session = await plain.guest();
    const begin = await plain.call('/story-sessions', { method: 'POST', session, json: { storyId: 'low-tide' } });
    const { round } = StorySessionEnvelope.parse(begin.body).data;
    expect(round).toMatchObject({ typedAllowed: false, typedPrice: null });
    const path = `/story-sessions/${round.storySessionId}/rounds`;
    const json = { roundId: round.roundId, text: 'I swim.' };
    const answer = await plain.call(path, { method: 'POST', session, json });
    expect(answer.status).toBe(400);
    expect(Problem.parse(answer.body)).toMatchObject({ reason: 'VALIDATION_FAILED', field: 'text' });
  });
});
