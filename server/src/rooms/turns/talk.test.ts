import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { KeptCharacterEnvelope, RoomMessagePageEnvelope } from '../../contract/validators.ts';
import type { SessionValues } from '../../http/principal.ts';
import { draftOf } from '../../testing/drafts/draft-server.ts';
import { createRoomServer, type RoomServer } from '../../testing/room-server.ts';

let server: RoomServer;
beforeAll(async () => {
  server = await createRoomServer();
});
afterAll(async () => {
  await server[Symbol.asyncDispose]();
});

const path = (roomId: string) => `/rooms/${roomId}/messages`;
const never = { wait: new Promise<void>(() => undefined) };

describe('a line of a character', () => {
  const bring = async (session: SessionValues, greeting: string) => {
    const exchanges = [{ reader: '', character: 'The tide is in.' }];
    const fields = { name: 'Noor', tagline: 'Mends nets', greeting, exchanges, temperaments: ['shy' as const] };
    const draftId = await draftOf(server, session, fields);
    const headers = { 'if-match': '"2"' };
    const answer = await server.call(`/character-drafts/${draftId}/keep`, { method: 'POST', session, headers });
    const { characterId } = KeptCharacterEnvelope.parse(answer.body).data;
    const json = { visibility: 'unlisted', statement: true };
    await server.call(`/characters/${characterId}/visibility`, { method: 'PUT', session, json });
    return characterId;
  };

  it('has the mood that its words show, and its character a face for it', async () => {
    const session = await server.registered();
    const characterId = await bring(session, '*She winks.* Hold this end.');
    const room = await server.open(session, { characterIds: [characterId, 'ada-byrne'], displayName: 'Elias' });
    const { roomId } = room;
    const [faces, ...others] = room.expressions ?? [];
    // The house's have only a portrait.
    expect(others).toEqual([]);
    expect(faces).toMatchObject({ characterId });
    expect(faces?.expressions.find(({ mood }) => mood === 'wink')?.small).toContain('expression=wink');
    const [greeting] = (await server.messages(session, roomId)).filter(({ text }) => text !== '');
    expect(greeting).toMatchObject({ mood: 'wink' });
    server.engine.says('*She sighs.* The net is torn.');
    const { reply } = await server.say(session, roomId, 'And then?');
    expect(reply?.mood).toBeUndefined();
    const [said] = await server.ended(session, roomId);
    expect(said?.mood).toBe('sad');
    const line = `${path(roomId)}/${said?.messageId}`;
    const edited = await server.post(session, `${line}/edit`, { text: '*She laughs out loud.*' });
    expect(edited.body.data).toMatchObject({ mood: 'laughing' });
    await server.call(line, { method: 'DELETE', session });
    expect((await server.messages(session, roomId)).find(({ hidden }) => hidden)).not.toHaveProperty('mood');
  });

  it('has no mood when it is a person’s', async () => {
    const session = await server.registered();
    const { roomId } = await server.open(session, { turnTaking: 'mention' });
    expect((await server.say(session, roomId, '*I wink at her.*')).message).not.toHaveProperty('mood');
    expect(await server.read(session, roomId)).not.toHaveProperty('expressions');
  });
});

