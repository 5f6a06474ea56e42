import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { SessionValues } from '../../http/principal.ts';
import {
  ChatEnvelope,
  ChatPageEnvelope,
  InteractionPageEnvelope,
  Problem,
  PromptContextEnvelope,
  SentMessageEnvelope,
  StoryRoundEnvelope,
  StoryRoundListEnvelope,
  StorySessionEnvelope,
  StoryTalkEnvelope,
  type StoryRound,
  type StorySession,
} from '../../contract/validators.ts';
import { createOfflineEngine } from '../../providers/text/offline/offline-engine.ts';
import { codeSentTo, readLogin, sendEmailCode, verifyEmailCode } from '../../testing/people/sign-in.ts';
import { createTestServer, type TestServer } from '../../testing/test-server.ts';

const harbour = `
# relationship: trust; ada-byrne; 3
# talk: ada-byrne; You want something, says the way you stand.
# agreement: borrow-boat; ada-byrne; boat; true; Ada lends you her boat for one tide.; the boat, row across; Bring it back dry.
# agreement: night-key; ada-byrne; key; 2; Ada leaves the key under the net.; the key
# agreement: monas-word; mona-dusk; word; true; Mona will speak for you.; a good word
VAR trust = 1
VAR boat = false
VAR key = 0
VAR word = false
-> quay
=== quay
# scene: harbour
Ada Byrne mends a net.
+ [Go to the pier.] -> pier
+ {boat} [Row across.] -> island
+ {not boat} [Row across. # locked: You have no boat] -> island
=== pier
# scene: pier
Mona sells eels here. {boat: Behind her lies a boat that you know.}
“Ada is a fox,” says Mona. # speaker: mona-dusk
The whole quay heard you shout. # heard: ada-byrne
+ [Shout again.] -> pier
+ {boat and key == 2} [Slip away.] -> island
+ {not boat or key != 2} [Slip away. # locked: Not without a boat and a key] -> island
=== island
# ending: island; The island
You are across.
-> END
`;

let server: TestServer;
beforeAll(async () => {
  const findInk = (storyId: string) => (storyId === 'low-tide' ? harbour : undefined);
  const engine = createOfflineEngine(async () => undefined);
  server = await createTestServer({ overrides: { findInk, engine } });
});
afterAll(async () => {
  await server[Symbol.asyncDispose]();
});

const post = (session: SessionValues, path: string, json: object) =>
  server.call(path, { method: 'POST', session, json });

async function begun(session: SessionValues): Promise<StorySession> {
  return StorySessionEnvelope.parse((await post(session, '/story-sessions', { storyId: 'low-tide' })).body).data;
}

const openAt = (session: SessionValues, sessionId: string, characterId = 'ada-byrne') =>
  post(session, `/story-sessions/${sessionId}/chats`, { characterId });

const opened = async (session: SessionValues, sessionId: string, characterId?: string) =>
  ChatEnvelope.parse((await openAt(session, sessionId, characterId)).body).data;

const readTalk = async (session: SessionValues, sessionId: string, characterId = 'ada-byrne') =>
  StoryTalkEnvelope.parse((await server.call(`/story-sessions/${sessionId}/chats/${characterId}`, { session })).body)
    .data;

async function said(session: SessionValues, chatId: string, text: string): Promise<string> {
  const sent = SentMessageEnvelope.parse((await post(session, `/chats/${chatId}/messages`, { text })).body).data;
  const replyId = sent.reply?.messageId;
  let reply = '';
  await expect
    .poll(async () => {
      const { body } = await server.call(`/chats/${chatId}`, { session });
      const message = ChatEnvelope.parse(body).data.messages.items.find(({ messageId }) => messageId === replyId);
      reply = message?.text ?? '';
      return message?.status;
    })
    .toBe('complete');
  return reply;
}

const agree = (session: SessionValues, { storySessionId, roundId }: StoryRound, agreementId: string) =>
  post(session, `/story-sessions/${storySessionId}/agreements`, { agreementId, roundId });

async function agreed(session: SessionValues, round: StoryRound, agreementId: string): Promise<StoryRound> {
  return StoryRoundEnvelope.parse((await agree(session, round, agreementId)).body).data;
}

async function played(session: SessionValues, round: StoryRound, text: string): Promise<StoryRound> {
  const choiceId = round.choices.find((choice) => choice.text === text)?.choiceId ?? 'missing';
  const path = `/story-sessions/${round.storySessionId}/rounds`;
  return StoryRoundEnvelope.parse((await post(session, path, { roundId: round.roundId, choiceId })).body).data;
}

async function goTo(session: SessionValues, { storySessionId, roundId }: StoryRound): Promise<StorySession> {
  const path = `/story-sessions/${storySessionId}/current-round`;
  return StorySessionEnvelope.parse((await server.call(path, { method: 'PUT', session, json: { roundId } })).body).data;
}

