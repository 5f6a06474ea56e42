import type { TestProject } from 'vitest/node';
import { startPostgres } from './postgres.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** Address of a private PostgreSQL; undefined when the suite runs on SQLite. */
    postgresUrl: string | undefined;
  }
}

/** Starts PostgreSQL once for the whole run when `TEST_DATABASE=postgres` asks for it. */
export default async function setup(project: TestProject): Promise<(() => Promise<void>) | undefined> {
  if (process.env['TEST_DATABASE'] !== 'postgres') {
    project.provide('postgresUrl', undefined);
    return undefined;
  }
  const postgres = await startPostgres();
  project.provide('postgresUrl', postgres.url);
  return () => postgres.stop();
}
