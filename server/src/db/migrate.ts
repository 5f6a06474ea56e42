import { Migrator } from 'kysely/migration';
import type { Database } from './database.ts';
import { databaseStartError } from './start-failure.ts';
import { migrationsFor } from './migrations/index.ts';
import { retryTransient } from './transaction.ts';
import { probeWrites } from './write-probe.ts';

/**
 * Migrates the schema and verifies that the database is writable. Concurrent servers are safe: one transaction under
 * PostgreSQL's advisory lock or SQLite's write lock.
 *
 * @throws {StartError} when the database is damaged, read-only, away, or newer than this server.
 */
export async function migrate(database: Database): Promise<void> {
  const provider = { getMigrations: async () => migrationsFor(database.kind) };
  const migrator = new Migrator({ db: database.db, provider });
  try {
    await retryTransient(async () => {
      const { error } = await migrator.migrateToLatest();
      if (error !== undefined) throw error;
    });
    await probeWrites(database);
  } catch (error) {
    throw databaseStartError(error, database.place) ?? error;
  }
}