const lockOf = ({ choices }: StoryRound, text: string) => choices.find((choice) => choice.text === text)?.lock;

async function atTheQuay() {
  const session = await server.guest();
  const { round, storySessionId } = await begun(session);
  const { chatId } = await opened(session, storySessionId);
  await said(session, chatId, 'May I take the boat?');
  return { session, round, storySessionId, chatId };
}

describe('a talk inside a play', () => {
  it('begins with the words that the author wrote, once for a play and a character', async () => {
    const session = await server.guest();
    const { storySessionId, round } = await begun(session);
    expect(await readTalk(session, storySessionId)).toEqual({ chatId: null, roundId: round.roundId, offers: [] });
    const all = await Promise.all(Array.from({ length: 10 }, () => opened(session, storySessionId)));
    expect(new Set(all.map(({ chatId }) => chatId)).size).toBe(1);
    expect(all[0]?.messages.items).toMatchObject([
      { role: 'character', text: 'You want something, says the way you stand.' },
    ]);
    expect((await opened(session, storySessionId, 'mona-dusk')).messages.items).toMatchObject([{ text: '…' }]);
    expect((await readTalk(session, storySessionId)).chatId).toBe(all[0]?.chatId);
  });

  it('is with a character of the cast, in a play of one’s own', async () => {
    const session = await server.guest();
    const { storySessionId } = await begun(session);
    const stranger = await server.guest();
    const attempts = [
      openAt(session, storySessionId, 'zoe-marsh'),
      openAt(session, storySessionId, 'nobody'),
      openAt(stranger, storySessionId),
      openAt(session, 'ssn-unknown'),
      server.call(`/story-sessions/${storySessionId}/chats/zoe-marsh`, { session }),
      server.call(`/story-sessions/${storySessionId}/chats/ada-byrne`, { session: stranger }),
      post(stranger, `/story-sessions/${storySessionId}/agreements`, { agreementId: 'borrow-boat', roundId: 'rnd' }),
      post(session, `/story-sessions/${storySessionId}/agreements`, { agreementId: 'unknown', roundId: 'rnd' }),
    ];
    for (const answer of await Promise.all(attempts)) expect(answer.status).toBe(404);
  });

  it('stands neither in the list of chats nor in the history beside its play', async () => {
    const session = await server.guest();
    const { storySessionId } = await begun(session);
    const { chatId } = await opened(session, storySessionId);
    const chats = ChatPageEnvelope.parse((await server.call('/chats', { session })).body).data;
    expect(chats.items).toEqual([]);
    const { body } = await server.call('/user-profile/get-my-interactions', { session });
    expect(InteractionPageEnvelope.parse(body).data.items.map(({ id }) => id)).toEqual([storySessionId]);
    expect((await server.call(`/chats/${chatId}`, { session })).status).toBe(200);
  });

  it('is gone with its play, and moves into the account with it', async () => {
    const session = await server.guest();
    const { storySessionId } = await begun(session);
    const { chatId } = await opened(session, storySessionId);
    const email = 'talker@example.com';
    await sendEmailCode(server, session, email);
    const account = readLogin(await verifyEmailCode(server, session, email, codeSentTo(server, email))).session;
    expect((await readTalk(account, storySessionId)).chatId).toBe(chatId);
    await server.call(`/story-sessions/${storySessionId}`, { session: account, method: 'DELETE' });
    expect((await server.call(`/chats/${chatId}`, { session: account })).status).toBe(404);
  });

  it('begins again after it was deleted', async () => {
    const session = await server.guest();
    const { storySessionId } = await begun(session);
    const { chatId } = await opened(session, storySessionId);
    await server.call(`/chats/${chatId}`, { session, method: 'DELETE' });
    expect((await opened(session, storySessionId)).chatId).not.toBe(chatId);
  });
});

describe('what a character knows in a talk', () => {
  it('is a part of the prompt by itself, and changes with the way of the story', async () => {
    const session = await server.guest();
    const { round, storySessionId } = await begun(session);
    const { chatId } = await opened(session, storySessionId);
    const contextOf = async () => {
      const { body } = await server.call(`/chats/${chatId}/context`, { session });
      return PromptContextEnvelope.parse(body).data.parts.filter(({ kind }) => kind === 'story');
    };
    expect(await contextOf()).toMatchObject([{ title: 'Low Tide' }, { title: '', count: 1, fit: 'whole' }]);
    const pier = await played(session, round, 'Go to the pier.');
    await played(session, pier, 'Shout again.');
    expect(await contextOf()).toMatchObject([{}, { count: 3 }]);
    await goTo(session, round);
    expect(await contextOf()).toMatchObject([{}, { count: 1 }]);
  });

  it('is what an engine without a model answers from', async () => {
    const session = await server.guest();
    const { storySessionId } = await begun(session);
    const { chatId } = await opened(session, storySessionId);
    expect(await said(session, chatId, 'What happened just now?')).toContain('Ada Byrne mends a net.');
    expect(await said(session, chatId, 'May I take the boat and row across?')).toContain('Bring it back dry.');
  });
});