describe('what a message in a room costs', () => {
  it('a message to the members only is free', async () => {
    const session = await server.registered();
    const { roomId } = await server.open(session);
    const answer = await server.post(session, path(roomId), { text: 'Back in a minute.', toPeople: true });
    expect(answer).toMatchObject({ status: 200, body: { data: { reply: null, balance: 100 } } });
  });

  it('nothing without a reply', async () => {
    const session = await server.registered();
    const { roomId } = await server.open(session, { turnTaking: 'mention' });
    expect(await server.say(session, roomId, 'Is anybody there?')).toMatchObject({ reply: null, balance: 100 });
  });

  it('a message costs the replies that it causes, or is refused', async () => {
    await using poor = await createRoomServer({
      config: { points: { guestGift: 3, accountGift: 0, daily: 1, dailyStreak: 1 } },
    });
    const session = await poor.guest();
    const { roomId, messageCount } = await poor.open(session, { turnTaking: 'mention' });
    const refused = await poor.post(session, path(roomId), { text: '@Ada and @Zoë, good evening!' });
    expect(refused).toMatchObject({ status: 400, body: { reason: 'INSUFFICIENT_POINTS' } });
    expect(refused.body.message).toContain('积分不足');
    expect(await poor.read(session, roomId)).toMatchObject({ messageCount, quote: { balance: 3 }, speakingId: null });
    expect(await poor.say(session, roomId, '@Ada, good evening!')).toMatchObject({ balance: 1 });
  });

  it('their sender pays, and other members do not see how much', async () => {
    const owner = await server.registered();
    const guest = await server.guest();
    const { roomId } = await server.open(owner);
    await server.join(owner, roomId, guest, 'Elias');
    server.engine.says('Well.');
    await server.say(guest, roomId, 'And you, what do you say?');
    const [reply] = await server.ended(guest, roomId);
    expect(reply?.charge).toEqual({ points: 2, entryIds: [expect.stringMatching(/^ent-/)] });
    expect((await server.messages(owner, roomId)).at(-1)).toMatchObject({ text: 'Well.', charge: null });
    expect((await server.read(guest, roomId)).quote).toMatchObject({ balance: 18 });
    expect((await server.read(owner, roomId)).quote).toMatchObject({ balance: 100 });
    const ledger = await server.call('/points/ledger', { session: guest });
    expect(ledger.body.data).toMatchObject({
      items: [{ points: -2, subject: { roomId, characterId: 'zoe-marsh' } }, {}],
    });
  });

  it('refunds a reply for which the engine has no text', async () => {
    const session = await server.registered();
    const { roomId } = await server.open(session);
    server.engine.says({ fail: 'unavailable' });
    await server.say(session, roomId, 'Well?');
    const [reply] = await server.ended(session, roomId);
    expect(reply).toMatchObject({ status: 'failed', failure: 'unavailable', charge: { points: 0 } });
    expect((await server.read(session, roomId)).quote).toMatchObject({ balance: 100 });
  });

  it('fifty concurrent sends spend exactly the balance', async () => {
    const owner = await server.registered();
    const guest = await server.guest();
    const { roomId } = await server.open(owner);
    await server.join(owner, roomId, guest, 'Elias');
    server.engine.says('Yes.');
    const sends = await Promise.all(
      Array.from({ length: 50 }, async (_, index) => server.post(guest, path(roomId), { text: `Number ${index}` })),
    );
    const refused = sends.filter(({ status }) => status === 400);
    expect(sends.filter(({ status }) => status === 200)).toHaveLength(10);
    expect(refused.map(({ body }) => body.reason)).toEqual(Array.from({ length: 40 }, () => 'INSUFFICIENT_POINTS'));
    const replies = await server.ended(guest, roomId, 10);
    expect(replies.map(({ charge }) => charge?.points)).toEqual(Array.from({ length: 10 }, () => 2));
    expect((await server.read(guest, roomId)).quote).toMatchObject({ balance: 0 });
  });

  it('a message repeated under one idempotency key is stored and charged once', async () => {
    const session = await server.registered();
    const { roomId } = await server.open(session);
    server.engine.says('Once.');
    const headers = { 'idempotency-key': 'room-words-1' };
    const sends = await Promise.all(Array.from({ length: 6 }, () => server.say(session, roomId, 'Well?', { headers })));
    expect(sends).toEqual(sends.map(() => sends[0]));
    await server.ended(session, roomId);
    expect((await server.read(session, roomId)).quote).toMatchObject({ balance: 98 });
    const other = await server.call(path(roomId), { method: 'POST', session, headers, json: { text: 'Other' } });
    expect(other).toMatchObject({ status: 409, body: { field: 'Idempotency-Key' } });
  });
});

describe('turns', () => {
  it('one speaks at a time; who stops a reply gives up what waits behind it', async () => {
    const session = await server.registered();
    const { roomId } = await server.open(session, { turnTaking: 'mention' });
    server.engine.says('Half of ', never);
    const { reply, waitingCharacterIds } = await server.say(session, roomId, '@Ada, @Zoë!');
    expect(waitingCharacterIds).toEqual(['zoe-marsh']);
    for await (const { event } of server.follow(session, roomId)) if (event.kind === 'reply-text') break;
    const messageId = reply?.messageId ?? '';
    expect(await server.read(session, roomId)).toMatchObject({ speakingId: messageId, quote: { balance: 96 } });
    await server.post(session, `${path(roomId)}/${messageId}/stop`);
    const [ended] = await server.ended(session, roomId);
    expect(ended).toMatchObject({ status: 'stopped', text: 'Half of ', charge: { points: 1 } });
    const room = await server.read(session, roomId);
    expect(room).toMatchObject({ speakingId: null, waitingCharacterIds: [], quote: { balance: 99 } });
  });

  it('a member may ask a character to speak, and one that is quiet says nothing of its own accord', async () => {
    const session = await server.registered();
    const { roomId } = await server.open(session);
    server.engine.says('Hm.');
    const quiet = { quiet: true };
    const changed = await server.post(session, `/rooms/${roomId}/characters/zoe-marsh`, quiet, 'PATCH');
    expect(changed).toMatchObject({ status: 200, body: { data: { quietCharacterIds: ['zoe-marsh'] } } });
    await server.say(session, roomId, 'Who comes next?');
    const asked = await server.post(session, `/rooms/${roomId}/turns`, { characterId: 'zoe-marsh' });
    expect(asked.status).toBe(200);
    const replies = await server.ended(session, roomId, 2);
    expect(replies.map(({ author }) => author)).toMatchObject([
      { characterId: 'ada-byrne' },
      { characterId: 'zoe-marsh' },
    ]);
    const unknown = await server.post(session, `/rooms/${roomId}/turns`, { characterId: 'mona-dusk' });
    expect(unknown.status).toBe(404);
  });

  it('characters do not run away with a room', async () => {
    const session = await server.registered();
    const { roomId } = await server.open(session);
    server.engine.says('On and on.');
    await server.say(session, roomId, 'Begin.');
    const ask = () => server.post(session, `/rooms/${roomId}/turns`);
    const asked = [await ask(), await ask(), await ask(), await ask(), await ask(), await ask()];
    expect(asked.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200, 409]);
    await server.ended(session, roomId, 6);
    expect((await ask()).status).toBe(409);
    await server.say(session, roomId, 'Go on, then.');
    await server.ended(session, roomId, 7);
    expect((await ask()).status).toBe(200);
  });

  it('a reply ends where it begins to speak for another speaker', async () => {
    const session = await server.registered();
    const { roomId } = await server.open(session);
    server.engine.says('Zo', 'ë: I lit it', '.\nAd', 'a: And I saw ', 'you.');
    await server.say(session, roomId, 'Who lit the lamp?');
    const [reply] = await server.ended(session, roomId);
    expect(reply).toMatchObject({ status: 'complete', text: 'I lit it.' });
  });

  it('the engine is told who is there and who said what', async () => {
    const session = await server.registered();
    const guest = await server.guest();
    const { roomId } = await server.open(session);
    await server.join(session, roomId, guest, 'Elias');
    server.engine.says('Yes.');
    await server.say(guest, roomId, 'Did you count the steps?');
    await server.ended(guest, roomId);
    const request = server.engine.requests.at(-1);
    expect(request?.messages[0]?.content).toContain('People here: Noor, Elias.');
    expect(request?.messages.at(-1)?.content).toContain('Elias: Did you count the steps?');
    expect(request).toMatchObject({ line: 'Did you count the steps?', character: { name: 'Zoë Marsh' } });
    expect(request?.stop).toContain('\nElias:');
  });
});

