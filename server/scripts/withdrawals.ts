import { AccountMail } from '../src/accounts/sign-in/notices/account-mail.ts';
import { readConfig } from '../src/config/config.ts';
import { openDatabase } from '../src/db/database.ts';
import { migrate } from '../src/db/migrate.ts';
import { AppError } from '../src/errors.ts';
import { systemClock } from '../src/lib/clock.ts';
import { randomIds } from '../src/lib/ids.ts';
import { createLog } from '../src/log.ts';
import { Points } from '../src/points/points.ts';
import type { PaymentEvent } from '../src/providers/payment/payment-provider.ts';
import { receiveEvent } from '../src/shop/payment-events.ts';
import { runWithdrawals, WithdrawalsUsageError } from '../src/shop/withdrawal/withdrawal-command.ts';

const config = readConfig(process.env);
const database = openDatabase({ ...config.database, log: createLog('warn') });
try {
  await migrate(database);
  const points = new Points({ database, clock: systemClock, ids: randomIds, amounts: config.points });
  const books = { database, clock: systemClock, ids: randomIds, points };
  const receive = async (provider: string, event: PaymentEvent) => receiveEvent(books, provider, event);
  const deps = { accountMail: new AccountMail(undefined), database, clock: systemClock, receive };
  console.log(await runWithdrawals(deps, process.argv.slice(2)));
} catch (error) {
  if (!(error instanceof AppError || error instanceof WithdrawalsUsageError)) throw error;
  console.error(error.message);
  process.exitCode = 2;
} finally {
  await database.close();
}
