import { afterAll, beforeAll, expect, it } from 'vitest';
import {
  CharacterEngagementEnvelope,
  CommentEnvelope,
  FollowedCreatorEnvelope,
  FollowedCreatorPageEnvelope,
  NotificationPageEnvelope,
  PostEnvelope,
  UnreadCountEnvelope,
} from '../../contract/validators.ts';
import type { CharacterRow } from '../../explore/tables.ts';
import { ownerOf, type SessionValues } from '../../http/principal.ts';
import { DAY_MS } from '../../lib/utc-day.ts';
import { createTestServer, principalOf, type TestServer } from '../../testing/test-server.ts';
import { MOST_CREATORS } from '../creators/creators.ts';
import { ReportDecisions } from '../report-decisions.ts';
import { runReports } from '../reports-command.ts';

const ZOE = '/characters/zoe-marsh';

let server: TestServer;
let creator: SessionValues;

const accountOf = async (session: SessionValues) => ownerOf(await principalOf(server.deps, session));
const change = (characterId: string, values: Partial<CharacterRow>) =>
  server.deps.database.db.updateTable('characters').set(values).where('character_id', '=', characterId).execute();
const send = async (session: SessionValues, method: string, path: string, json?: unknown) =>
  server.call(path, { session, method, ...(json === undefined ? {} : { json }) });

beforeAll(async () => {
  server = await createTestServer();
  creator = await server.registered();
  await change('zoe-marsh', { owner_id: await accountOf(creator) });
});
afterAll(() => server[Symbol.asyncDispose]());

const zoe = { kind: 'character', id: 'zoe-marsh' };
const follow = async (session: SessionValues, work: unknown = zoe) => {
  server.clock.advance(1000);
  return send(session, 'PUT', '/user/followed-creators', work);
};
const followId = async (session: SessionValues) =>
  FollowedCreatorEnvelope.parse((await follow(session)).body).data.followId;
const followed = async (session: SessionValues, query = '') =>
  FollowedCreatorPageEnvelope.parse((await send(session, 'GET', `/user/followed-creators${query}`)).body).data;
const creatorOf = async (session: SessionValues, path = ZOE) =>
  CharacterEngagementEnvelope.parse((await send(session, 'GET', `${path}/engagement`)).body).data.creator;
const list = async (session: SessionValues, query = '') =>
  NotificationPageEnvelope.parse((await send(session, 'GET', `/user/notifications${query}`)).body).data;
const unread = async (session: SessionValues) =>
  UnreadCountEnvelope.parse((await send(session, 'GET', '/user/notifications/unread')).body).data.unreadCount;
const read = async (session: SessionValues, until = new Date(server.clock.now()).toISOString()) =>
  UnreadCountEnvelope.parse((await send(session, 'PUT', '/user/notifications/unread', { until })).body).data
    .unreadCount;

/** A character of the house becomes one that the creator publishes now. */
async function publish(characterId: string): Promise<void> {
  server.clock.advance(1000);
  const now = server.clock.now();
  await change(characterId, { owner_id: await accountOf(creator), published_at: now, listed_at: now });
}
async function comment(session: SessionValues, on = ZOE, postId?: string): Promise<string> {
  server.clock.advance(1000);
  const answer = await send(session, 'POST', `${on}/comments`, { text: 'The lamp is lit.', ...(postId && { postId }) });
  return CommentEnvelope.parse(answer.body).data.commentId;
}

it('follows a creator once, by any of their works, and lists them until they are unfollowed', async () => {
  const session = await server.registered();
  expect(await creatorOf(session)).toEqual({ name: 'Ada', followId: null });
  const first = await followId(session);
  expect(await followId(session)).toBe(first);
  expect(await creatorOf(session)).toEqual({ name: 'Ada', followId: first });
  expect((await followed(session)).items).toMatchObject([{ followId: first, name: 'Ada' }]);

  const stranger = await server.registered();
  expect((await send(stranger, 'DELETE', `/user/followed-creators/${first}`)).status).toBe(200);
  expect((await followed(session)).items).toHaveLength(1);
  const unfollow = () => send(session, 'DELETE', `/user/followed-creators/${first}`);
  expect([(await unfollow()).status, (await unfollow()).status]).toEqual([200, 200]);
  expect(await followed(session)).toEqual({ items: [], nextCursor: null });
});

