import { randomUUID } from 'node:crypto';
import { cpSync, rmSync } from 'node:fs';
import { inject } from 'vitest';
import { createPostgresDatabase, dropPostgresDatabase } from './databases/postgres-databases.ts';
import { makeScratchFolder } from './databases/scratch-folder.ts';

/** With its disposal. */
export interface TestDatabase {
  url: string | undefined;
  dataDir: string;
  remove: () => Promise<void>;
}

/** A fresh SQLite folder or private PostgreSQL database; `nothing` is one before the first start. */
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
