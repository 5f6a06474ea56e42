import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { SessionValues } from '../../http/principal.ts';
import {
  Problem,
  SharedPlayEnvelope,
  SharedRoundPlaceEnvelope,
  StoryEnvelope,
  StoryShareEnvelope,
  StoryShareStateEnvelope,
  StorySessionEnvelope,
  type StoryRound,
} from '../../contract/validators.ts';
import { codeSentTo, readLogin, sendEmailCode, verifyEmailCode } from '../../testing/people/sign-in.ts';
import { testPlayer, type TestPlayer } from '../../testing/story-plays.ts';
import { createTestServer, type TestServer } from '../../testing/test-server.ts';

const ferry = `
VAR player_name = "you"
-> quay
=== quay
# scene: harbour
“Is it late, {player_name}?” asks Ada. # speaker: ada-byrne
{player_name}’s coat is wet. The bell is silent.
+ [Say that {player_name} will wait.]
    -> wait
+ [Go home.]
    # ending: home; Home without {player_name}
    You go home.
    -> END
=== wait
# scene: boat
{player_name} waits.
+ [Board.]
    # ending: over; Over the water
    You go over.
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

const atSea = { storyId: 'low-tide' };

async function played(player: TestPlayer, name?: string): Promise<[StoryRound, StoryRound, StoryRound]> {
  const { round: first } = await player.begin(name === undefined ? atSea : { ...atSea, name });
  const second = await player.choose(first, 0);
  return [first, second, await player.choose(second, 0)];
}

const shareOf = ({ session }: TestPlayer, { storySessionId }: StoryRound) =>
  server.call(`/story-sessions/${storySessionId}/share`, { session });
const unshare = ({ session }: TestPlayer, { storySessionId }: StoryRound) =>
  server.call(`/story-sessions/${storySessionId}/share`, { method: 'DELETE', session });
const open = ({ storySessionId }: StoryRound, options = {}) => server.call(`/shared-plays/${storySessionId}`, options);
const openRound = ({ storySessionId, roundId }: StoryRound) =>
  server.call(`/shared-plays/${storySessionId}/rounds/${roundId}`);
const fork = ({ storySessionId, roundId }: StoryRound, session: SessionValues, headers = {}) =>
  server.call(`/shared-plays/${storySessionId}/rounds/${roundId}/forks`, { method: 'POST', session, headers });
const count = ({ storySessionId }: StoryRound, session: SessionValues) =>
  server.call(`/shared-plays/${storySessionId}/readers/me`, { method: 'PUT', session });

describe('a play that is shared', () => {
  it('can be read without a session, from its first round to the one it is shared up to', async () => {
    const player = await testPlayer(server);
    const [first, second, last] = await played(player);
    expect(StoryShareEnvelope.parse((await player.share(second)).body).data).toMatchObject({
      storySessionId: first.storySessionId,
      roundId: second.roundId,
      readerCount: 0,
    });
    const { data } = SharedPlayEnvelope.parse((await open(first)).body);
    expect(data).toMatchObject({ story: { storyId: 'low-tide', title: 'Low Tide' }, ending: null });
    expect(data.cast.map(({ characterId }) => characterId)).toEqual(['ada-byrne', 'mona-dusk']);
    expect(data.rounds).toEqual(
      [first, second].map(({ roundId, move, choiceText, blocks, progress, ending }) => ({
        roundId,
        move,
        choiceText,
        blocks,
        progress,
        ending,
      })),
    );
    expect((await openRound(last)).status).toBe(404);
  });

  it('shows a round with its neighbours', async () => {
    const player = await testPlayer(server);
    const [first, second, last] = await played(player);
    await player.share(last);
    const { data } = SharedRoundPlaceEnvelope.parse((await openRound(second)).body);
    expect(data).toMatchObject({
      round: { roundId: second.roundId },
      number: 2,
      total: 3,
      previous: { roundId: first.roundId },
      next: { roundId: last.roundId, ending: { endingId: 'over' } },
    });
    expect(SharedRoundPlaceEnvelope.parse((await openRound(first)).body).data.previous).toBeNull();
    expect(SharedRoundPlaceEnvelope.parse((await openRound(last)).body).data.next).toBeNull();
  });

  it('is shared further when it is shared again, and leaves other ways out', async () => {
    const player = await testPlayer(server);
    const [first, second, last] = await played(player);
    await player.share(first);
    const sharedAt = StoryShareStateEnvelope.parse((await shareOf(player, first)).body).data?.sharedAt;
    server.clock.advance(60_000);
    await player.share(last);
    expect(StoryShareStateEnvelope.parse((await shareOf(player, first)).body).data).toMatchObject({
      roundId: last.roundId,
      sharedAt,
    });
    const path = `/story-sessions/${first.storySessionId}/current-round`;
    await server.call(path, { method: 'PUT', session: player.session, json: { roundId: first.roundId } });
    const elsewhere = await player.choose(first, 1);
    const { data } = SharedPlayEnvelope.parse((await open(first)).body);
    expect(data.rounds.map(({ roundId }) => roundId)).toEqual([first.roundId, second.roundId, last.roundId]);
    expect(JSON.stringify(data)).not.toContain(elsewhere.roundId);
  });

  it('belongs to its player: no other user can share it, revoke it or see its readers', async () => {
    const player = await testPlayer(server);
    const stranger = await testPlayer(server);
    const [first] = await played(player);
    const [other] = await played(stranger);
    expect((await stranger.share(first)).status).toBe(404);
    expect((await player.share({ ...first, roundId: other.roundId })).status).toBe(404);
    await player.share(first);
    expect((await shareOf(stranger, first)).status).toBe(404);
    expect((await unshare(stranger, first)).status).toBe(404);
    expect((await open(first)).status).toBe(200);
  });
});

describe('a revoked or unknown link', () => {
  it('is gone once it is taken back, and there again once the play is shared again', async () => {
    const player = await testPlayer(server);
    const stranger = await server.guest();
    const [first, second] = await played(player);
    await player.share(second);
    expect((await unshare(player, first)).status).toBe(200);
    expect((await unshare(player, first)).status).toBe(200);
    for (const answer of [
      await open(first),
      await openRound(first),
      await fork(first, stranger),
      await count(first, stranger),
    ]) {
      expect(answer.status).toBe(410);
      expect(Problem.parse(answer.body)).toMatchObject({ code: 410, reason: 'GONE', data: null });
    }
    expect(StoryShareStateEnvelope.parse((await shareOf(player, first)).body).data).toBeNull();
    await player.share(first);
    expect(SharedPlayEnvelope.parse((await open(first)).body).data.rounds).toHaveLength(1);
  });

  it('is gone with the play', async () => {
    const player = await testPlayer(server);
    const [first] = await played(player);
    await player.share(first);
    await server.call(`/story-sessions/${first.storySessionId}`, { method: 'DELETE', session: player.session });
    expect((await open(first)).status).toBe(410);
  });

  it('is as if nothing had ever been there where nothing was shared', async () => {
    const [first] = await played(await testPlayer(server));
    const [never, unknown] = [await open(first), await open({ ...first, storySessionId: 'ssn-nobody' })];
    expect({ ...never.body, requestId: '' }).toEqual({ ...unknown.body, requestId: '' });
    expect(never.status).toBe(404);
  });

  it('leads to a mature play only in the mode that shows it', async () => {
    const player = await testPlayer(server);
    const [first] = await played(player);
    await player.share(first);
    const { db } = server.deps.database;
    const mature = (value: number) =>
      Promise.all([
        db.updateTable('stories').set({ mature: value }).where('story_id', '=', 'low-tide').execute(),
        db.updateTable('story_sessions').set({ mature: value }).where('story_id', '=', 'low-tide').execute(),
      ]);
    await mature(1);
    const adult = await server.guest();
    await server.call('/user/confirm-adult', { method: 'POST', session: adult, json: { confirmed: true } });
    const asked = { headers: { 'sfw-type': 'nsfw' } };
    expect((await open(first)).status).toBe(404);
    expect((await open(first, { session: await server.guest(), ...asked })).status).toBe(404);
    expect((await fork(first, await server.guest(), asked.headers)).status).toBe(404);
    expect((await open(first, { session: adult, ...asked })).status).toBe(200);
    await mature(0);
  });
});

describe('who has read it', () => {
  it('counts each visitor once, and the player not at all', async () => {
    const player = await testPlayer(server);
    const [first] = await played(player);
    await player.share(first);
    const readers = [await server.guest(), await server.guest(), player.session];
    for (const reader of [...readers, ...readers]) expect((await count(first, reader)).status).toBe(200);
    await open(first);
    expect(StoryShareStateEnvelope.parse((await shareOf(player, first)).body).data?.readerCount).toBe(2);
  });

  it('counts a guest who signs in meanwhile as one', async () => {
    const player = await testPlayer(server);
    const [first] = await played(player);
    await player.share(first);
    const email = 'first-reader@example.com';
    const signedIn = async (guest: SessionValues) => {
      await sendEmailCode(server, guest, email);
      return readLogin(await verifyEmailCode(server, guest, email, codeSentTo(server, email))).session;
    };
    const guest = await server.guest();
    await count(first, guest);
    await count(first, await signedIn(guest));
    server.clock.advance(120_000);
    const onAnotherDevice = await server.guest();
    await count(first, onAnotherDevice);
    await count(first, await signedIn(onAnotherDevice));
    expect(StoryShareStateEnvelope.parse((await shareOf(player, first)).body).data?.readerCount).toBe(1);
  });
});

describe('who played it', () => {
  it('is in no response that other readers get', async () => {
    const session = await server.registered();
    await server.call('/personas', {
      method: 'POST',
      session,
      json: { name: 'Countess Belisama', description: 'left-handed, from Orsova' },
    });
    const player = await testPlayer(server, session);
    const [first, second, last] = await played(player, 'Quillon Ashgrove');
    const { db } = server.deps.database;
    // As a model's round keeps it, which needs a model to be written.
    await db
      .updateTable('story_rounds')
      .set({ move: 'typed', choice_text: 'I, QUILLON ashgrove, swim to the lamp.' })
      .where('round_id', '=', last.roundId)
      .execute();
    await player.share(last);
    const stranger = await server.guest();
    const answers = [await open(first), await openRound(first), await openRound(second), await openRound(last)];
    answers.push(await fork(first, stranger), await fork(second, stranger));
    for (const answer of answers) {
      expect(answer.status).toBe(200);
      const said = JSON.stringify(answer.body);
      for (const secret of ['Quillon', 'QUILLON', 'Ashgrove', 'ashgrove', 'Belisama', 'Orsova', 'Ada"', 'Read on']) {
        expect(said).not.toContain(secret);
      }
      const { account_id: accountId, device_id: deviceId } = await db
        .selectFrom('sessions')
        .select(['account_id', 'device_id'])
        .where('device_id', '=', session['Device-ID'])
        .executeTakeFirstOrThrow();
      expect(said).not.toContain(accountId ?? deviceId);
      expect(said).not.toContain(deviceId);
    }
    const { data } = SharedPlayEnvelope.parse(answers[0]?.body);
    expect(data.rounds[0]?.blocks).toContainEqual({
      kind: 'speech',
      speaker: 'ada-byrne',
      text: '“Is it late, Traveler?” asks Ada.',
    });
    expect(data.rounds.map(({ choiceText }) => choiceText)).toEqual([
      null,
      'Say that Traveler will wait.',
      'I, Traveler, swim to the lamp.',
    ]);
  });

  it('stays unknown to a fork of their play', async () => {
    const player = await testPlayer(server);
    const [first, second] = await played(player, 'Quillon Ashgrove');
    await player.share(second);
    const stranger = await testPlayer(server);
    const { data } = StorySessionEnvelope.parse((await fork(first, stranger.session)).body);
    expect(data.player.name).toBeNull();
    const next = await stranger.choose(data.round, 0);
    expect(next.blocks).toContainEqual({ kind: 'narration', text: 'Traveler waits.' });
    const states = await server.deps.database.db
      .selectFrom('story_rounds')
      .select('state')
      .where('story_session_id', '=', data.storySessionId)
      .execute();
    expect(states).toHaveLength(2);
    expect(JSON.stringify(states)).not.toContain('Quillon');
  });
});

describe('a fork', () => {
  it('is the caller’s own play, counts as a reading, and is one for one idempotency key', async () => {
    const player = await testPlayer(server);
    const [first, second, last] = await played(player);
    await player.share(last);
    const stranger = await testPlayer(server);
    const readers = async () => StoryEnvelope.parse((await server.call('/stories/low-tide')).body).data.readerCount;
    const before = await readers();
    const key = { 'Idempotency-Key': '1f8fad5b-d9cb-469f-a165-70867728950e' };
    const answers = [await fork(second, stranger.session, key), await fork(second, stranger.session, key)];
    const [one, again] = answers.map(({ body }) => StorySessionEnvelope.parse(body).data);
    expect(again).toEqual(one);
    expect(one).toMatchObject({ storyId: 'low-tide', forkedFromRoundId: second.roundId, pathIds: { length: 2 } });
    expect(await readers()).toBe(before + 1);
    const { round } = one ?? { round: second };
    expect(await stranger.choose(round, 0)).toMatchObject({ ending: { endingId: 'over' } });
    expect((await open(first)).status).toBe(200);
  });

  it('is refused where the story ends, and for a round that is not shared', async () => {
    const player = await testPlayer(server);
    const [first, , last] = await played(player);
    const stranger = await server.guest();
    await player.share(first);
    expect((await fork(last, stranger)).status).toBe(404);
    await player.share(last);
    expect((await fork(last, stranger)).status).toBe(409);
  });

  it('stays its player’s when the link is taken back', async () => {
    const player = await testPlayer(server);
    const [first, second] = await played(player);
    await player.share(second);
    const stranger = await testPlayer(server);
    const { data } = StorySessionEnvelope.parse((await fork(first, stranger.session)).body);
    await unshare(player, first);
    expect((await stranger.choose(data.round, 0)).roundId).toBeTruthy();
  });
});
