import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { SessionValues } from '../../http/principal.ts';
import {
  InteractionPageEnvelope,
  Problem,
  StoryEnvelope,
  StoryRoundEnvelope,
  StoryRoundListEnvelope,
  StorySessionEnvelope,
  StorySessionPageEnvelope,
  type StoryRound,
  type StorySession,
} from '../../contract/validators.ts';
import { codeSentTo, readLogin, sendEmailCode, verifyEmailCode } from '../../testing/people/sign-in.ts';
import { createTestServer, type TestServer } from '../../testing/test-server.ts';

const ferry = `
# relationship: trust; ada-byrne; 3
VAR trust = 0
-> quay
=== quay
# scene: harbour
The ferry is late.
“It is never late,” says Ada. # speaker: ada-byrne
+ [Wait with her. # hint: it is warm]
    ~ trust++
    -> wait
+ [Swim. # locked: The tide is out] -> END
+ [Go home.]
    # ending: home; Home
    You go home.
    -> END
=== wait
You wait.
+ [Board.]
    # ending: over; Over the water
    You go over{trust > 0: together}.
    -> END
+ [Wait on.] -> wait
`;

let server: TestServer;
beforeAll(async () => {
  const findInk = (storyId: string) => (storyId === 'low-tide' ? ferry : undefined);
  server = await createTestServer({ overrides: { findInk } });
});
afterAll(async () => {
  await server[Symbol.asyncDispose]();
});

const post = (session: SessionValues, path: string, json: object, headers: Record<string, string> = {}) =>
  server.call(path, { method: 'POST', session, json, headers });

async function begun(session: SessionValues): Promise<StorySession> {
  return StorySessionEnvelope.parse((await post(session, '/story-sessions', { storyId: 'low-tide' })).body).data;
}

const read = async (session: SessionValues, id: string) =>
  StorySessionEnvelope.parse((await server.call(`/story-sessions/${id}`, { session })).body).data;

const choiceOf = ({ choices }: StoryRound, index: number) => choices[index]?.choiceId ?? '';

const move = (session: SessionValues, { storySessionId, roundId }: StoryRound, choiceId: string) =>
  post(session, `/story-sessions/${storySessionId}/rounds`, { roundId, choiceId });

async function played(session: SessionValues, round: StoryRound, index: number): Promise<StoryRound> {
  return StoryRoundEnvelope.parse((await move(session, round, choiceOf(round, index))).body).data;
}

async function goTo(session: SessionValues, { storySessionId, roundId }: StoryRound): Promise<StorySession> {
  const path = `/story-sessions/${storySessionId}/current-round`;
  const answer = await server.call(path, { method: 'PUT', session, json: { roundId } });
  return StorySessionEnvelope.parse(answer.body).data;
}

async function mapOf(session: SessionValues, sessionId: string) {
  const { body } = await server.call(`/story-sessions/${sessionId}/rounds`, { session });
  return StoryRoundListEnvelope.parse(body).data.items;
}

