import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Client } from 'pg';
import { inject } from 'vitest';

/** A database of a test's own: where it is, and how to be rid of it. */
export interface TestDatabase {
  url: string | undefined;
  dataDir: string;
  remove: () => Promise<void>;
}

/** A fresh, empty database: a folder for SQLite, or a database in the private PostgreSQL of the run. */
export async function createTestDatabase(): Promise<TestDatabase> {
  const dataDir = mkdtempSync(path.join(tmpdir(), 'fabula-test-'));
  const removeFolder = () => rmSync(dataDir, { recursive: true, force: true });
  const maintenanceUrl = inject('postgresUrl');
  if (maintenanceUrl === undefined) return { url: undefined, dataDir, remove: async () => removeFolder() };
  const name = `test_${randomUUID().replaceAll('-', '')}`;
  await execute(maintenanceUrl, `create database ${name}`);
  return {
    url: maintenanceUrl.replace('/postgres?', `/${name}?`),
    dataDir,
    async remove() {
      await execute(maintenanceUrl, `drop database ${name} with (force)`);
      removeFolder();
    },
  };
}

async function execute(url: string, sql: string): Promise<void> {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    await client.query(sql);
  } finally {
    await client.end();
  }
}
