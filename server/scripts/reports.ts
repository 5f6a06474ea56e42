import { readProfiles } from '../src/accounts/read-profiles.ts';
import { readConfig } from '../src/config/config.ts';
import { openDatabase } from '../src/db/database.ts';
import { migrate } from '../src/db/migrate.ts';
import { AppError } from '../src/errors.ts';
import { systemClock } from '../src/lib/clock.ts';
import { randomIds } from '../src/lib/ids.ts';
import { createLog } from '../src/log.ts';
import { createPublicLog } from '../src/operator-services.ts';
import { ReportDecisions } from '../src/social/report-decisions.ts';
import { runReports, UsageError } from '../src/social/reports-command.ts';

const config = readConfig(process.env);
const database = openDatabase({ ...config.database, log: createLog('warn') });
try {
  await migrate(database);
  const decisions = new ReportDecisions({
    database,
    clock: systemClock,
    ids: randomIds,
    accounts: { profiles: readProfiles },
    publicLog: createPublicLog({ config, database, clock: systemClock }),
  });
  console.log(await runReports(decisions, process.argv.slice(2)));
} catch (error) {
  if (!(error instanceof AppError || error instanceof UsageError)) throw error;
  console.error(error.message);
  process.exitCode = 2;
} finally {
  await database.close();
}
