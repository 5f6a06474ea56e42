import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';

import type { RunningServer } from './start-server.ts';

/** Ends the time of every round trip to another party that a running server waits for, as ten minutes would. */
export function expireRoundTrips({ dataDir }: Pick<RunningServer, 'dataDir'>): number {
  using database = new DatabaseSync(path.join(dataDir, 'fabula.sqlite'));
  const { changes } = database.prepare("UPDATE single_use SET expires_at = 1 WHERE kind = 'round-trip'").run();
  return Number(changes);
}
