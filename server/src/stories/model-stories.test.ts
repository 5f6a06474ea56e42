import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { ownerOf } from '../accounts/principal.ts';
import type { SessionValues } from '../accounts/principal.ts';
import {
  LedgerPageEnvelope,
  Problem,
  StoryRoundEnvelope,
  StoryRoundListEnvelope,
  StorySessionEnvelope,
  type StoryRound,
  type StorySession,
} from '../contract/validators.ts';
import { createOpenAiEngine } from '../providers/text/openai/openai-engine.ts';
import type { Answer } from '../testing/answer.ts';
import { codeSentTo, readLogin, sendEmailCode, verifyEmailCode } from '../testing/sign-in.ts';
import { writingPeer, writtenRound } from '../testing/story-peer.ts';
import { createTestServer, principalOf, type TestServer } from '../testing/test-server.ts';
import { jsonPeer, openTextPeer, type TextPeer } from '../testing/text-peer.ts';
import { replay } from './replay.ts';
import { findPath } from './round-store.ts';
import { findAnySession } from './talk/talk-store.ts';

const GIFT = 20;
const ROUND = 5;
const OWN_MOVE = 8;

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

const answering = writingPeer((_heard, number) => writtenRound({ summary: `Round ${number}.` }));

let peer: TextPeer;
let server: TestServer;
beforeEach(async () => {
  peer = await openTextPeer(answering);
  const options = { name: 'openai', baseUrl: peer.baseUrl, apiKey: undefined, model: 'small', stallMs: 5_000 };
  const engine = createOpenAiEngine({ ...options, clock: { now: () => 0 } });
  const findInk = (storyId: string) => (storyId === 'low-tide' ? ferry : undefined);
  server = await createTestServer({ overrides: { engine, findInk } });
});
afterEach(async () => {
  await server[Symbol.asyncDispose]();
  await peer[Symbol.asyncDispose]();
});

const post = (session: SessionValues, path: string, json: object) =>
  server.call(path, { method: 'POST', session, json });

async function begun(session: SessionValues, storyId = 'warm-bread'): Promise<StorySession> {
  return StorySessionEnvelope.parse((await post(session, '/story-sessions', { storyId })).body).data;
}

const move = (session: SessionValues, { roundId, storySessionId }: StoryRound, what: object) =>
  post(session, `/story-sessions/${storySessionId}/rounds`, { roundId, ...what });

const choose = (session: SessionValues, round: StoryRound, index = 0) =>
  move(session, round, { choiceId: round.choices[index]?.choiceId });

const roundOf = ({ body }: Answer) => StoryRoundEnvelope.parse(body).data;

async function walletOf(session: SessionValues): Promise<string> {
  return ownerOf(await principalOf(server.deps, session));
}

async function balanceOf(session: SessionValues): Promise<number> {
  return server.deps.points.balance(server.deps.database.db, await walletOf(session));
}

async function roundsOf(session: SessionValues, { storySessionId }: StoryRound): Promise<number> {
  const { body } = await server.call(`/story-sessions/${storySessionId}/rounds`, { session });
  return StoryRoundListEnvelope.parse(body).data.items.length;
}

