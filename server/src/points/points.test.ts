import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ownerOf } from '../http/principal.ts';
import { BasicInfoEnvelope, DeviceSessionEnvelope, UserBasicInfo } from '../contract/validators.ts';
import { inTransaction } from '../db/transaction.ts';
import { AppError, InsufficientPointsError } from '../errors.ts';
import { createTestServer, principalOf, type TestServer } from '../testing/test-server.ts';
import type { Points } from './points.ts';

let server: TestServer;
beforeAll(async () => {
  server = await createTestServer();
});
afterAll(async () => {
  await server[Symbol.asyncDispose]();
});

async function account(): Promise<string> {
  return ownerOf(await principalOf(server.deps, await server.registered()));
}

function act<Result>(work: (points: Points, trx: Parameters<Points['reserve']>[0]) => Promise<Result>) {
  return inTransaction(server.deps.database, (trx) => work(server.deps.points, trx));
}

const balance = (walletId: string) => server.deps.points.balance(server.deps.database.db, walletId);

const entriesOf = (walletId: string) =>
  server.deps.database.db
    .selectFrom('point_entries')
    .select(['amount', 'balance_after', 'reason'])
    .where('wallet_id', '=', walletId)
    .execute();

async function pointsShownTo(session: Parameters<typeof server.call>[1]) {
  const answer = await server.call('/user-profile/basic-info', session);
  return UserBasicInfo.parse(BasicInfoEnvelope.parse(answer.body).data).points;
}

describe('gifts', () => {
  it('gives a new device twenty points to try with', async () => {
    const session = await server.guest();
    expect(await pointsShownTo({ session })).toBe(20);
  });

  it('adds the guest points to the eighty of a new account, and leaves none behind', async () => {
    const guest = await server.guest();
    const profile = { userName: 'Ada', motto: 'Read on', avatarUrl: '' };
    const session = await server.deps.accounts.register(await principalOf(server.deps, guest), profile);
    expect(await pointsShownTo({ session })).toBe(100);
    expect(await balance(guest['Device-ID'])).toBe(0);
  });

  it('does not give a device its points again after a logout', async () => {
    const session = await server.guest();
    const answer = await server.call('/registerlogin/logout', { method: 'POST', session });
    expect(await pointsShownTo({ headers: { authorization: answer.headers.get('authorization') ?? '' } })).toBe(20);
    expect(await entriesOf(session['Device-ID'])).toHaveLength(1);
  });

  it('moves the gift of one guest device into an account, and never that of another', async () => {
    const accountId = await account();
    const later = await server.guest();
    const { deviceId } = await principalOf(server.deps, later);
    await act((points, trx) =>
      points.add(trx, { walletId: deviceId, amount: 300, reason: 'purchase', reference: `bought:${deviceId}` }),
    );
    await act((points, trx) => points.reserve(trx, { walletId: deviceId, amount: 5, reference: `spent:${deviceId}` }));
    await act((points, trx) => points.moveGuestPoints(trx, deviceId, accountId));
    expect([await balance(accountId), await balance(deviceId)]).toEqual([400, 15]);
  });

  it('moves what comes back of a gift after the sign-in, and no more than the gift', async () => {
    const guest = await principalOf(server.deps, await server.guest());
    const { deviceId } = guest;
    const reservation = await act((points, trx) =>
      points.reserve(trx, { walletId: deviceId, amount: 12, reference: `late:${deviceId}` }),
    );
    const profile = { userName: 'C', motto: '', avatarUrl: '' };
    const session = await server.deps.accounts.register(guest, profile);
    const accountId = ownerOf(await principalOf(server.deps, session));
    expect(await balance(accountId)).toBe(88);
    await act((points, trx) => points.release(trx, reservation));
    await act((points, trx) => points.moveGuestPoints(trx, deviceId, accountId));
    expect([await balance(accountId), await balance(deviceId)]).toEqual([100, 0]);
  });

  it('refunds what a guest reserved to the account that the guest signed in to since, and later ones to the guest', async () => {
    const guest = await server.guest();
    const principal = await principalOf(server.deps, guest);
    const { deviceId } = principal;
    const hold = (reference: string) =>
      act((points, trx) => points.reserve(trx, { walletId: deviceId, amount: 5, reference }));
    const [released, settled] = [await hold(`released:${deviceId}`), await hold(`settled:${deviceId}`)];
    const session = await server.deps.accounts.register(principal, { userName: 'D', motto: '', avatarUrl: '' });
    const accountId = ownerOf(await principalOf(server.deps, session));
    await act((points, trx) => points.release(trx, released));
    await act((points, trx) => points.settle(trx, settled, 2));
    expect([await balance(accountId), await balance(deviceId)]).toEqual([98, 0]);

    await act((points, trx) =>
      points.add(trx, { walletId: deviceId, amount: 5, reason: 'purchase', reference: `bought:${deviceId}` }),
    );
    const later = await hold(`later:${deviceId}`);
    await act((points, trx) => points.release(trx, later));
    expect([await balance(accountId), await balance(deviceId)]).toEqual([98, 5]);
  });

  it('gives a new account one guest gift when twelve guests sign in to it at once', async () => {
    const guests = await Promise.all(
      Array.from({ length: 12 }, async () => principalOf(server.deps, await server.guest())),
    );
    const accountId = server.deps.ids.next('acc');
    await act((points, trx) => points.welcomeAccount(trx, accountId));
    await Promise.all(
      guests.map(({ deviceId }) => act((points, trx) => points.moveGuestPoints(trx, deviceId, accountId))),
    );
    const left = await Promise.all(guests.map(({ deviceId }) => balance(deviceId)));
    expect(await balance(accountId)).toBe(100);
    expect(left.toSorted((a, b) => a - b)).toEqual([0, ...Array.from({ length: 11 }, () => 20)]);
  });

  it('does not move points twice when a device signs in, out and in again', async () => {
    const first = await server.registered();
    const answer = await server.call('/registerlogin/logout', { method: 'POST', session: first });
    const { data: guest } = DeviceSessionEnvelope.parse(answer.body);
    const profile = { userName: 'B', motto: '', avatarUrl: '' };
    const second = await server.deps.accounts.register(await principalOf(server.deps, guest), profile);
    expect(await pointsShownTo({ session: second })).toBe(80);
  });
});

