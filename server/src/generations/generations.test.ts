import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ownerOf } from '../http/principal.ts';
import type { Trx } from '../db/database.ts';
import { inTransaction } from '../db/transaction.ts';
import { AppError, InsufficientPointsError } from '../errors.ts';
import { createTestServer, principalOf, type TestServer } from '../testing/test-server.ts';
import { Generations, type Hold } from './generations.ts';

let server: TestServer;
let generations: Generations;
beforeAll(async () => {
  server = await createTestServer();
  generations = new Generations(server.deps);
});
afterAll(async () => {
  await server[Symbol.asyncDispose]();
});

const PRICE = 10;

const act = <Result>(work: (trx: Trx) => Promise<Result>) => inTransaction(server.deps.database, work);

/** An account with 100 points, and how many are left of them. */
async function payer() {
  const walletId = ownerOf(await principalOf(server.deps, await server.registered()));
  return { walletId, balance: () => server.deps.points.balance(server.deps.database.db, walletId) };
}

async function begun(walletId: string, price = PRICE): Promise<{ id: string; hold: Hold }> {
  const id = server.deps.ids.next('msg');
  const payment = { walletId, price, reference: `test:${id}`, subject: {} };
  return { id, hold: await act((trx) => generations.begin(trx, { id, kind: 'test', ...payment })) };
}

const endWith = (id: string, hold: Hold, charged: number, ownerId = hold.wallet_id) =>
  act(async (trx) => {
    if (!(await generations.end(trx, id, charged > 0 ? 'complete' : 'failed'))) return false;
    await generations.settle(trx, hold, { charged, ownerId });
    return true;
  });

describe('the points of a generation', () => {
  it('holds the whole price at the beginning', async () => {
    const { balance, walletId } = await payer();
    await begun(walletId);
    expect(await balance()).toBe(90);
  });

  it('begins nothing when the balance does not cover the price', async () => {
    const { balance, walletId } = await payer();
    await expect(begun(walletId, 101)).rejects.toThrow(InsufficientPointsError);
    expect(await balance()).toBe(100);
  });

  it('releases points that were not charged', async () => {
    const { balance, walletId } = await payer();
    const { hold, id } = await begun(walletId);
    await endWith(id, hold, 4);
    expect(await balance()).toBe(96);
  });

  it('charges once when several servers end the same generation', async () => {
    const { balance, walletId } = await payer();
    const { hold, id } = await begun(walletId);
    const ends = await Promise.all([PRICE, 0, PRICE, 0].map((charged) => endWith(id, hold, charged)));
    expect(ends.filter(Boolean)).toHaveLength(1);
    expect([90, 100]).toContain(await balance());
  });

  it('gives the rest to the account of a guest who has signed in meanwhile', async () => {
    const { balance, walletId } = await payer();
    const guest = ownerOf(await principalOf(server.deps, await server.guest()));
    const { points } = server.deps;
    await act((trx) => points.add(trx, { walletId: guest, amount: 30, reason: 'purchase', reference: guest }));
    const { hold, id } = await begun(guest, 50);
    await endWith(id, hold, 0, walletId);
    // Only one device's gift moves.
    expect(await balance()).toBe(100 + 30);
  });

  it('holds nothing for a generation that is free', async () => {
    const { balance, walletId } = await payer();
    const { hold, id } = await begun(walletId, 0);
    expect(hold.reservation_id).toBeNull();
    expect(await endWith(id, hold, 0)).toBe(true);
    expect(await balance()).toBe(100);
  });
});

describe('the work of a generation', () => {
  it('ends with the outcome of its work', async () => {
    const { balance, walletId } = await payer();
    const { hold, id } = await begun(walletId);
    await generations.run(id, {
      make: async () => 7,
      end: async (charged) => void (await endWith(id, hold, charged)),
    });
    expect(await balance()).toBe(93);
  });

  it('gives the points back before a caller learns that it failed', async () => {
    const { balance, walletId } = await payer();
    const { hold, id } = await begun(walletId);
    const failure = new AppError('CONFLICT', 'The engine does not allow it');
    const ended = generations.run(id, {
      make: () => Promise.reject(failure),
      end: () => Promise.resolve(),
      fail: async () => void (await endWith(id, hold, 0)),
    });
    await expect(ended).rejects.toBe(failure);
    expect(await balance()).toBe(100);
  });

  it('fails immediately when its end is rejected, and retries when the database fails', async () => {
    const { balance, walletId } = await payer();
    const { hold, id } = await begun(walletId);
    const failures = [new Error('The database is away')];
    await generations.run(id, {
      make: async () => PRICE,
      end: async (charged) => {
        const failure = failures.pop();
        if (failure !== undefined) throw failure;
        await endWith(id, hold, charged);
      },
    });
    expect(await balance()).toBe(90);

    const refused = await begun(walletId);
    let ends = 0;
    const ended = generations.run(refused.id, {
      make: async () => PRICE,
      end: () => {
        ends += 1;
        throw new AppError('NOT_FOUND', 'There is no such play');
      },
      fail: async () => void (await endWith(refused.id, refused.hold, 0)),
    });
    await expect(ended).rejects.toThrow('There is no such play');
    expect([ends, await balance()]).toEqual([1, 90]);
  });

  it('leaves everything as it is when another server has ended it', async () => {
    const { balance, walletId } = await payer();
    const { hold, id } = await begun(walletId);
    await endWith(id, hold, 0);
    let ends = 0;
    await generations.run<number>(id, {
      make: async () => undefined,
      end: async () => {
        ends += 1;
      },
    });
    expect([ends, await balance()]).toEqual([0, 100]);
  });

  it('is taken over when its lease has run out, and ended once', async () => {
    const { balance, walletId } = await payer();
    const { hold, id } = await begun(walletId);
    const recover = () =>
      generations.recover('test', async (abandoned) => {
        if (abandoned === id) await endWith(id, hold, 0);
      });
    await recover();
    expect(await balance()).toBe(90);
    server.clock.advance(60_000);
    await Promise.all([recover(), recover()]);
    expect(await balance()).toBe(100);
  });
});
