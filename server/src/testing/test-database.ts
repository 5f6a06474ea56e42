import { randomUUID } from 'node:crypto';
import { cpSync, rmSync } from 'node:fs';
import { inject } from 'vitest';
import { createPostgresDatabase, dropPostgresDatabase } from './databases/postgres-databases.ts';
import { makeScratchFolder } from './databases/scratch-folder.ts';

/** A database of a test's own: where it is, and how to be rid of it. */
export interface TestDatabase {
  url: string | undefined;
  dataDir: string;
  remove: () => Promise<void>;
}

/**
 * A fresh database: a folder for SQLite, or a database in the private PostgreSQL of the run.
 *
 * @param content `test-world`: migrated, with the test world in it; `nothing`: as before a server's first start.
 */
export async function createTestDatabase(content: 'nothing' | 'test-world'): Promise<TestDatabase> {
  const dataDir = makeScratchFolder('fabula-test-');
  const removeFolder = () => rmSync(dataDir, { recursive: true, force: true });
  const postgresUrl = inject('postgresUrl');
  const template = inject('template');
  if (postgresUrl === undefined) {
    if (content === 'test-world') cpSync(template, dataDir, { recursive: true });
    return { url: undefined, dataDir, remove: async () => removeFolder() };
  }
  const name = `test_${randomUUID().replaceAll('-', '')}`;
  return {
    url: await createPostgresDatabase(postgresUrl, name, content === 'test-world' ? template : undefined),
    dataDir,
    async remove() {
      await dropPostgresDatabase(postgresUrl, name);
      removeFolder();
    },
  };
}