describe('an agreement', () => {
  it('is offered once the talk has come to it, and opens a locked choice', async () => {
    const session = await server.guest();
    const { round, storySessionId } = await begun(session);
    expect(lockOf(round, 'Row across.')).toBe('You have no boat');
    expect((await agree(session, round, 'borrow-boat')).status).toBe(409);
    const { chatId } = await opened(session, storySessionId);
    await said(session, chatId, 'A cold morning.');
    expect((await readTalk(session, storySessionId)).offers).toEqual([]);
    await said(session, chatId, 'May I take the boat?');
    const offer = { agreementId: 'borrow-boat', text: 'Ada lends you her boat for one tide.' };
    expect((await readTalk(session, storySessionId)).offers).toEqual([{ ...offer, done: false }]);
    const next = await agreed(session, round, 'borrow-boat');
    expect(next).toMatchObject({
      parentId: round.roundId,
      move: 'talk',
      choiceText: offer.text,
      blocks: [{ kind: 'speech', speaker: 'ada-byrne', text: '“Bring it back dry.”' }],
      stateBefore: round.stateAfter,
      progress: { round: 1, scene: 'harbour' },
      charge: null,
    });
    expect(next.choices.map(({ text }) => text)).toEqual(round.choices.map(({ text }) => text));
    expect(lockOf(next, 'Row across.')).toBeNull();
    expect((await readTalk(session, storySessionId)).offers).toEqual([{ ...offer, done: true }]);
    expect((await played(session, next, 'Row across.')).ending?.endingId).toBe('island');
  });

  it('is agreed once, however often it is requested', async () => {
    const { session, round, storySessionId } = await atTheQuay();
    const answers = await Promise.all(Array.from({ length: 50 }, () => agree(session, round, 'borrow-boat')));
    const rounds = answers.map(({ body }) => StoryRoundEnvelope.parse(body).data);
    expect(new Set(rounds.map(({ roundId }) => roundId)).size).toBe(1);
    const { body } = await server.call(`/story-sessions/${storySessionId}/rounds`, { session });
    expect(StoryRoundListEnvelope.parse(body).data.items).toHaveLength(2);
    const [next] = rounds;
    if (next === undefined) throw new Error('There is no round');
    const pier = await played(session, next, 'Go to the pier.');
    const answer = await agree(session, pier, 'borrow-boat');
    expect(answer.status).toBe(409);
    expect(Problem.parse(answer.body)).toMatchObject({ reason: 'CONFLICT', currentRoundId: pier.roundId });
  });

  it('belongs to the round that the story stands at', async () => {
    const { session, round } = await atTheQuay();
    const pier = await played(session, round, 'Go to the pier.');
    const answer = await agree(session, round, 'borrow-boat');
    expect(answer.status).toBe(409);
    expect(Problem.parse(answer.body).currentRoundId).toBe(pier.roundId);
  });

  it('keeps those that were made before it since the last choice', async () => {
    const { session, round, chatId } = await atTheQuay();
    const pier = await played(session, round, 'Go to the pier.');
    await said(session, chatId, 'And the key, for tonight?');
    const first = await agreed(session, pier, 'borrow-boat');
    expect(lockOf(first, 'Slip away.')).toBe('Not without a boat and a key');
    const second = await agreed(session, first, 'night-key');
    expect(lockOf(second, 'Slip away.')).toBeNull();
    expect(second).toMatchObject({ stateBefore: first.stateAfter, progress: { round: 2, scene: 'pier' } });
  });

  it('is undone by the way back, and made again as the same round', async () => {
    const { session, round, storySessionId } = await atTheQuay();
    const next = await agreed(session, round, 'borrow-boat');
    await goTo(session, round);
    expect((await readTalk(session, storySessionId)).offers).toMatchObject([{ done: false }]);
    expect((await agreed(session, round, 'borrow-boat')).roundId).toBe(next.roundId);
  });

  it('is not possible after the end', async () => {
    const { session, round, chatId, storySessionId } = await atTheQuay();
    const next = await agreed(session, round, 'borrow-boat');
    const end = await played(session, next, 'Row across.');
    await said(session, chatId, 'And the key?');
    expect((await readTalk(session, storySessionId)).offers).toMatchObject([
      { agreementId: 'borrow-boat', done: true },
    ]);
    expect((await agree(session, end, 'night-key')).status).toBe(409);
  });

  it('is offered in the talk with its own character only', async () => {
    const { session, storySessionId } = await atTheQuay();
    const mona = await opened(session, storySessionId, 'mona-dusk');
    await said(session, mona.chatId, 'The boat, and a good word for me?');
    expect((await readTalk(session, storySessionId, 'mona-dusk')).offers).toMatchObject([
      { agreementId: 'monas-word' },
    ]);
  });
});
