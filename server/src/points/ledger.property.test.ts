import { array, assert, asyncProperty, constantFrom, integer, nat, record } from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Trx } from '../db/database.ts';
import { inTransaction } from '../db/transaction.ts';
import { AppError } from '../errors.ts';
import { createTestServer, type TestServer } from '../testing/test-server.ts';

let server: TestServer;
let runs = 0;
beforeAll(async () => {
  server = await createTestServer();
});
afterAll(async () => {
  await server[Symbol.asyncDispose]();
});

const wallets = ['a', 'b', 'c'] as const;
const Act = record({
  kind: constantFrom('reserve', 'settle', 'release'),
  wallet: constantFrom(...wallets),
  amount: integer({ min: 1, max: 60 }),
  target: nat({ max: 20 }),
});

/** A refusal is a valid outcome. */
async function attempt(work: (trx: Trx) => Promise<void>): Promise<void> {
  try {
    await inTransaction(server.deps.database, work);
  } catch (error) {
    if (!(error instanceof AppError) && !(error instanceof RangeError)) throw error;
  }
}

describe('the ledger', () => {
  it('adds up: every balance is the sum of its entries and the last of their balances, and never negative', async () => {
    await assert(
      asyncProperty(array(Act, { maxLength: 25 }), async (acts) => {
        runs += 1;
        const { database, points } = server.deps;
        const id = (wallet: string) => `acc-${runs}-${wallet}`;
        const reservations: string[] = [];
        for (const wallet of wallets) {
          await inTransaction(database, (trx) => points.welcomeAccount(trx, id(wallet)));
        }
        for (const [index, { amount, kind, target, wallet }] of acts.entries()) {
          const reservation = reservations[target % Math.max(reservations.length, 1)] ?? 'none';
          const reference = `${runs}:${index}`;
          const work = {
            reserve: async (trx: Trx) => {
              reservations.push(await points.reserve(trx, { walletId: id(wallet), amount, reference }));
            },
            settle: (trx: Trx) => points.settle(trx, reservation, amount),
            release: (trx: Trx) => points.release(trx, reservation),
          };
          await attempt(work[kind]);
        }
        for (const wallet of wallets) {
          const entries = await database.db
            .selectFrom('point_entries')
            .select(['amount', 'balance_after'])
            .where('wallet_id', '=', id(wallet))
            .execute();
          const balance = await points.balance(database.db, id(wallet));
          expect(entries.reduce((sum, entry) => sum + entry.amount, 0)).toBe(balance);
          expect(entries.every((entry) => entry.balance_after >= 0)).toBe(true);
          expect(entries.some((entry) => entry.balance_after === balance)).toBe(true);
        }
      }),
      { numRuns: 25 },
    );
  });
});
