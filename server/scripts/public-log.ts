import { readConfig } from '../src/config/config.ts';
import { openDatabase } from '../src/db/database.ts';
import { migrate } from '../src/db/migrate.ts';
import { systemClock } from '../src/lib/clock.ts';
import { createLog } from '../src/log.ts';
import { createPublicLog } from '../src/operator-services.ts';
import { LogUsageError, runPublicLog } from '../src/public-log/log-command.ts';

const config = readConfig(process.env);
const database = openDatabase({ ...config.database, log: createLog('warn') });
try {
  await migrate(database);
  const publicLog = createPublicLog({ config, database, clock: systemClock });
  console.log(await runPublicLog({ database, publicLog }, process.argv.slice(2)));
} catch (error) {
  if (!(error instanceof LogUsageError)) throw error;
  console.error(error.message);
  process.exitCode = 2;
} finally {
  await database.close();
}
