import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';

function inDatabase<Result>(dataDir: string, work: (database: DatabaseSync) => Result): Result {
  using database = new DatabaseSync(path.join(dataDir, 'fabula.sqlite'), { timeout: 10_000 });
  return work(database);
}

/** What a query finds in the database of a server, which may be running. */
export const rowsOf = (dataDir: string, query: string, ...values: string[]) =>
  inDatabase(dataDir, (database) => database.prepare(query).all(...values));

/** Of one that finds a single number. */
export function numberOf(dataDir: string, query: string): number {
  const [row] = rowsOf(dataDir, query);
  const [value] = Object.values(row ?? {});
  if (typeof value !== 'number') throw new Error(`${query} finds no number`);
  return value;
}

export interface Gate {
  /** Such as `INSERT ON shop_payments`. */
  before: string;
  /** Of the row, by `NEW` and `OLD`. */
  when: string;
}

/** From now on a write fails, so that the server cannot get past it until it is killed. */
export const setGate = (dataDir: string, { before, when }: Gate) =>
  inDatabase(dataDir, (database) =>
    database.exec(
      `CREATE TRIGGER gate BEFORE ${before} WHEN ${when} BEGIN SELECT RAISE(ABORT, 'not before the kill'); END`,
    ),
  );

export const openGate = (dataDir: string) =>
  inDatabase(dataDir, (database) => database.exec('DROP TRIGGER IF EXISTS gate'));

/** The lease of a server that was killed ends by itself a minute later. */
export const endLeases = (dataDir: string) =>
  inDatabase(dataDir, (database) => database.exec('DELETE FROM web3_leases'));

/** The orders that were credited, the points in wallets and the points by the entries of the ledger. */
export function booksOf(dataDir: string) {
  return {
    credited: rowsOf(dataDir, "SELECT reference FROM point_entries WHERE reason = 'purchase' ORDER BY reference").map(
      ({ reference }) => String(reference).replace('purchase:', ''),
    ),
    payments: rowsOf(dataDir, 'SELECT order_id FROM shop_payments ORDER BY order_id').map(({ order_id: id }) => id),
    unmatched: rowsOf(dataDir, 'SELECT order_id, amount, reason FROM unmatched_payments'),
    held: numberOf(dataDir, 'SELECT sum(balance) AS points FROM wallets'),
    entered: numberOf(dataDir, 'SELECT sum(amount) AS points FROM point_entries'),
  };
}