describe('reservations', () => {
  it('reserves points at the start and refunds what was not needed', async () => {
    const walletId = await account();
    const id = await act((points, trx) => points.reserve(trx, { walletId, amount: 12, reference: `a:${walletId}` }));
    expect(await balance(walletId)).toBe(88);
    await act((points, trx) => points.settle(trx, id, 8));
    expect(await balance(walletId)).toBe(92);
  });

  it('gives everything back when the action failed', async () => {
    const walletId = await account();
    const id = await act((points, trx) => points.reserve(trx, { walletId, amount: 40, reference: `b:${walletId}` }));
    await act((points, trx) => points.release(trx, id));
    expect(await balance(walletId)).toBe(100);
  });

  it('ends once: neither a second settlement nor a late release changes anything', async () => {
    const walletId = await account();
    const id = await act((points, trx) => points.reserve(trx, { walletId, amount: 5, reference: `c:${walletId}` }));
    await act((points, trx) => points.settle(trx, id, 5));
    await expect(act((points, trx) => points.settle(trx, id, 0))).rejects.toMatchObject({ reason: 'CONFLICT' });
    await expect(act((points, trx) => points.release(trx, id))).rejects.toMatchObject({ reason: 'CONFLICT' });
    expect(await balance(walletId)).toBe(95);
  });

  it('is refused with the specified phrase when the balance does not cover it, and leaves no trace', async () => {
    const walletId = await account();
    const attempt = act((points, trx) => points.reserve(trx, { walletId, amount: 101, reference: `d:${walletId}` }));
    await expect(attempt).rejects.toBeInstanceOf(InsufficientPointsError);
    await expect(attempt).rejects.toThrow('积分不足');
    expect(await balance(walletId)).toBe(100);
    expect(await entriesOf(walletId)).toHaveLength(2);
  });

  it('pays the same action once: the second reservation is undone', async () => {
    const walletId = await account();
    const pay = () => act((points, trx) => points.reserve(trx, { walletId, amount: 10, reference: `e:${walletId}` }));
    await pay();
    await expect(pay()).rejects.toBeInstanceOf(AppError);
    expect(await balance(walletId)).toBe(90);
  });

  it('refuses amounts that are no whole, positive number of points', async () => {
    const walletId = await account();
    for (const amount of [0, -5, 1.5, Number.NaN]) {
      const attempt = act((points, trx) => points.reserve(trx, { walletId, amount, reference: `f:${walletId}` }));
      await expect(attempt).rejects.toThrow(RangeError);
    }
    expect(await balance(walletId)).toBe(100);
  });

  it('grants exactly fifty of two hundred concurrent spends from a balance of fifty', async () => {
    const walletId = await account();
    await act((points, trx) => points.reserve(trx, { walletId, amount: 50, reference: `half:${walletId}` }));
    const spends = Array.from({ length: 200 }, (_, index) =>
      act((points, trx) => points.reserve(trx, { walletId, amount: 1, reference: `race:${walletId}:${index}` })),
    );
    const results = await Promise.allSettled(spends);
    const refused = results.filter((result) => result.status === 'rejected');
    expect(results.length - refused.length).toBe(50);
    expect(refused.every(({ reason }) => reason instanceof InsufficientPointsError)).toBe(true);
    expect(await balance(walletId)).toBe(0);
    const entries = await entriesOf(walletId);
    expect(entries.reduce((sum, { amount }) => sum + amount, 0)).toBe(0);
    expect(new Set(entries.filter(({ reason }) => reason === 'reserve').map((entry) => entry.balance_after)).size).toBe(
      51,
    );
  });
});