describe('a story that is begun', () => {
  it('shows its first round, to a guest as well, at no price', async () => {
    const { round, storyId, pathIds } = await begun(await server.guest());
    expect(storyId).toBe('low-tide');
    expect(pathIds).toEqual([round.roundId]);
    expect(round).toMatchObject({
      parentId: null,
      choiceText: null,
      blocks: [
        { kind: 'scene', scene: 'harbour' },
        { kind: 'narration', text: 'The ferry is late.' },
        { kind: 'speech', speaker: 'ada-byrne', text: '“It is never late,” says Ada.' },
      ],
      choices: [
        { text: 'Wait with her.', hint: 'it is warm', lock: null, roundId: null },
        { text: 'Swim.', lock: 'The tide is out' },
        { text: 'Go home.' },
      ],
      typedAllowed: false,
      typedIsAside: false,
      price: 0,
      panel: [{ kind: 'relationship', name: 'trust', characterId: 'ada-byrne', value: 0, max: 3 }],
      progress: { round: 1, chapter: null, scene: 'harbour' },
      ending: null,
      engine: 'ink',
      stateBefore: null,
    });
    expect(JSON.stringify(round)).not.toContain('inkVersion');
  });

  it('counts its reader and stands in the history', async () => {
    const session = await server.guest();
    const readers = async () => StoryEnvelope.parse((await server.call('/stories/low-tide')).body).data.readerCount;
    const before = await readers();
    const { storySessionId, round } = await begun(session);
    expect(await readers()).toBe(before + 1);
    const { roundId } = await played(session, round, 0);
    const { body } = await server.call('/user-profile/get-my-interactions', { session });
    expect(InteractionPageEnvelope.parse(body).data.items).toMatchObject([
      { id: storySessionId, kind: 'play', targetId: 'low-tide', play: { storySessionId, roundId, kind: 'dynamic' } },
    ]);
  });

  it('is one play for one idempotency key', async () => {
    const session = await server.guest();
    const begin = () =>
      post(
        session,
        '/story-sessions',
        { storyId: 'low-tide' },
        { 'Idempotency-Key': '0f8fad5b-d9cb-469f-a165-70867728950e' },
      );
    const [first, second] = await Promise.all([begin(), begin()]);
    expect(StorySessionEnvelope.parse(first.body).data).toEqual(StorySessionEnvelope.parse(second.body).data);
  });

  it('must be there, and be one that can be told', async () => {
    const session = await server.guest();
    expect((await post(session, '/story-sessions', { storyId: 'no-such-story' })).status).toBe(404);
    expect((await post(session, '/story-sessions', { storyId: 'warm-bread' })).status).toBe(503);
  });
});

describe('a move', () => {
  it('leads to the next round, which keeps what led there', async () => {
    const session = await server.guest();
    const { round: first } = await begun(session);
    const second = await played(session, first, 0);
    expect(second).toMatchObject({
      parentId: first.roundId,
      choiceText: 'Wait with her.',
      stateBefore: first.stateAfter,
      progress: { round: 2 },
      panel: [{ value: 1 }],
    });
    const last = await played(session, second, 0);
    expect(last).toMatchObject({ choices: [], ending: { endingId: 'over', title: 'Over the water' } });
    const { pathIds, round } = await read(session, first.storySessionId);
    expect(pathIds).toEqual([first.roundId, second.roundId, last.roundId]);
    expect(round).toEqual(last);
  });

  it('that is repeated answers the same round, and fifty at once make one', async () => {
    const session = await server.guest();
    const { round: first, storySessionId } = await begun(session);
    const answers = await Promise.all(Array.from({ length: 50 }, () => move(session, first, choiceOf(first, 0))));
    const rounds = answers.map(({ body }) => StoryRoundEnvelope.parse(body).data.roundId);
    expect(new Set(rounds).size).toBe(1);
    expect(await mapOf(session, storySessionId)).toHaveLength(2);
  });

  it('in another round than the current one is a conflict that names the current one', async () => {
    const session = await server.guest();
    const { round: first } = await begun(session);
    const second = await played(session, first, 0);
    const answer = await move(session, first, choiceOf(first, 2));
    expect(answer.status).toBe(409);
    expect(Problem.parse(answer.body)).toMatchObject({ reason: 'CONFLICT', currentRoundId: second.roundId });
  });

  it('by a choice of another round or another play, or by a locked one, is a conflict and changes nothing', async () => {
    const session = await server.guest();
    const { round: first, storySessionId } = await begun(session);
    const other = await played(session, (await begun(session)).round, 0);
    for (const choiceId of [choiceOf(other, 0), choiceOf(first, 1), 'nothing']) {
      const answer = await move(session, first, choiceId);
      expect(answer.status).toBe(409);
      expect(Problem.parse(answer.body).currentRoundId).toBe(first.roundId);
    }
    expect(await mapOf(session, storySessionId)).toHaveLength(1);
  });
});

