import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import {
  BasicInfoEnvelope,
  LedgerPageEnvelope,
  OperatorActPageEnvelope,
  PersonEnvelope,
  PersonListEnvelope,
} from '../contract/validators.ts';
import { ownerOf, type SessionValues } from '../http/principal.ts';
import { DAY_MS } from '../lib/utc-day.ts';
import { createTestServer, principalOf, type TestServer } from '../testing/test-server.ts';

let server: TestServer;
let operator: SessionValues;
let person: SessionValues;
let accountId: string;
let operatorId: string;

beforeEach(async () => {
  const accountIds = new Set<string>();
  server = await createTestServer({ config: { operators: { accountIds, emails: new Set() } } });
  [operator, person] = [await server.registered(), await server.registered()];
  accountId = ownerOf(await principalOf(server.deps, person));
  operatorId = ownerOf(await principalOf(server.deps, operator));
  accountIds.add(operatorId);
});
afterEach(() => server[Symbol.asyncDispose]());

const send = (method: string, path: string, json?: unknown, session = operator, key?: string) =>
  server.call(`/operator${path}`, {
    method,
    session,
    ...(json === undefined ? {} : { json }),
    ...(key === undefined ? {} : { headers: { 'idempotency-key': key } }),
  });
const find = async (q: string) =>
  PersonListEnvelope.parse((await send('GET', `/people?q=${encodeURIComponent(q)}`)).body).data;
const get = async (id = accountId) => PersonEnvelope.parse((await send('GET', `/people/${id}`)).body).data;
const acts = async (query = '') => OperatorActPageEnvelope.parse((await send('GET', `/acts${query}`)).body).data;
const inDays = (days: number) => new Date(server.clock.now() + days * DAY_MS).toISOString();
const suspend = (days = 7, id = accountId) =>
  send('PUT', `/people/${id}/suspension`, { until: inDays(days), reason: ' Advertising. ' });
const adjust = (points: number, key?: string) =>
  send('POST', `/people/${accountId}/points`, { points, reason: 'A picture failed.' }, operator, key);
const write = () =>
  server.call('/personas', { method: 'POST', session: person, json: { name: 'Ines', description: 'Reads maps' } });
const info = async (session: SessionValues) =>
  BasicInfoEnvelope.parse((await server.call('/user-profile/basic-info', { session })).body);

describe('finding people', () => {
  it('takes an id, a verified email address or the beginning of a name', async () => {
    const { db } = server.deps.database;
    await db
      .insertInto('identities')
      .values({ kind: 'email', subject: 'ada@example.com', account_id: accountId, created_at: 1 })
      .execute();
    await db.updateTable('accounts').set({ user_name: '50%_off' }).where('account_id', '=', operatorId).execute();
    const ids = async (q: string) => (await find(q)).items.map((one) => one.accountId);
    expect(await ids(accountId)).toEqual([accountId]);
    expect(await ids(' Ada@Example.com ')).toEqual([accountId]);
    expect(await ids('aD')).toEqual([accountId]);
    expect(await ids('50%')).toEqual([operatorId]);
    expect(await ids('%')).toEqual([]);
    expect(await ids('example.com')).toEqual([]);
    expect(await ids('   ')).toEqual([]);
    expect(await ids('acc-nobody')).toEqual([]);
  });

  it('says when further accounts have such a name', async () => {
    const { db } = server.deps.database;
    await db
      .insertInto('accounts')
      .values(
        Array.from({ length: 21 }, (_, index) => ({
          account_id: `acc-many-${index}`,
          user_name: `Many ${index}`,
          motto: '',
          avatar_url: '',
          created_at: index,
          locale: null,
        })),
      )
      .execute();
    const found = await find('many');
    expect(found).toMatchObject({ more: true });
    expect(found.items).toHaveLength(20);
  });

  it('shows when an account registered, its points, its state and its devices', async () => {
    expect(await get()).toMatchObject({
      accountId,
      userName: 'Ada',
      state: 'active',
      suspension: null,
      isOperator: false,
      isSelf: false,
      openSessions: 1,
      balance: await server.deps.points.balance(server.deps.database.db, accountId),
    });
    expect(await get(operatorId)).toMatchObject({ isOperator: true, isSelf: true });
    expect(await send('GET', '/people/acc-nobody')).toMatchObject({ status: 404 });
  });
});

