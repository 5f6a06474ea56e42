import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import {
  LedgerPageEnvelope,
  MyStoryPageEnvelope,
  Problem,
  SharedPlayEnvelope,
  StoryEnvelope,
  StoryRoundEnvelope,
  StorySessionEnvelope,
  ToldStoryQuoteEnvelope,
} from '../../contract/validators.ts';
import type { SessionValues } from '../../http/principal.ts';
import type { Answer } from '../../testing/answer.ts';
import { storyDraftCalls, storyDraftIn } from '../../testing/drafts/story-draft-calls.ts';
import { setStoryVisibility } from '../../testing/kept-stories.ts';
import { tellingPeer, writingPeer, writtenWorld } from '../../testing/peers/story-peer.ts';
import { jsonPeer, type HeardRequest, type PeerAnswer } from '../../testing/peers/text-peer.ts';
import { codeSentTo, readLogin, sendEmailCode, verifyEmailCode } from '../../testing/people/sign-in.ts';
import { createTestServer } from '../../testing/test-server.ts';
import { createToldStories, roundOf, type ToldStories } from '../../testing/told-stories.ts';
import { findPath } from '../rounds/round-store.ts';
import { replay } from '../play/replay.ts';
import { findSession } from '../play/session-store.ts';

const SENTENCE = 'A night porter finds a door in the hotel that was not there yesterday.';
const GIFT = 20;
const ROUND = 5;
const OWN_MOVE = 8;
const KEY = '0f8fad5b-d9cb-469f-a165-70867728950e';

const telling = tellingPeer(() => ({ meters: [{ meter: 'courage', change: 9 }] }));

let server: ToldStories;
beforeEach(async () => {
  server = await createToldStories(() => undefined);
  server.peer.answer = telling;
});
afterEach(async () => server[Symbol.asyncDispose]());

const make = (session: SessionValues, json: object = { sentence: SENTENCE }, headers: Record<string, string> = {}) =>
  server.post(session, '/told-stories', json, headers);
const storyIn = ({ body }: Answer) => StoryEnvelope.parse(body).data;
const mine = async (session: SessionValues) =>
  MyStoryPageEnvelope.parse((await server.call('/user/stories', { session })).body).data.items;
const quote = async (session: SessionValues) =>
  ToldStoryQuoteEnvelope.parse((await server.call('/told-stories/quote', { session })).body).data;
const lastAsked = (): string => JSON.stringify(server.peer.heard.at(-1)?.body);
const calls = storyDraftCalls(() => server);
const publish = (session: SessionValues, storyId: string) =>
  setStoryVisibility(server, session, storyId, { visibility: 'public', statement: true });

/** A model that waits before it answers. */
function paused(answer: PeerAnswer) {
  const asked = Promise.withResolvers<void>();
  const goOn = Promise.withResolvers<void>();
  server.peer.answer = async (response, heard) => {
    asked.resolve();
    await goOn.promise;
    await answer(response, heard);
  };
  return { asked: asked.promise, goOn: goOn.resolve };
}