describe('hiding', () => {
  it('hides a message from members and prompts', async () => {
    const owner = await server.registered();
    const guest = await server.guest();
    const { roomId } = await server.open(owner);
    await server.join(owner, roomId, guest, 'Elias');
    const said = await server.post(guest, path(roomId), { text: 'REGRET', toPeople: true });
    const { messageId } = (await server.messages(guest, roomId)).at(-1) ?? { messageId: '' };
    expect(said.status).toBe(200);
    expect((await server.post(owner, `${path(roomId)}/${messageId}`, {}, 'DELETE')).status).toBe(200);
    expect((await server.messages(guest, roomId)).at(-1)).toMatchObject({ hidden: true, text: '' });
    server.engine.says('Yes.');
    await server.say(owner, roomId, 'Go on.');
    await server.ended(owner, roomId);
    expect(JSON.stringify(server.engine.requests.at(-1))).not.toContain('REGRET');
    expect(JSON.stringify((await server.call('/rooms', { session: guest })).body)).not.toContain('REGRET');
  });

  it('is for authors and owners: other members cannot delete it', async () => {
    const owner = await server.registered();
    const guest = await server.guest();
    const { roomId } = await server.open(owner);
    await server.join(owner, roomId, guest, 'Elias');
    const [opened, greeting] = await server.messages(guest, roomId);
    const hide = (messageId: string | undefined) =>
      server.post(guest, `${path(roomId)}/${messageId ?? ''}`, {}, 'DELETE');
    expect((await hide(greeting?.messageId)).status).toBe(403);
    expect((await hide(opened?.messageId)).status).toBe(403);
    expect((await hide('rmg-unknown')).status).toBe(404);
    const notice = await server.post(owner, `${path(roomId)}/${opened?.messageId ?? ''}`, {}, 'DELETE');
    expect(notice.status).toBe(409);
  });
});

describe('pages of messages', () => {
  it('neither skip nor repeat', async () => {
    const session = await server.registered();
    const { roomId } = await server.open(session, { turnTaking: 'mention' });
    for (let index = 0; index < 5; index += 1) await server.say(session, roomId, `Number ${index}`);
    const texts: string[] = [];
    let cursor: string | null = null;
    do {
      const query = cursor === null ? '' : `&cursor=${cursor}`;
      const { body } = await server.call(`${path(roomId)}?limit=3${query}`, { session });
      const { items, nextCursor } = RoomMessagePageEnvelope.parse(body).data;
      texts.push(...items.map((item) => item.text));
      cursor = nextCursor;
    } while (cursor !== null);
    expect(texts.slice(0, 5)).toEqual(['Number 4', 'Number 3', 'Number 2', 'Number 1', 'Number 0']);
    expect(texts).toHaveLength(7);
    const other = await server.open(session);
    const foreign = await server.call(`${path(roomId)}?limit=2`, { session });
    const crossed = await server.call(
      `${path(other.roomId)}?cursor=${RoomMessagePageEnvelope.parse(foreign.body).data.nextCursor}`,
      { session },
    );
    expect(crossed).toMatchObject({ status: 400, body: { field: 'cursor' } });
  });
});