describe('a suspension', () => {
  it('keeps the account from writing, says so, and ends by itself', async () => {
    expect(await suspend()).toMatchObject({ status: 200, body: { data: { state: 'suspended' } } });
    expect(await write()).toMatchObject({ status: 403, body: { reason: 'ACCOUNT_SUSPENDED' } });
    expect(await info(person)).toMatchObject({ data: { suspension: { until: inDays(7), reason: 'Advertising.' } } });
    server.clock.advance(7 * DAY_MS);
    expect(await write()).toMatchObject({ status: 200 });
    expect((await info(person)).data).not.toHaveProperty('suspension');
  });

  it('leaves reading, leaving and the safety of the account open', async () => {
    await suspend();
    expect(await server.call('/personas', { session: person })).toMatchObject({ status: 200 });
    expect(await server.call('/user/sessions', { method: 'DELETE', session: person })).toMatchObject({ status: 200 });
    expect(await server.call('/registerlogin/logout', { method: 'POST', session: person })).toMatchObject({
      status: 200,
    });
  });

  it('is lifted early', async () => {
    const lift = () => send('POST', `/people/${accountId}/suspension/lift`, { reason: 'The wrong account.' });
    expect(await lift()).toMatchObject({ status: 409 });
    await suspend();
    expect(await lift()).toMatchObject({ status: 200, body: { data: { state: 'active' } } });
    expect(await write()).toMatchObject({ status: 200 });
  });

  it('ends in the next ten years and is never the operator’s own', async () => {
    expect(await suspend(-1)).toMatchObject({ status: 400, body: { field: 'until' } });
    expect(await suspend(4000)).toMatchObject({ status: 400, body: { field: 'until' } });
    expect(await suspend(1, operatorId)).toMatchObject({ status: 409 });
    expect(await suspend(1, 'acc-nobody')).toMatchObject({ status: 404 });
    expect((await acts()).items).toEqual([]);
  });

  it('replaces an earlier one', async () => {
    await suspend(1);
    await suspend(30);
    expect(await get()).toMatchObject({ suspension: { until: inDays(30) } });
  });
});

it('signs an account out everywhere', async () => {
  const out = await send('POST', `/people/${accountId}/sign-out`, { reason: 'A lost phone.' });
  expect(out).toMatchObject({ status: 200, body: { data: { openSessions: 0 } } });
  expect(await write()).toMatchObject({ status: 401 });
  const own = await send('POST', `/people/${operatorId}/sign-out`, { reason: 'Me' });
  expect(own).toMatchObject({ status: 409 });
});

describe('points', () => {
  it('are given and taken back as entries that the person sees', async () => {
    const { balance } = await get();
    expect(await adjust(40)).toMatchObject({ status: 200, body: { data: { balance: balance + 40 } } });
    expect(await adjust(-10)).toMatchObject({ status: 200, body: { data: { balance: balance + 30 } } });
    const ledger = LedgerPageEnvelope.parse((await server.call('/points/ledger', { session: person })).body).data;
    expect(ledger.items.slice(0, 2)).toMatchObject([
      { kind: 'operator-taken', points: -10 },
      { kind: 'operator-grant', points: 40 },
    ]);
  });

  it('never fall below 0, and are bounded at once', async () => {
    const { balance } = await get();
    expect(await adjust(-balance - 1)).toMatchObject({ status: 409 });
    expect(await adjust(0)).toMatchObject({ status: 400, body: { field: 'points' } });
    expect(await adjust(10_001)).toMatchObject({ status: 400 });
    expect(await get()).toMatchObject({ balance });
    expect((await acts()).items).toEqual([]);
  });

  it('move once for one idempotency key', async () => {
    const { balance } = await get();
    const [first, second] = await Promise.all([adjust(5, 'points-once-0001'), adjust(5, 'points-once-0001')]);
    expect([first.status, second.status]).toEqual([200, 200]);
    expect(await get()).toMatchObject({ balance: balance + 5 });
    expect(await adjust(6, 'points-once-0001')).toMatchObject({ status: 409 });
    expect((await acts()).items).toHaveLength(1);
  });
});

describe('the log of acts', () => {
  it('lists who did what to whom and why, newest first, page by page and filtered', async () => {
    await adjust(40);
    server.clock.advance(1000);
    await suspend();
    server.clock.advance(1000);
    await send('POST', `/people/${accountId}/sign-out`, { reason: 'A lost phone.' });
    const { items } = await acts();
    expect(items.map(({ kind }) => kind)).toEqual(['signed-out', 'account-suspended', 'points-granted']);
    expect(items[1]).toMatchObject({
      operatorId,
      operatorName: 'Ada',
      target: 'account',
      targetId: accountId,
      reason: 'Advertising.',
      points: null,
    });
    expect(items[2]).toMatchObject({ points: 40, until: null });
    const first = await acts('?limit=2');
    const rest = await acts(`?limit=2&cursor=${first.nextCursor}`);
    expect([...first.items, ...rest.items]).toEqual(items);
    expect(rest.nextCursor).toBeNull();
    expect((await acts('?kind=signed-out')).items).toHaveLength(1);
    expect((await acts(`?targetId=${accountId}`)).items).toHaveLength(3);
    expect((await acts('?operatorId=acc-nobody')).items).toEqual([]);
    expect(await send('GET', `/acts?kind=signed-out&cursor=${first.nextCursor}`)).toMatchObject({ status: 400 });
  });

  it('cannot be edited, not even by a query', async () => {
    await adjust(40);
    const { db, kind } = server.deps.database;
    const changes = [
      sql`update operator_acts set reason = 'Other'`,
      sql`delete from operator_acts`,
      ...(kind === 'postgres' ? [sql`truncate operator_acts`] : []),
    ];
    for (const change of changes) await expect(change.execute(db)).rejects.toThrow('append-only');
    expect((await acts()).items).toHaveLength(1);
  });
});
