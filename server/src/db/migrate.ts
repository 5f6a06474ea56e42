import { Migrator } from 'kysely/migration';
import type { Database } from './database.ts';
import { migrationsFor } from './migrations/index.ts';
import { retryTransient } from './transaction.ts';

/**
 * Brings the schema up to date. Safe when several servers start at once: the migrator works in one transaction under
 * PostgreSQL's advisory lock or SQLite's write lock. Fails when the database was made by a newer server.
 */
export async function migrate(database: Database): Promise<void> {
  const provider = { getMigrations: async () => migrationsFor(database.kind) };
  const migrator = new Migrator({ db: database.db, provider });
  await retryTransient(async () => {
    const { error } = await migrator.migrateToLatest();
    if (error !== undefined) throw error;
  });
}
