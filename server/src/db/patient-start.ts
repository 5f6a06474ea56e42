import { sql } from 'kysely';
import type { Database } from './database.ts';
import { BUSY_TIMEOUT_MS } from './sqlite-dialect.ts';
import { databaseStartError } from './start-failure.ts';
import { retryTransient } from './transaction.ts';

const PATIENT_BUSY_TIMEOUT_MS = 30_000;

/**
 * Runs what a start writes. On SQLite every statement waits up to 30 s for another server that migrates or seeds the
 * same file: no request is served yet, so the wait may block the thread. PostgreSQL waits by `bePatient`.
 *
 * @throws {StartError} when the file cannot be opened.
 */
export async function withPatientLocks<Result>(database: Database, work: () => Promise<Result>): Promise<Result> {
  if (database.kind === 'postgres') return work();
  await open(database);
  try {
    return await work();
  } finally {
    await setBusyTimeout(database, BUSY_TIMEOUT_MS);
  }
}

/** The first statement opens the file. */
async function open(database: Database): Promise<void> {
  try {
    await retryTransient(() => setBusyTimeout(database, PATIENT_BUSY_TIMEOUT_MS));
  } catch (error) {
    throw databaseStartError(error, database.place) ?? error;
  }
}

async function setBusyTimeout({ db }: Database, ms: number): Promise<void> {
  await sql`pragma busy_timeout = ${sql.raw(String(ms))}`.execute(db);
}