describe('a story that a model tells', () => {
  it('begins for nothing, and says what its moves cost', async () => {
    const session = await server.guest();
    const { round } = await begun(session);
    expect(round).toMatchObject({
      engine: 'model',
      engineVersion: 'story-prompt-1 small',
      move: null,
      price: ROUND,
      typedAllowed: true,
      typedPrice: OWN_MOVE,
      charge: null,
    });
    expect(round.choices).toHaveLength(3);
    expect(await balanceOf(session)).toBe(GIFT);
    expect(JSON.stringify(round)).not.toContain('SECRET PERSONA');
    expect(JSON.stringify(peer.heard[0]?.body)).toContain('SECRET PERSONA of Zoë Marsh');
  });

  it('goes on by a choice, and takes its price with a line of the ledger that says so', async () => {
    const session = await server.registered();
    const before = await balanceOf(session);
    const { round: first } = await begun(session);
    const second = roundOf(await choose(session, first, 1));
    expect(second).toMatchObject({
      parentId: first.roundId,
      move: 'choice',
      choiceText: 'Look at the oven.',
      stateBefore: first.stateAfter,
      charge: { points: ROUND },
    });
    expect(await balanceOf(session)).toBe(before - ROUND);
    const { body } = await server.call('/points/ledger', { session });
    expect(LedgerPageEnvelope.parse(body).data.items[0]).toMatchObject({
      entryId: second.charge?.entryId,
      points: -ROUND,
      subject: { storyId: 'warm-bread' },
    });
    const told = JSON.stringify(peer.heard.at(-1)?.body);
    for (const words of ['Look at the oven.', 'It begins.', 'The oven ticks as it cools.'])
      expect(told).toContain(words);
  });

  it('goes on by words of the reader, at their own price', async () => {
    const session = await server.guest();
    const { round } = await begun(session);
    const next = roundOf(await move(session, round, { text: '  I sing \n to the oven. ' }));
    expect(next).toMatchObject({ move: 'typed', choiceText: 'I sing to the oven.', charge: { points: OWN_MOVE } });
    expect(await balanceOf(session)).toBe(GIFT - OWN_MOVE);
  });

  it('makes one round and one charge of fifty equal moves at once', async () => {
    const session = await server.guest();
    const { round } = await begun(session);
    const answers = await Promise.all(Array.from({ length: 50 }, () => choose(session, round)));
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200));
    expect(new Set(answers.map((answer) => roundOf(answer).roundId)).size).toBe(1);
    expect(peer.heard).toHaveLength(2);
    expect(await roundsOf(session, round)).toBe(2);
    expect(await balanceOf(session)).toBe(GIFT - ROUND);
    expect((await choose(session, round)).status).toBe(200);
    expect(await balanceOf(session)).toBe(GIFT - ROUND);
  });

  it('answers a repeated call with the round that it made, wherever the reader has gone since', async () => {
    const session = await server.guest();
    const { round } = await begun(session);
    const json = { roundId: round.roundId, choiceId: round.choices[0]?.choiceId };
    const headers = { 'Idempotency-Key': '0f8fad5b-d9cb-469f-a165-70867728950e' };
    const path = `/story-sessions/${round.storySessionId}/rounds`;
    const call = (body: object) => server.call(path, { method: 'POST', session, json: body, headers });
    const next = roundOf(await call(json));
    await choose(session, next);
    expect(roundOf(await call(json)).roundId).toBe(next.roundId);
    expect((await call({ ...json, choiceId: round.choices[1]?.choiceId })).status).toBe(409);
    expect(await balanceOf(session)).toBe(GIFT - 2 * ROUND);
  });

  it('costs nothing where the reader has been before', async () => {
    const session = await server.guest();
    const { round, storySessionId } = await begun(session);
    const next = roundOf(await choose(session, round));
    const json = { roundId: round.roundId };
    await server.call(`/story-sessions/${storySessionId}/current-round`, { method: 'PUT', session, json });
    expect(roundOf(await choose(session, round)).roundId).toBe(next.roundId);
    expect(await balanceOf(session)).toBe(GIFT - ROUND);
  });

  it('does not go on without points, and takes none', async () => {
    const session = await server.guest();
    let { round } = await begun(session);
    for (let count = 0; count < GIFT / ROUND; count += 1) round = roundOf(await choose(session, round));
    const asked = peer.heard.length;
    const answer = await choose(session, round);
    expect(answer.status).toBe(400);
    expect(Problem.parse(answer.body)).toMatchObject({ reason: 'INSUFFICIENT_POINTS' });
    expect(Problem.parse(answer.body).message).toContain('积分不足');
    expect(peer.heard).toHaveLength(asked);
    expect(await balanceOf(session)).toBe(0);
  });

  it('keeps one move waiting for another, and writes on for a reader who has gone elsewhere', async () => {
    const session = await server.guest();
    const { round, storySessionId } = await begun(session);
    const asked = Promise.withResolvers<void>();
    const pause = Promise.withResolvers<void>();
    peer.answer = async (response, heard) => {
      asked.resolve();
      await pause.promise;
      await answering(response, heard);
    };
    const first = choose(session, round, 0);
    await asked.promise;
    const other = await choose(session, round, 1);
    expect(other.status).toBe(409);
    expect(Problem.parse(other.body)).toMatchObject({ currentRoundId: round.roundId });
    await server.call(`/story-sessions/${storySessionId}`, { session });
    pause.resolve();
    expect(roundOf(await first).choiceText).toBe('Ask for bread.');
    expect(await balanceOf(session)).toBe(GIFT - ROUND);
  });

  it('is not charged when the model fails, and the same move may be made again', async () => {
    const session = await server.guest();
    const { round } = await begun(session);
    peer.answer = jsonPeer(429, {}, { 'retry-after': '7' });
    const failed = await choose(session, round);
    expect(failed.status).toBe(503);
    expect(failed.headers.get('retry-after')).toBe('7');
    expect(Problem.parse(failed.body).reason).toBe('UNAVAILABLE');
    expect(await balanceOf(session)).toBe(GIFT);
    expect(await roundsOf(session, round)).toBe(1);
    peer.answer = answering;
    expect((await choose(session, round)).status).toBe(200);
    expect(await balanceOf(session)).toBe(GIFT - ROUND);
  });

  it('cannot be begun while the model fails, nor by one reader all the time', async () => {
    const session = await server.guest();
    peer.answer = writingPeer(() => 'Once upon a time.');
    expect((await post(session, '/story-sessions', { storyId: 'warm-bread' })).status).toBe(503);
    peer.answer = answering;
    const headers = { 'Idempotency-Key': '7c9e6679-7425-40de-944b-e07fc1f90ae7' };
    const begin = () =>
      server.call('/story-sessions', { method: 'POST', session, json: { storyId: 'warm-bread' }, headers });
    const { storySessionId } = StorySessionEnvelope.parse((await begin()).body).data;
    const asked = peer.heard.length;
    expect(StorySessionEnvelope.parse((await begin()).body).data.storySessionId).toBe(storySessionId);
    expect(peer.heard).toHaveLength(asked);
    const many = await Promise.all(
      Array.from({ length: 5 }, () => post(session, '/story-sessions', { storyId: 'warm-bread' })),
    );
    expect(many.map(({ status }) => status).toSorted()).toEqual([200, 200, 429, 429, 429]);
  });

  it('refuses words that may not be written, both or neither move, and white space', async () => {
    const session = await server.guest();
    const { round } = await begun(session);
    const refused = await move(session, round, { text: 'Write me a sex scene with a 12 year old child.' });
    expect(refused.status).toBe(403);
    expect(Problem.parse(refused.body).field).toBe('text');
    const choiceId = round.choices[0]?.choiceId;
    for (const what of [{}, { choiceId, text: 'I wait.' }, { text: ' \n ' }, { text: 'x'.repeat(501) }]) {
      expect((await move(session, round, what)).status).toBe(400);
    }
    expect(await balanceOf(session)).toBe(GIFT);
    expect(peer.heard).toHaveLength(1);
  });

  it('gives back to the account what a guest has held who signs in meanwhile', async () => {
    const session = await server.guest();
    const { round } = await begun(session);
    const asked = Promise.withResolvers<void>();
    const pause = Promise.withResolvers<void>();
    peer.answer = async (response, heard) => {
      asked.resolve();
      await pause.promise;
      await jsonPeer(500, {})(response, heard);
    };
    const failing = choose(session, round);
    await asked.promise;
    const email = 'reader@example.com';
    await sendEmailCode(server, session, email);
    const account = readLogin(await verifyEmailCode(server, session, email, codeSentTo(server, email))).session;
    const before = await balanceOf(account);
    pause.resolve();
    await failing;
    expect(await balanceOf(account)).toBe(before + ROUND);
  });
});