it('refuses guests, oneself, the house, and what is not public or not there', async () => {
  const session = await server.registered();
  const guest = await server.guest();
  for (const path of ['/user/followed-creators', '/user/notifications', '/user/notifications/unread']) {
    expect(await send(guest, 'GET', path)).toMatchObject({ status: 403, body: { reason: 'REGISTRATION_REQUIRED' } });
  }
  expect(await follow(guest)).toMatchObject({ status: 403, body: { reason: 'REGISTRATION_REQUIRED' } });
  expect(await creatorOf(guest)).toEqual({ name: 'Ada', followId: null });
  expect((await follow(creator)).status).toBe(403);
  expect(await creatorOf(creator)).toBeUndefined();
  for (const id of ['ada-byrne', 'no-such-character']) {
    expect((await follow(session, { kind: 'character', id })).status).toBe(404);
  }
  expect(await creatorOf(session, '/characters/ada-byrne')).toBeUndefined();
  for (const visibility of ['private', 'unlisted'] as const) {
    await change('zoe-marsh', { visibility });
    expect((await follow(session)).status).toBe(404);
  }
  await change('zoe-marsh', { visibility: 'public' });
});

it('lets an account follow a bounded number of creators', async () => {
  const session = await server.registered();
  const { db } = server.deps.database;
  const accountId = await accountOf(session);
  const others = Array.from({ length: MOST_CREATORS }, (_, place) => `acc-follow-${place}`);
  await db
    .insertInto('accounts')
    .values(
      others.map((id) => ({
        account_id: id,
        user_name: '',
        motto: '',
        avatar_url: '',
        created_at: 1,
        locale: null,
      })),
    )
    .execute();
  await db
    .insertInto('creator_follows')
    .values(others.map((id) => ({ follow_id: `flw-${id}`, account_id: accountId, creator_id: id, created_at: 1 })))
    .execute();
  expect(await follow(session)).toMatchObject({ status: 409 });
  expect((await followed(session)).items).toEqual([]);
  await db.deleteFrom('creator_follows').where('follow_id', '=', 'flw-acc-follow-0').execute();
  expect(await follow(session)).toMatchObject({ status: 200 });
});

it('notifies followers of what a creator publishes from then on, and of nothing that is hidden or no longer followed', async () => {
  const session = await server.registered();
  await publish('ilker-kaya');
  const id = await followId(session);
  expect(await unread(session)).toBe(0);
  await publish('ada-byrne');
  expect(await unread(session)).toBe(1);
  expect((await list(session)).items).toMatchObject([
    { kind: 'published', creatorName: 'Ada', unread: true, subject: { kind: 'character', id: 'ada-byrne' } },
  ]);
  expect(await unread(creator)).toBe(0);
  for (const [values, back] of [
    [{ visibility: 'private' }, { visibility: 'public' }],
    [{ deleted_at: 1 }, { deleted_at: null }],
    [{ withheld_at: 1 }, { withheld_at: null }],
    [{ mature: 1 }, { mature: 0 }],
  ] as const) {
    await change('ada-byrne', values);
    expect([await unread(session), (await list(session)).items]).toEqual([0, []]);
    await change('ada-byrne', back);
  }
  expect(await read(session)).toBe(0);
  expect((await list(session)).items).toMatchObject([{ unread: false }]);
  expect(await read(session, '2020-01-01T00:00:00.000Z')).toBe(0);
  await send(session, 'DELETE', `/user/followed-creators/${id}`);
  expect((await list(session)).items).toEqual([]);
});

