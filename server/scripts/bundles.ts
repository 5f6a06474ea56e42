import { refundBundle } from '../src/bundles/refund-bundle.ts';
import { readConfig } from '../src/config/config.ts';
import { openDatabase } from '../src/db/database.ts';
import { migrate } from '../src/db/migrate.ts';
import { AppError } from '../src/errors.ts';
import { systemClock } from '../src/lib/clock.ts';
import { randomIds } from '../src/lib/ids.ts';
import { createLog } from '../src/log.ts';
import { Points } from '../src/points/points.ts';

const USAGE = `npm run bundles -w server -- refund <account> <bundle>
        give the points of a story bundle back, take its creator’s share, and take the bundle from the account`;

const [command, accountId, bundleId, ...rest] = process.argv.slice(2);
const config = readConfig(process.env);
const database = openDatabase({ ...config.database, log: createLog('warn') });
try {
  if (command !== 'refund' || accountId === undefined || bundleId === undefined || rest.length > 0) {
    console.error(USAGE);
    process.exitCode = 2;
  } else {
    await migrate(database);
    const points = new Points({ database, clock: systemClock, ids: randomIds, amounts: config.points });
    const returned = await refundBundle({ database, clock: systemClock, points }, { accountId, bundleId });
    console.log(`${returned} points went back to ${accountId}`);
  }
} catch (error) {
  if (!(error instanceof AppError)) throw error;
  console.error(error.message);
  process.exitCode = 2;
} finally {
  await database.close();
}
