import { readConfig } from '../src/config/config.ts';
import { openDatabase } from '../src/db/database.ts';
import { migrate } from '../src/db/migrate.ts';
import { AppError } from '../src/errors.ts';
import { systemClock } from '../src/lib/clock.ts';
import { randomIds } from '../src/lib/ids.ts';
import { createLog } from '../src/log.ts';
import { Points } from '../src/points/points.ts';
import { setWebhookEndpoint } from '../src/providers/payment/stripe/webhook-endpoint.ts';
import { PaymentsUsageError, runPayments } from '../src/shop/unmatched-command.ts';

const args = process.argv.slice(2);
const [command, publicUrl, ...rest] = args;

try {
  const isWebhook = command === 'webhook' && publicUrl !== undefined && rest.length === 0;
  console.log(isWebhook ? await setWebhook(publicUrl) : await runOnBooks());
} catch (error) {
  if (!(error instanceof AppError || error instanceof PaymentsUsageError)) throw error;
  console.error(error.message);
  process.exitCode = 2;
}

/** The endpoint's secret is known only afterwards. */
async function setWebhook(url: string): Promise<string> {
  const known = process.env['STRIPE_WEBHOOK_SECRET']?.trim();
  const { shop } = readConfig({ ...process.env, STRIPE_WEBHOOK_SECRET: known || 'whsec_not_known_yet' });
  if (shop.stripe === undefined) throw new AppError('UNAVAILABLE', 'STRIPE_SECRET_KEY is not set');
  return setWebhookEndpoint(shop.stripe, url);
}

async function runOnBooks(): Promise<string> {
  const config = readConfig(process.env);
  const database = openDatabase({ ...config.database, log: createLog('warn') });
  try {
    await migrate(database);
    const points = new Points({ database, clock: systemClock, ids: randomIds, amounts: config.points });
    return await runPayments({ database, clock: systemClock, ids: randomIds, points }, args);
  } finally {
    await database.close();
  }
}