describe('a story of one sentence', () => {
  it('is made by the model for the price of its quote, and is private to its owner', async () => {
    const session = await server.registered();
    const { balance, points } = await quote(session);
    expect(points).toBe(ROUND);
    const story = storyIn(await make(session));
    expect(story).toMatchObject({
      title: 'The Door on the Fourth Floor',
      tagline: 'Yesterday it was not there',
      own: true,
      visibility: 'private',
      mature: false,
    });
    expect(lastAsked()).toContain(SENTENCE);
    expect(await server.balanceOf(session)).toBe(balance - ROUND);
    const { body } = await server.call('/points/ledger', { session });
    expect(LedgerPageEnvelope.parse(body).data.items[0]).toMatchObject({
      points: -ROUND,
      subject: { storyId: story.storyId },
    });
    expect(await mine(session)).toMatchObject([{ story: { storyId: story.storyId }, told: true }]);
    const [cover] = story.cover.small.split('?');
    expect((await server.app.request(cover ?? '')).status).toBe(200);
    expect((await server.call(`/stories/${story.storyId}`, { session: await server.guest() })).status).toBe(404);
  });

  it('is played round by round, with people and values that stay within their bounds', async () => {
    const session = await server.guest();
    const { storyId } = storyIn(await make(session));
    const { round } = await server.begin(session, storyId);
    expect(round).toMatchObject({
      engine: 'model',
      blocks: [
        { kind: 'narration', text: 'The fourth floor smells of rain.' },
        { kind: 'narration', text: 'You know every door on it.' },
        { text: 'The oven ticks as it cools.' },
        { kind: 'speech' },
      ],
      panel: [
        { kind: 'meter', label: 'Courage', value: 8, max: 10 },
        { kind: 'meter', label: 'Lamp oil', value: 9, max: 10 },
      ],
      price: ROUND,
      typedPrice: OWN_MOVE,
      typedIsAside: false,
      crisis: false,
    });
    for (const words of ['Mrs Okafor: The night manager', 'Courage', 'forty-two doors']) {
      expect(lastAsked()).toContain(words);
    }
    const second = roundOf(await server.choose(session, round));
    expect(second.panel[0]).toMatchObject({ label: 'Courage', value: 10 });
    expect(lastAsked()).toContain('Courage: 8 of 10');
  });

  it.each<[string, 'do' | 'say' | 'story' | undefined, string]>([
    ['what they do', 'do', 'Is anyone there?'],
    ['what they do, where nothing is said', undefined, 'Is anyone there?'],
    ['what they say', 'say', 'The reader says: “Is anyone there?”'],
    ['what happens', 'story', 'This happens now, as far as the world allows it: Is anyone there?'],
  ])('takes the reader’s own words as %s', async (_what, wordsAs, told) => {
    const session = await server.guest();
    const { round } = await server.begin(session, storyIn(await make(session)).storyId);
    const text = 'Is anyone there?';
    const next = roundOf(await server.move(session, round, { text, ...(wordsAs === undefined ? {} : { wordsAs }) }));
    expect(next).toMatchObject({
      move: 'typed',
      choiceText: text,
      wordsAs: wordsAs ?? 'do',
      charge: { points: OWN_MOVE },
    });
    expect(lastAsked()).toContain(told);
    const again = roundOf(await server.move(session, round, { text, ...(wordsAs === undefined ? {} : { wordsAs }) }));
    expect(again.roundId).toBe(next.roundId);
    expect(await server.balanceOf(session)).toBe(GIFT - ROUND - OWN_MOVE);
  });

  it('tells the same words differently by what they are, and takes none beside a choice', async () => {
    const session = await server.registered();
    const { round, storySessionId } = await server.begin(session, storyIn(await make(session)).storyId);
    const text = 'Open the door.';
    const done = roundOf(await server.move(session, round, { text, wordsAs: 'do' }));
    const back = { method: 'PUT', session, json: { roundId: round.roundId } };
    await server.call(`/story-sessions/${storySessionId}/current-round`, back);
    const said = roundOf(await server.move(session, round, { text, wordsAs: 'say' }));
    expect(said.roundId).not.toBe(done.roundId);
    const choiceId = round.choices[0]?.choiceId;
    expect((await server.move(session, round, { choiceId, wordsAs: 'say' })).status).toBe(400);
    expect((await server.move(session, round, { text: 'x', wordsAs: 'sing' })).status).toBe(400);
  });

  it('is read again, undone, branched, exported and replayed without asking the model', async () => {
    const session = await server.registered();
    const { round, storySessionId } = await server.begin(session, storyIn(await make(session)).storyId);
    const second = roundOf(await server.choose(session, round));
    const third = roundOf(await server.move(session, second, { text: 'I knock.', wordsAs: 'do' }));
    const asked = server.peer.heard.length;
    const balance = await server.balanceOf(session);
    const path = `/story-sessions/${storySessionId}`;
    const read = async (roundId: string) =>
      StoryRoundEnvelope.parse((await server.call(`${path}/rounds/${roundId}`, { session })).body).data;
    expect((await read(third.roundId)).blocks).toEqual(third.blocks);
    await server.call(`${path}/current-round`, { method: 'PUT', session, json: { roundId: round.roundId } });
    expect(roundOf(await server.choose(session, round)).roundId).toBe(second.roundId);
    const forked = await server.post(session, `${path}/rounds/${second.roundId}/fork`, {});
    expect(StorySessionEnvelope.parse(forked.body).data.round.blocks).toEqual(second.blocks);
    const file = await server.app.request(`/api${path}/file?format=markdown`, { headers: { ...session } });
    expect(await file.text()).toContain('The fourth floor smells of rain.');
    const { db } = server.deps.database;
    const row = await findSession(db, storySessionId, { ownerId: await ownerIn(storySessionId), mature: false });
    if (row === undefined) throw new Error('The play is gone');
    const way = await findPath(db, storySessionId, third.roundId);
    expect(await replay(server.deps.stories.engines, row, way)).toEqual(way.map((one) => one.state_after));
    expect(server.peer.heard).toHaveLength(asked);
    expect(await server.balanceOf(session)).toBe(balance);
  });

  it('is made once of calls that are repeated', async () => {
    const session = await server.guest();
    const answers = await Promise.all(
      Array.from({ length: 4 }, () => make(session, undefined, { 'Idempotency-Key': KEY })),
    );
    answers.push(await make(session, undefined, { 'Idempotency-Key': KEY }));
    expect(new Set(answers.map((answer) => storyIn(answer).storyId)).size).toBe(1);
    expect(server.peer.heard).toHaveLength(1);
    expect(await server.balanceOf(session)).toBe(GIFT - ROUND);
  });

  it.each<[string, (heard: HeardRequest, number: number) => unknown, object]>([
    ['mended once it is asked again', (_heard, number) => (number === 0 ? 'Once upon a time' : writtenWorld()), {}],
    [
      'saved of what is sound',
      () => ({ ...writtenWorld(), title: '', people: [{ name: 3 }], meters: 'none' }),
      { title: SENTENCE, tagline: 'Yesterday it was not there' },
    ],
    ['cut to its bounds', () => writtenWorld({ title: 'word '.repeat(100) }), {}],
  ])('is %s', async (_what, answer, expected) => {
    server.peer.answer = writingPeer(answer);
    const session = await server.guest();
    const story = storyIn(await make(session));
    expect(story).toMatchObject(expected);
    expect(story.title.length).toBeLessThanOrEqual(80);
  });

  it.each<[string, PeerAnswer]>([
    ['writes prose alone', writingPeer(() => 'Once upon a time.')],
    ['writes no opening', writingPeer(() => ({ ...writtenWorld(), opening: ' ' }))],
    [
      'writes what may not be shown',
      writingPeer(() => writtenWorld({ world: 'A sex scene with a 12 year old child.' })),
    ],
    ['is busy', jsonPeer(429, {}, { 'retry-after': '7' })],
    ['is broken', jsonPeer(500, {})],
  ])('costs nothing where the model %s', async (_what, answer) => {
    server.peer.answer = answer;
    const session = await server.guest();
    const failed = await make(session);
    expect(failed.status).toBe(503);
    expect(Problem.parse(failed.body).reason).toBe('UNAVAILABLE');
    expect(await server.balanceOf(session)).toBe(GIFT);
    expect(await mine(session)).toEqual([]);
    server.peer.answer = telling;
    expect((await make(session)).status).toBe(200);
  });

  it('is refused without points, for words that may not be written, and for both or neither', async () => {
    const session = await server.guest();
    const refused = await make(session, { sentence: 'A sex scene with a 12 year old child.' });
    expect(refused.status).toBe(403);
    expect(Problem.parse(refused.body).field).toBe('sentence');
    for (const json of [
      {},
      { sentence: ' \n ' },
      { sentence: 'x'.repeat(301) },
      { sentence: 'A.', draftId: 'sdf-a' },
    ]) {
      expect((await make(session, json)).status).toBe(400);
    }
    expect(server.peer.heard).toHaveLength(0);
    const { round } = await server.begin(session, storyIn(await make(session)).storyId);
    let last = round;
    for (let count = 0; count < 3; count += 1) last = roundOf(await server.choose(session, last));
    const poor = await make(session);
    expect(Problem.parse(poor.body)).toMatchObject({ reason: 'INSUFFICIENT_POINTS' });
    expect(await mine(session)).toHaveLength(1);
  });

  it('shows help in its first round where the sentence sounds like danger', async () => {
    const session = await server.guest();
    const { storyId } = storyIn(await make(session, { sentence: 'I want to kill myself tonight.' }));
    expect((await server.begin(session, storyId)).round.crisis).toBe(true);
  });

  it('is the account’s when its guest signs in while it is made', async () => {
    const session = await server.guest();
    const { asked, goOn } = paused(telling);
    const making = make(session);
    await asked;
    const email = 'porter@example.com';
    await sendEmailCode(server, session, email);
    const account = readLogin(await verifyEmailCode(server, session, email, codeSentTo(server, email))).session;
    goOn();
    await making;
    expect(await mine(account)).toHaveLength(1);
  });

  it('is not opened as text', async () => {
    const session = await server.registered();
    const { storyId } = storyIn(await make(session));
    expect((await calls.begin(session, { from: 'story', storyId })).status).toBe(409);
  });

  it('is published like an authored one: others play it for their own points, and plays of it are shared', async () => {
    const [owner, reader, stranger] = [await server.registered(), await server.registered(), await server.guest()];
    const { storyId } = storyIn(await make(owner));
    const played = await server.begin(owner, storyId);
    const path = `/story-sessions/${played.storySessionId}/share`;
    const share = async () =>
      server.call(path, { method: 'PUT', session: owner, json: { roundId: played.round.roundId } });
    expect((await share()).status).toBe(409);
    expect(await publish(owner, storyId)).toMatchObject({ status: 200 });

    expect((await share()).status).toBe(200);
    const shared = SharedPlayEnvelope.parse((await server.call(`/shared-plays/${played.storySessionId}`)).body).data;
    expect(shared.rounds[0]?.blocks).toEqual(played.round.blocks);

    const before = await server.balanceOf(reader);
    const { round } = await server.begin(reader, storyId);
    expect(roundOf(await server.choose(reader, round)).blocks.length).toBeGreaterThan(0);
    expect(before - (await server.balanceOf(reader))).toBe(ROUND);

    const forking = `/shared-plays/${played.storySessionId}/rounds/${played.round.roundId}/forks`;
    const fork = StorySessionEnvelope.parse((await server.post(stranger, forking, {})).body).data;
    expect(fork.round.blocks).toEqual(played.round.blocks);
    expect((await server.choose(stranger, fork.round)).status).toBe(200);
  });

  it('is not published for what may not be written, wherever the model wrote it, nor without its declaration', async () => {
    const session = await server.registered();
    const { storyId } = storyIn(await make(session));
    const { db } = server.deps.database;
    const write = (description: string) => {
      const material = JSON.stringify({ people: [{ name: 'Ida', description }], meters: [], plan: [] });
      return db.updateTable('told_stories').set({ material }).where('story_id', '=', storyId).execute();
    };
    await write('A girl of twelve who has sex with the porter.');
    const refused = await publish(session, storyId);
    expect([refused.status, Problem.parse(refused.body).field]).toEqual([403, 'source']);
    await write('She undresses slowly and moans while they have sex.');
    const undeclared = await publish(session, storyId);
    expect([undeclared.status, Problem.parse(undeclared.body).field]).toEqual([400, 'mature']);
    const [own] = await mine(session);
    expect(own?.visibility).toBe('private');
  });

  it('is one end and no charge when its server dies over it', async () => {
    const session = await server.guest();
    const { asked, goOn } = paused(telling);
    const lost = make(session);
    await asked;
    expect(await server.balanceOf(session)).toBe(GIFT - ROUND);
    const { db } = server.deps.database;
    await db.updateTable('jobs').set({ lease_until: 0 }).execute();
    await server.deps.toldStories.recover();
    expect(await server.balanceOf(session)).toBe(GIFT);
    goOn();
    expect((await lost).status).toBe(503);
    expect(await mine(session)).toEqual([]);
    expect(await server.balanceOf(session)).toBe(GIFT);
  });
});

