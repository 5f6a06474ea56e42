import { readdir } from 'node:fs/promises';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { PRESET_AVATARS } from '../accounts/profile.ts';
import {
  BasicInfoEnvelope,
  ChatEnvelope,
  ChatPageEnvelope,
  DeviceSessionEnvelope,
  CharacterEngagementEnvelope,
  ImportedCardEnvelope,
  MessageImageEnvelope,
} from '../contract/validators.ts';
import { FILE_KINDS } from '../file-kinds.ts';
import type { SessionValues } from '../http/principal.ts';
import { cardV2, jsonFile, picture } from '../testing/files/card-files.ts';
import { bringStory } from '../testing/kept-stories.ts';
import { codeSentTo, readLogin, sendEmailCode, signInByEmail, verifyEmailCode } from '../testing/people/sign-in.ts';
import { createRoomServer, type RoomServer } from '../testing/room-server.ts';
import { shopAt } from '../testing/shop.ts';
import { principalOf } from '../testing/test-server.ts';
import { AccountDeletion } from './account-deletion.ts';

const MINUTE_MS = 60_000;

let server: RoomServer;
let shop: ReturnType<typeof shopAt>;
beforeAll(async () => {
  server = await createRoomServer();
  shop = shopAt(server);
});
afterAll(() => server[Symbol.asyncDispose]());

const send = (session: SessionValues, method: string, path: string, json?: object) =>
  server.call(path, { method, session, ...(json === undefined ? {} : { json }) });

async function done(answer: Promise<{ status: number; body: unknown }>): Promise<unknown> {
  const { body, status } = await answer;
  expect({ status, body }).toMatchObject({ status: 200 });
  return body;
}

let people = 0;
async function person(nickname: string): Promise<{ email: string; session: SessionValues; accountId: string }> {
  people += 1;
  const email = `leaver${people}@example.com`;
  const session = await signInByEmail(server, email);
  const profile = { userName: nickname, motto: `${nickname} reads`, userAvatarImageUrl: PRESET_AVATARS[0] };
  await done(send(session, 'POST', '/registerlogin/complete-profile', profile));
  const { accountId = '' } = await principalOf(server.deps, session);
  return { email, session, accountId };
}

async function bringCharacter(session: SessionValues, name: string): Promise<string> {
  const content = jsonFile(cardV2({ name, creator: 'Wistlemere' })).toString('base64');
  const body = await done(send(session, 'POST', '/cards', { content, mature: false }));
  return ImportedCardEnvelope.parse(body).data.characterId;
}

async function beginChat(session: SessionValues, characterId: string, words: string): Promise<string> {
  const { chatId } = ChatEnvelope.parse(await done(send(session, 'POST', '/chats', { characterId }))).data;
  await done(send(session, 'POST', `/chats/${chatId}/messages`, { text: words }));
  const { db } = server.deps.database;
  const replying = () =>
    db.selectFrom('chats').select('replying_id').where('chat_id', '=', chatId).executeTakeFirstOrThrow();
  await expect.poll(replying).toEqual({ replying_id: null });
  return chatId;
}

/** Where in the database a word stands: tables with columns. */
async function placesOf(word: string): Promise<string[]> {
  const { db } = server.deps.database;
  const places: string[] = [];
  for (const { columns, name: table } of await db.introspection.getTables()) {
    for (const { dataType, name: column } of columns) {
      if (!/text|char/i.test(dataType)) continue;
      const { rows } = await sql`select 1 from ${sql.table(table)}
        where lower(${sql.ref(column)}) like ${`%${word.toLowerCase()}%`} limit 1`.execute(db);
      if (rows.length > 0) places.push(`${table}.${column}`);
    }
  }
  return places;
}

async function settle(): Promise<void> {
  await server.deps.jobs.background.settled();
  server.clock.advance(3 * MINUTE_MS);
  await server.deps.accountDeletion.sweep();
  server.clock.advance(3 * MINUTE_MS);
  await server.deps.accountDeletion.sweep();
}

const deletionOf = (accountId: string) =>
  server.deps.database.db
    .selectFrom('account_deletions')
    .selectAll()
    .where('account_id', '=', accountId)
    .executeTakeFirst();

async function signInAgain(email: string) {
  // Codes are sent once a minute.
  server.clock.advance(2 * MINUTE_MS);
  const guest = await server.guest();
  await sendEmailCode(server, guest, email);
  return readLogin(await verifyEmailCode(server, guest, email, codeSentTo(server, email)));
}

