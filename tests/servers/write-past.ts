// Changes the past of what a running server has in DATA_DIR, as `past.ts` asks for on standard input.
import { json } from 'node:stream/consumers';
import process from 'node:process';

import { z } from 'zod';

import { readConfig } from '../../server/src/config/config.ts';
import { DeviceSession } from '../../server/src/contract/validators.ts';
import { createDeps, type Deps } from '../../server/src/deps.ts';
import { ownerOf } from '../../server/src/http/principal.ts';
import { DAY_MS } from '../../server/src/lib/utc-day.ts';
import { spendOnSevenDays } from '../../server/src/testing/people/voters.ts';

const Past = z.union([
  z.object({ voters: DeviceSession.array() }),
  z.object({ proposalId: z.string(), days: z.number() }),
]);

const config = readConfig(process.env);

/** Accounts are 120 days old, and used points on seven days. */
async function writeVoters({ database, sessions }: Deps, voters: readonly DeviceSession[]): Promise<void> {
  const accountIds = await Promise.all(
    voters.map(async ({ Authorization: authorization }) => {
      const principal = await sessions.authenticate({ authorization, deviceId: undefined });
      if (principal === undefined) throw new Error('The session is not known.');
      return ownerOf(principal);
    }),
  );
  const created = { created_at: Date.now() - 120 * DAY_MS };
  await database.db.updateTable('accounts').set(created).where('account_id', 'in', accountIds).execute();
  let now = Date.now() - 20 * DAY_MS;
  const clock = {
    now: () => now,
    advance(ms: number) {
      now += ms;
    },
  };
  await using past = createDeps(config, { clock });
  await spendOnSevenDays(past, clock, accountIds);
}

/** A discussion began so many days earlier. */
async function openEarlier({ database }: Deps, proposalId: string, days: number): Promise<void> {
  await database.db
    .updateTable('proposals')
    .set((column) => ({ opened_at: column('opened_at', '-', days * DAY_MS) }))
    .where('proposal_id', '=', proposalId)
    .execute();
}

const past = Past.parse(await json(process.stdin));
await using deps = createDeps(config);
if ('voters' in past) await writeVoters(deps, past.voters);
else await openEarlier(deps, past.proposalId, past.days);
