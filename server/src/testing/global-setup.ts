import { rmSync } from 'node:fs';
import type { TestProject } from 'vitest/node';
import { openDatabase } from '../db/database.ts';
import { migrate } from '../db/migrate.ts';
import { seedWorld } from '../seeds/load/seed-world.ts';
import { createLog } from '../log.ts';
import { createPostgresDatabase } from './databases/postgres-databases.ts';
import { startPostgres } from './databases/postgres.ts';
import { makeScratchFolder } from './databases/scratch-folder.ts';
import { TestClock } from './test-clock.ts';
import { testWorld } from './test-world.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** Undefined on SQLite. */
    postgresUrl: string | undefined;
    /** Migrated with the test world: a PostgreSQL database or a folder. */
    template: string;
  }
}

/** Makes the run's template; on PostgreSQL with `TEST_DATABASE=postgres`. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  if (process.env['TEST_DATABASE'] !== 'postgres') {
    const folder = makeScratchFolder('fabula-template-');
    await writeTestWorld({ url: undefined, dataDir: folder });
    project.provide('postgresUrl', undefined);
    project.provide('template', folder);
    return async () => rmSync(folder, { recursive: true, force: true });
  }
  const postgres = await startPostgres();
  const template = 'template_world';
  const url = await createPostgresDatabase(postgres.url, template);
  await writeTestWorld({ url, dataDir: '' });
  project.provide('postgresUrl', postgres.url);
  project.provide('template', template);
  return () => postgres.stop();
}

async function writeTestWorld(place: { url: string | undefined; dataDir: string }): Promise<void> {
  const database = openDatabase({ ...place, poolSize: 1, log: createLog('silent') });
  await migrate(database);
  await seedWorld(database, new TestClock(), testWorld);
  await database.close();
}
