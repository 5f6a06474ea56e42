import { readConfig } from '../src/config/config.ts';
import { openDatabase } from '../src/db/database.ts';
import { migrate } from '../src/db/migrate.ts';
import { AppError } from '../src/errors.ts';
import { systemClock } from '../src/lib/clock.ts';
import { randomIds } from '../src/lib/ids.ts';
import { createServerSecret } from '../src/lib/server-secret.ts';
import { createLog } from '../src/log.ts';
import { CouponsUsageError, runCoupons } from '../src/shop/coupons/coupon-command.ts';

const config = readConfig(process.env);
const database = openDatabase({ ...config.database, log: createLog('warn') });
try {
  await migrate(database);
  const secret = createServerSecret(config.signIn.secretKey, config.database.dataDir);
  const { currency } = config.shop;
  console.log(
    await runCoupons({ database, clock: systemClock, ids: randomIds, secret, currency }, process.argv.slice(2)),
  );
} catch (error) {
  if (!(error instanceof AppError || error instanceof CouponsUsageError)) throw error;
  console.error(error.message);
  process.exitCode = 2;
} finally {
  await database.close();
}