it('gathers comments of others while they are unread, and counts those that are still there', async () => {
  const [ada, bea] = [await server.registered(), await server.registered()];
  await read(creator);
  const mine = async () => (await list(creator)).items.filter((item) => item.kind === 'commented' && item.unread);
  await comment(creator);
  expect(await mine()).toEqual([]);
  const first = await comment(ada);
  const second = await comment(bea);
  const posted = await send(creator, 'POST', `${ZOE}/posts`, { text: 'Bring a lamp.', language: 'en-US' });
  const { postId } = PostEnvelope.parse(posted.body).data;
  await comment(bea, ZOE, postId);
  expect(await mine()).toMatchObject([
    { count: 1, postId, subject: { id: 'zoe-marsh' } },
    { count: 2, postId: null, subject: { id: 'zoe-marsh' } },
  ]);
  expect(await unread(creator)).toBe(2);
  expect(await unread(ada)).toBe(0);
  await send(bea, 'DELETE', `${ZOE}/comments/${second}`);
  await send(ada, 'DELETE', `${ZOE}/comments/${first}`);
  expect(await mine()).toMatchObject([{ postId }]);
  await read(creator);
  expect(await mine()).toEqual([]);
  await comment(ada);
  expect(await mine()).toMatchObject([{ count: 1, postId: null }]);
});

it('notifies authors and reporters of a decision, but no guest who reported', async () => {
  const [author, reporter, guest] = [await server.registered(), await server.registered(), await server.guest()];
  const commentId = await comment(author);
  for (const session of [reporter, guest]) {
    await send(session, 'POST', `${ZOE}/comments/${commentId}/reports`, { reason: 'spam' });
  }
  const decide = async (command: string) => {
    server.clock.advance(1000);
    await runReports(new ReportDecisions(server.deps), [
      command,
      commentId,
      '--by',
      'mara',
      '--because',
      'Advertising',
    ]);
  };
  await decide('hide');
  const subject = { kind: 'character', id: 'zoe-marsh' };
  expect((await list(author)).items).toMatchObject([
    { kind: 'decided', decision: 'hidden', thing: 'comment', subject, unread: true },
  ]);
  expect((await list(reporter)).items).toMatchObject([
    { kind: 'report-decided', decision: 'hidden', thing: 'comment', subject, unread: true },
  ]);
  await read(author);
  await decide('restore');
  expect((await list(author)).items).toMatchObject([{ kind: 'decided', decision: 'restored', unread: true }]);
  const { db } = server.deps.database;
  const notified = await db
    .selectFrom('notifications')
    .select('account_id')
    .where('thing_id', '=', commentId)
    .execute();
  expect(notified).toHaveLength(2);
  expect(JSON.stringify(await list(author))).not.toContain('mara');
});

it('pages through what it kept, and lets go of it after 90 days or beyond 200', async () => {
  const session = await server.registered();
  const { db } = server.deps.database;
  const accountId = await accountOf(session);
  const now = server.clock.now();
  const row = (place: number, at: number) => ({
    account_id: accountId,
    kind: 'report-decided' as const,
    thing_kind: 'message' as const,
    thing_id: `msg-${place}`,
    subject_kind: '' as const,
    subject_id: '',
    decision: 'dismissed' as const,
    since: at,
    at,
  });
  await db
    .insertInto('notifications')
    .values(Array.from({ length: 230 }, (_, place) => row(place, now - place)))
    .execute();
  await db
    .insertInto('notifications')
    .values(row(999, now - 91 * DAY_MS))
    .execute();
  let seen = 0;
  let cursor: string | null = '';
  while (cursor !== null) {
    const page = await list(session, `?limit=48${cursor === '' ? '' : `&cursor=${cursor}`}`);
    seen += page.items.length;
    cursor = page.nextCursor;
  }
  expect(seen).toBe(200);
  expect(await unread(session)).toBe(10);
  const foreign = (await list(session, '?limit=1')).nextCursor;
  const stranger = await server.registered();
  expect((await send(stranger, 'GET', `/user/notifications?cursor=${foreign}`)).status).toBe(400);
  expect((await list(stranger)).items).toEqual([]);
  await server.deps.retention.sweep();
  const left = await db.selectFrom('notifications').select('thing_id').where('account_id', '=', accountId).execute();
  expect(left).toHaveLength(200);
});

it('names no creator who deleted their account', async () => {
  const session = await server.registered();
  await followId(session);
  await publish('hundred-percent');
  expect(await unread(session)).toBe(1);
  await server.deps.database.db
    .updateTable('accounts')
    .set({ user_name: '' })
    .where('account_id', '=', await accountOf(creator))
    .execute();
  expect([await unread(session), (await list(session)).items, (await followed(session)).items]).toEqual([0, [], []]);
  expect(await creatorOf(session)).toBeUndefined();
});