describe('a story of a draft’s plan', () => {
  const plan = {
    title: 'The Last Night Mail',
    tagline: 'It never stops here',
    cast: ['ada-byrne'],
    meters: [{ label: 'Heat', start: 2, most: 10 }],
    beats: ['The mail does not stop.'],
    endings: [{ title: 'Home', line: 'You are home.' }],
    opening: 'The platform is empty.',
    length: 12,
  };

  it('costs nothing to make, and is told with its cast, values and plan', async () => {
    const session = await server.registered();
    const before = await server.balanceOf(session);
    const draft = storyDraftIn(await calls.change(session, storyDraftIn(await calls.begin(session)), plan));
    const story = storyIn(await make(session, { draftId: draft.draftId }));
    expect(story).toMatchObject({ title: 'The Last Night Mail', rounds: 12, cast: [{ characterId: 'ada-byrne' }] });
    expect(server.peer.heard).toHaveLength(0);
    expect(await server.balanceOf(session)).toBe(before);
    const { round } = await server.begin(session, story.storyId);
    expect(round.blocks[0]).toMatchObject({ text: 'The platform is empty.' });
    expect(round.panel).toMatchObject([
      { kind: 'relationship', characterId: 'ada-byrne' },
      { kind: 'meter', label: 'Heat', value: 2 },
    ]);
    for (const words of ['The mail does not stop.', 'An ending: Home. You are home.'])
      expect(lastAsked()).toContain(words);
    expect(storyDraftIn(await calls.read(session, draft)).revision).toBe(draft.revision);
  });

  it('needs a title and a draft of one’s own, and what may be written', async () => {
    const session = await server.registered();
    const draft = storyDraftIn(await calls.begin(session));
    const bare = await make(session, { draftId: draft.draftId });
    expect(Problem.parse(bare.body)).toMatchObject({ reason: 'VALIDATION_FAILED', field: 'title' });
    expect((await make(await server.registered(), { draftId: draft.draftId })).status).toBe(404);
    const bad = { ...plan, beats: ['A sex scene with a 12 year old child.'] };
    const changed = storyDraftIn(await calls.change(session, draft, bad));
    expect((await make(session, { draftId: changed.draftId })).status).toBe(403);
    expect(await mine(session)).toEqual([]);
  });
});

it('says that there is no model, where there is none', async () => {
  await using plain = await createTestServer();
  const session = await plain.guest();
  const { body } = await plain.call('/told-stories/quote', { session });
  expect(ToldStoryQuoteEnvelope.parse(body).data.points).toBeNull();
  const json = { sentence: SENTENCE };
  expect((await plain.call('/told-stories', { method: 'POST', session, json })).status).toBe(503);
});

async function ownerIn(storySessionId: string): Promise<string> {
  const row = await server.deps.database.db
    .selectFrom('story_sessions')
    .select('owner_id')
    .where('story_session_id', '=', storySessionId)
    .executeTakeFirstOrThrow();
  return row.owner_id;
}
