import { ownerOf, type SessionValues } from '../../http/principal.ts';
import { DAY_MS } from '../../lib/utc-day.ts';
import { principalOf, type TestServer } from '../test-server.ts';
import { spendOnSevenDays } from './voters.ts';

/** Accounts that may vote and propose; every account of the server is 90 days old then. */
export async function registerVoters(server: TestServer, count: number): Promise<SessionValues[]> {
  const sessions: SessionValues[] = [];
  for (let made = 0; made < count; made += 1) sessions.push(await server.registered());
  const accountIds = await Promise.all(
    sessions.map(async (session) => ownerOf(await principalOf(server.deps, session))),
  );
  await spendOnSevenDays(server.deps, server.clock, accountIds);
  const created = { created_at: server.clock.now() - 90 * DAY_MS };
  await server.deps.database.db.updateTable('accounts').set(created).execute();
  return sessions;
}
