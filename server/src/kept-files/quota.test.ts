import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ownerOf } from '../http/principal.ts';
import { inTransaction } from '../db/transaction.ts';
import { cardV2, jsonFile } from '../testing/files/card-files.ts';
import { createTestServer, principalOf, type TestServer } from '../testing/test-server.ts';
import { bytesOf, Quota } from './quota.ts';
import { mergeGuestFiles, releaseFiles } from './quota.ts';

let server: TestServer;
beforeAll(async () => {
  server = await createTestServer();
});
afterAll(async () => {
  await server[Symbol.asyncDispose]();
});

const file = (bytes: number) => new Uint8Array(bytes);
const used = (ownerId: string) => bytesOf(server.deps.database.db, ownerId);
let count = 0;
const keyOf = () => `cards/test-${(count += 1)}.charx` as const;

function take(
  quota: Quota,
  owner: { ownerId: string; isGuest: boolean; network?: string },
  bytes: number,
  key = keyOf(),
) {
  const files = new Map([[key, file(bytes)]]);
  return inTransaction(server.deps.database, (trx) => quota.take(trx, { network: undefined, ...owner }, files));
}
const quotaOf = (limits: Partial<{ guest: number; account: number; network: number }>) =>
  new Quota({ guest: 0, account: 0, network: 0, ...limits }, server.deps.clock);

describe('the stored bytes of an owner', () => {
  it('limit a guest more than an account, and a refusal says how much is used', async () => {
    const quota = quotaOf({ guest: 2_000_000, account: 5_000_000 });
    const guest = { ownerId: 'guest-a', isGuest: true };
    await take(quota, guest, 1_500_000);
    await expect(take(quota, guest, 600_000)).rejects.toMatchObject({
      reason: 'CONFLICT',
      message: expect.stringMatching(/^You store 1\.5 of 2\.0 MB, and this needs 0\.6:/),
    });
    expect(await used('guest-a')).toBe(1_500_000);
    await take(quota, { ownerId: 'account-a', isGuest: false }, 4_000_000);
  });

  it('cannot exceed the limit together when files arrive concurrently', async () => {
    const quota = quotaOf({ guest: 1_000 });
    const results = await Promise.allSettled(
      Array.from({ length: 20 }, () => take(quota, { ownerId: 'guest-b', isGuest: true }, 300)),
    );
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(3);
    expect(await used('guest-b')).toBe(900);
  });

  it('are bounded for a network address too, across accounts', async () => {
    const quota = quotaOf({ network: 1_000 });
    await take(quota, { ownerId: 'guest-c', isGuest: true, network: '203.0.113.7' }, 800);
    const other = { ownerId: 'guest-d', isGuest: true, network: '203.0.113.7' };
    await expect(take(quota, other, 300)).rejects.toMatchObject({ reason: 'CONFLICT' });
    await take(quota, { ...other, network: '203.0.113.8' }, 300);
  });

  it('count a file once, go to the account at the sign-in, and are free when the file goes', async () => {
    const quota = quotaOf({ guest: 1_000, account: 1_000 });
    const [mine, shared] = [keyOf(), keyOf()];
    await take(quota, { ownerId: 'guest-e', isGuest: true }, 400, mine);
    await take(quota, { ownerId: 'guest-e', isGuest: true }, 400, mine);
    await take(quota, { ownerId: 'guest-e', isGuest: true }, 100, shared);
    await take(quota, { ownerId: 'account-e', isGuest: false }, 100, shared);
    expect(await used('guest-e')).toBe(500);
    await inTransaction(server.deps.database, (trx) => mergeGuestFiles(trx, 'guest-e', 'account-e'));
    expect([await used('guest-e'), await used('account-e')]).toEqual([0, 500]);
    await inTransaction(server.deps.database, (trx) => releaseFiles(trx, [mine]));
    expect(await used('account-e')).toBe(100);
  });
});

describe('an imported character', () => {
  it('counts with its portraits, and is refused where there is no room', async () => {
    const session = await server.registered();
    const bring = (description: string) => {
      const content = jsonFile(cardV2({ description })).toString('base64');
      return server.call('/cards', { method: 'POST', session, json: { content, mature: false } });
    };
    expect((await bring('One.')).status).toBe(200);
    const { accountId = '' } = await principalOf(server.deps, session);
    expect(await used(accountId)).toBeGreaterThan(1_000);

    await using full = await createTestServer({ config: { quota: { guest: 1_000, account: 1_000, network: 0 } } });
    const guest = await full.guest();
    const content = jsonFile(cardV2()).toString('base64');
    const answer = await full.call('/cards', { method: 'POST', session: guest, json: { content, mature: false } });
    expect(answer).toMatchObject({
      status: 409,
      body: { message: expect.stringMatching(/^You store 0\.0 of 0\.0 MB/) },
    });
    expect(await bytesOf(full.deps.database.db, ownerOf(await principalOf(full.deps, guest)))).toBe(0);
  });
});
