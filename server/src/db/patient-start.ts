import { sql } from 'kysely';
import type { Database } from './database.ts';
import { BUSY_TIMEOUT_MS } from './sqlite-dialect.ts';

const PATIENT_BUSY_TIMEOUT_MS = 30_000;

/**
 * Runs what a start writes. On SQLite every statement waits up to 30 s for another server that migrates or seeds the
 * same file: no request is served yet, so the wait may block the thread. PostgreSQL waits by `bePatient`.
 */
export async function withPatientLocks<Result>(database: Database, work: () => Promise<Result>): Promise<Result> {
  if (database.kind === 'postgres') return work();
  await setBusyTimeout(database, PATIENT_BUSY_TIMEOUT_MS);
  try {
    return await work();
  } finally {
    await setBusyTimeout(database, BUSY_TIMEOUT_MS);
  }
}

async function setBusyTimeout({ db }: Database, ms: number): Promise<void> {
  await sql`pragma busy_timeout = ${sql.raw(String(ms))}`.execute(db);
}