describe('deleting an account', () => {
  it('needs an account, and a proof of the last five minutes', async () => {
    expect((await send(await server.guest(), 'DELETE', '/user/account')).body).toMatchObject({
      reason: 'REGISTRATION_REQUIRED',
    });
    const { accountId, session } = await person('Unproved');
    server.clock.advance(5 * MINUTE_MS);
    expect(await send(session, 'DELETE', '/user/account')).toMatchObject({
      status: 403,
      body: { reason: 'FORBIDDEN', field: 'proof' },
    });
    expect(await deletionOf(accountId)).toBeUndefined();
  });

  it('takes a new sign-in where a provider alone opens the account', async () => {
    const { accountId, session } = await person('Provided');
    const { db } = server.deps.database;
    await db.updateTable('identities').set({ kind: 'discord' }).where('account_id', '=', accountId).execute();
    await db.updateTable('sessions').set({ proved_at: null }).where('account_id', '=', accountId).execute();
    server.clock.advance(5 * MINUTE_MS);
    expect(await send(session, 'DELETE', '/user/account')).toMatchObject({ status: 403, body: { field: 'proof' } });
    await db
      .updateTable('sessions')
      .set({ created_at: server.clock.now() })
      .where('account_id', '=', accountId)
      .execute();
    expect((await send(session, 'DELETE', '/user/account')).status).toBe(200);
  });

  it('erases all that it had, but for what the books need and what others go on with', async () => {
    const { accountId, email, session } = await person('Wistlemere');
    const friend = await server.registered();
    await beginChat(session, 'ada-byrne', 'The quagmirrow light was green');
    const persona = { name: 'Wistlemere the Pilot', description: 'Knows the quagmirrow' };
    await done(send(session, 'POST', '/personas', persona));
    const alone = await bringCharacter(session, 'Quagmirrow Keeper');
    const met = await bringCharacter(session, 'Harbour Pilot');
    await done(
      send(session, 'PUT', `/characters/${met}/visibility`, {
        visibility: 'public',
        statement: true,
        remixable: false,
      }),
    );
    const friendsChat = await beginChat(friend, met, 'Which way?');
    await bringStory(server, session, { title: 'The Quagmirrow Ferry' });
    await done(send(session, 'POST', '/characters/zoe-marsh/comments', { text: 'Quagmirrow was here' }));
    await done(send(session, 'PUT', '/characters/zoe-marsh/like'));
    await done(send(session, 'PUT', '/characters/zoe-marsh/follow'));
    const content = (await picture('png', '#123456')).toString('base64');
    const image = MessageImageEnvelope.parse(
      await done(send(session, 'POST', '/images', { content, alt: 'Quagmirrow' })),
    );
    const own = await server.open(session, { title: 'Quagmirrow alone', displayName: 'Wistlemere' });
    const room = await server.open(session, { title: 'With others', displayName: 'Wistlemere' });
    await server.join(session, room.roomId, friend, 'Noor');
    const theirs = await server.open(friend, { title: 'Of a friend', displayName: 'Noor' });
    await server.join(friend, theirs.roomId, session, 'Wistlemere');
    await server.say(session, theirs.roomId, 'Good evening');
    await server.ended(friend, theirs.roomId);
    await shop.buy(session, 'membership-month');
    const counts = async () =>
      CharacterEngagementEnvelope.parse(
        (await server.call('/characters/zoe-marsh/engagement', { session: friend })).body,
      ).data;
    expect(await placesOf('wistlemere')).not.toEqual([]);
    const before = await counts();

    const answer = await send(session, 'DELETE', '/user/account');
    expect(answer.status).toBe(200);
    const guest = DeviceSessionEnvelope.parse(answer.body).data;
    expect(guest).toMatchObject({ 'User-Login-Status': 'ANONYMOUS', 'Device-ID': session['Device-ID'] });
    expect((await server.call('/user-profile/basic-info', { session })).status).toBe(401);
    expect((await server.call('/user-profile/basic-info', { session: guest })).status).toBe(200);
    await settle();

    expect(await deletionOf(accountId)).toMatchObject({ erased_at: expect.any(Number) });
    expect(await placesOf('wistlemere')).toEqual([]);
    expect(await placesOf('quagmirrow')).toEqual([]);
    expect(await placesOf(email)).toEqual([]);
    const { db } = server.deps.database;
    const kept = [];
    for (const { columns, name: table } of await db.introspection.getTables()) {
      for (const { name: column } of columns.filter(({ dataType }) => /text|char/i.test(dataType))) {
        const { rows } =
          await sql`select 1 from ${sql.table(table)} where ${sql.ref(column)} = ${accountId} limit 1`.execute(db);
        if (rows.length > 0) kept.push(`${table}.${column}`);
      }
    }
    expect(kept.toSorted()).toEqual([
      'account_deletions.account_id',
      'accounts.account_id',
      'characters.owner_id',
      'memberships.account_id',
      'point_entries.wallet_id',
      'point_reservations.wallet_id',
      'room_turns.wallet_id',
      'shop_orders.account_id',
      'wallets.wallet_id',
    ]);
    const after = await counts();
    expect([after.commentCount, after.likeCount, after.followerCount]).toEqual([
      before.commentCount - 1,
      before.likeCount - 1,
      before.followerCount - 1,
    ]);
    // Others go on with the character that they met, and with the room.
    expect((await server.call(`/chats/${friendsChat}`, { session: friend })).status).toBe(200);
    const characters = await db
      .selectFrom('characters')
      .select('character_id')
      .where('owner_id', '=', accountId)
      .execute();
    expect(characters).toEqual([{ character_id: met }]);
    expect((await server.call(`/characters/${met}`)).status).toBe(404);
    expect((await server.call(`/characters/${alone}`)).status).toBe(404);
    const lines = await server.messages(friend, theirs.roomId);
    expect(lines.find(({ text }) => text === 'Good evening')).toMatchObject({ author: { displayName: '—' } });
    expect(await server.read(friend, room.roomId)).toMatchObject({ status: 'closed' });
    expect(await db.selectFrom('rooms').select('title').where('room_id', '=', own.roomId).execute()).toEqual([]);
    // Files go with the rows, but for what the kept character wears.
    expect((await server.app.request(image.data.address)).status).toBe(404);
    expect(await readdir(`${server.deps.config.filesDir}/message-images`)).toEqual([]);
    expect(await readdir(`${server.deps.config.filesDir}/cards`)).toEqual([]);
  });

  it('frees the address for a new, empty account', async () => {
    const { accountId, email, session } = await person('Returner');
    await beginChat(session, 'ada-byrne', 'Goodbye');
    await done(send(session, 'DELETE', '/user/account'));
    const again = await signInAgain(email);
    expect(again.isNewUser).toBe(true);
    await settle();
    const { accountId: next } = await principalOf(server.deps, again.session);
    expect(next).not.toBe(accountId);
    const chats = ChatPageEnvelope.parse((await server.call('/chats', { session: again.session })).body).data;
    expect(chats.items).toEqual([]);
    const info = BasicInfoEnvelope.parse(
      (await server.call('/user-profile/basic-info', { session: again.session })).body,
    );
    expect(JSON.stringify(info)).not.toContain('Returner');
  });

  it('ends a membership with the provider, gives no more points and refunds what is paid later', async () => {
    const { accountId, session } = await person('Member');
    const pending = await shop.start(session, 'points-300');
    await shop.buy(session, 'membership-year');
    await done(send(session, 'DELETE', '/user/account'));
    await server.deps.jobs.background.settled();
    const { db } = server.deps.database;
    const held = await db
      .selectFrom('memberships')
      .select(['state', 'subscription_ref'])
      .where('account_id', '=', accountId)
      .executeTakeFirstOrThrow();
    expect(held.state).toBe('ended');
    const subscription = await db
      .selectFrom('local_subscriptions')
      .select('renews')
      .where('subscription_id', '=', held.subscription_ref)
      .executeTakeFirstOrThrow();
    expect(subscription.renews).toBe(0);
    const balance = () => server.deps.points.balance(db, accountId);
    const points = await balance();
    await shop.press(pending.checkoutUrl, 'pay');
    server.clock.advance(40 * 24 * 60 * MINUTE_MS);
    await server.deps.shop.tick();
    expect(await balance()).toBe(points);
    const unmatched = await db
      .selectFrom('unmatched_payments')
      .select(['reason', 'state'])
      .where('order_id', '=', pending.checkoutId)
      .execute();
    expect(unmatched).toMatchObject([{ reason: 'account-deleted' }]);
  });

  it('is told by mail to the address that the account had, in its language', async () => {
    const { email, session } = await person('Told');
    await server.call('/user-profile/basic-info', { session, headers: { 'language-type': 'fr-FR' } });
    await done(send(session, 'DELETE', '/user/account'));
    await server.deps.jobs.background.settled();
    const { outbox } = server.deps.signIn;
    const mails = outbox?.list(email).filter(({ text }) => text.startsWith('Votre compte Fabula a été supprimé')) ?? [];
    expect(mails).toHaveLength(1);
    expect(mails[0]?.text).toContain(`${server.deps.config.publicUrl}/fr-FR/terms-privacy`);
    expect(mails[0]?.text).toMatch(/supprimé le .+ UTC\./);
    expect(mails[0]?.text).not.toMatch(/[{}]/);
  });

  it('continues after a crash', async () => {
    const { accountId, email, session } = await person('Halfway');
    await beginChat(session, 'ada-byrne', 'Before the thunderclap');
    await server.open(session, { title: 'The thunderclap room', displayName: 'Halfway' });
    const {
      clock,
      database,
      jobs,
      log,
      rooms,
      sessions,
      shop: { providers },
      storage,
    } = server.deps;
    const crash = () => Promise.reject(new Error('The power is gone'));
    const crashing = new AccountDeletion({
      clock,
      database,
      jobs,
      log,
      sessions,
      providers,
      storage,
      fileKinds: FILE_KINDS,
      accountMail: server.deps.signIn.accountMail,
      config: server.deps.config,
      rooms: { members: rooms.members, rooms: Object.assign(Object.create(rooms.rooms), { close: crash }) },
    });
    await crashing.delete(await principalOf(server.deps, session));
    await jobs.background.settled();
    expect(await placesOf('thunderclap')).toEqual(['rooms.title']);
    expect(await deletionOf(accountId)).toMatchObject({ erased_at: null });
    expect((await signInAgain(email)).isNewUser).toBe(true);

    await settle();
    expect(await placesOf('thunderclap')).toEqual([]);
    expect(await placesOf('halfway')).toEqual([]);
    expect(await deletionOf(accountId)).toMatchObject({ erased_at: expect.any(Number) });
  });
});