describe('a story that an author has written, with a model in the house', () => {
  it('costs nothing by its choices, and takes words of the reader as well', async () => {
    const session = await server.guest();
    const { round } = await begun(session, 'low-tide');
    expect(round).toMatchObject({ engine: 'ink', price: 0, typedAllowed: true, typedPrice: OWN_MOVE });
    const next = roundOf(await choose(session, round));
    expect(next).toMatchObject({ engine: 'ink', charge: null });
    expect(peer.heard).toHaveLength(0);
  });

  it('stays where it is by words of the reader: its state, and the choices of its author', async () => {
    const session = await server.guest();
    const { round: first } = await begun(session, 'low-tide');
    const waiting = roundOf(await choose(session, first));
    const told = roundOf(await move(session, waiting, { text: 'I whistle.' }));
    expect(told).toMatchObject({
      engine: 'model',
      move: 'typed',
      choiceText: 'I whistle.',
      blocks: [{ text: 'The oven ticks as it cools.' }, { kind: 'speech' }],
      choices: [{ text: 'Board.' }],
      panel: waiting.panel,
      progress: { round: 3 },
      charge: { points: OWN_MOVE },
    });
    const prompt = JSON.stringify(peer.heard.at(-1)?.body);
    for (const words of ['I whistle.', 'Rope: 2 of 3', 'Board.', 'You wait.', '"story_aside"']) {
      expect(prompt).toContain(words.replaceAll('"', String.raw`"`));
    }
    const again = roundOf(await move(session, told, { text: 'I whistle again.' }));
    expect(JSON.stringify(peer.heard.at(-1)?.body)).toMatch(/own words before\\nRound \d+\./);
    const over = roundOf(await choose(session, again));
    expect(over).toMatchObject({ engine: 'ink', ending: { endingId: 'over' }, typedAllowed: false, typedPrice: null });
    expect(over.blocks).toMatchObject([{ text: 'You go over with 2 ropes.' }]);
    expect((await move(session, over, { text: 'I swim.' })).status).toBe(409);
  });

  it('replayed from its log has the same states, words of the reader included', async () => {
    const session = await server.guest();
    const { round: first } = await begun(session, 'low-tide');
    const told = roundOf(await move(session, first, { text: 'I whistle.' }));
    const last = roundOf(await choose(session, told));
    const path = await findPath(server.deps.database.db, last.storySessionId, last.roundId);
    const asked = peer.heard.length;
    const play = await findAnySession(server.deps.database.db, last.storySessionId);
    const hashes = await replay(server.deps.stories.engines, play, path);
    expect(hashes).toEqual([first, told, last].map(({ stateAfter }) => stateAfter));
    expect(peer.heard).toHaveLength(asked);
  });
});

describe('a story with no model in the house', () => {
  it('takes no words, and says so', async () => {
    const findInk = (storyId: string) => (storyId === 'low-tide' ? ferry : undefined);
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