describe('the way back', () => {
  it('leads to any round, and from there another way, and the first way stays', async () => {
    const session = await server.guest();
    const { round: first, storySessionId } = await begun(session);
    const second = await played(session, first, 0);
    const third = await played(session, second, 1);
    const back = await goTo(session, first);
    expect(back.pathIds).toEqual([first.roundId]);
    expect(back.round.choices[0]?.roundId).toBe(second.roundId);
    const home = await played(session, back.round, 2);
    expect(home.ending?.endingId).toBe('home');
    expect((await mapOf(session, storySessionId)).map(({ roundId, parentId }) => [roundId, parentId])).toEqual([
      [first.roundId, null],
      [second.roundId, first.roundId],
      [third.roundId, second.roundId],
      [home.roundId, first.roundId],
    ]);
    expect((await goTo(session, third)).pathIds).toEqual([first.roundId, second.roundId, third.roundId]);
  });

  it('by a choice that was taken before comes to the round that it led to', async () => {
    const session = await server.guest();
    const { round: first, storySessionId } = await begun(session);
    const second = await played(session, first, 0);
    await goTo(session, first);
    expect((await played(session, first, 0)).roundId).toBe(second.roundId);
    expect(await mapOf(session, storySessionId)).toHaveLength(2);
  });
});

describe('a fork', () => {
  it('has the same way up to its round, and goes its own from there', async () => {
    const session = await server.guest();
    const { round: first, storySessionId } = await begun(session);
    const second = await played(session, first, 0);
    await played(session, second, 0);
    const path = `/story-sessions/${storySessionId}/rounds/${second.roundId}/fork`;
    const answer = await server.call(path, { method: 'POST', session });
    const fork = StorySessionEnvelope.parse(answer.body).data;
    expect(fork.storySessionId).not.toBe(storySessionId);
    expect(fork).toMatchObject({ forkedFromRoundId: second.roundId, pathIds: { length: 2 } });
    expect(fork.round).toMatchObject({
      stateBefore: first.stateAfter,
      stateAfter: second.stateAfter,
      blocks: second.blocks,
      choices: [{ roundId: null }, { roundId: null }],
    });
    expect((await played(session, fork.round, 0)).stateBefore).toBe(second.stateAfter);
    expect(await mapOf(session, storySessionId)).toHaveLength(3);
  });
});

describe('the plays of a reader', () => {
  it('are listed with the last played first', async () => {
    const session = await server.guest();
    const older = await begun(session);
    server.clock.advance(1000);
    const newer = await begun(session);
    server.clock.advance(1000);
    const round = await played(session, older.round, 2);
    const { body } = await server.call('/story-sessions', { session });
    expect(StorySessionPageEnvelope.parse(body).data.items).toMatchObject([
      { storySessionId: older.storySessionId, roundId: round.roundId, ending: { endingId: 'home' } },
      { storySessionId: newer.storySessionId, roundId: newer.round.roundId, ending: null },
    ]);
  });

  it('are listed by their story', async () => {
    const session = await server.guest();
    const { storySessionId } = await begun(session);
    const listed = async (storyId: string) => {
      const { body } = await server.call(`/story-sessions?storyId=${storyId}`, { session });
      return StorySessionPageEnvelope.parse(body).data.items.map((item) => item.storySessionId);
    };
    expect(await listed('low-tide')).toEqual([storySessionId]);
    expect(await listed('warm-bread')).toEqual([]);
  });

  it('are only their player’s, and gone when they are deleted', async () => {
    const session = await server.guest();
    const { round, storySessionId } = await begun(session);
    const path = `/story-sessions/${storySessionId}`;
    const stranger = await server.guest();
    const attempts = [
      server.call(path, { session: stranger }),
      server.call(`${path}/rounds`, { session: stranger }),
      server.call(`${path}/rounds/${round.roundId}`, { session: stranger }),
      server.call(`${path}/rounds/${round.roundId}/fork`, { session: stranger, method: 'POST' }),
      server.call(path, { session: stranger, method: 'DELETE' }),
      move(stranger, round, choiceOf(round, 0)),
    ];
    for (const answer of await Promise.all(attempts)) expect(answer.status).toBe(404);
    expect((await server.call(path, { session, method: 'DELETE' })).status).toBe(200);
    expect((await server.call(path, { session })).status).toBe(404);
    const { body } = await server.call('/user-profile/get-my-interactions', { session });
    expect(InteractionPageEnvelope.parse(body).data.items).toEqual([]);
  });

  it('move with a guest to the account', async () => {
    const session = await server.guest();
    const { storySessionId } = await begun(session);
    const email = 'reader@example.com';
    await sendEmailCode(server, session, email);
    const answer = await verifyEmailCode(server, session, email, codeSentTo(server, email));
    const account = readLogin(answer).session;
    expect((await read(account, storySessionId)).storySessionId).toBe(storySessionId);
  });
});
