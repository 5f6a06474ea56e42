import { createServerSecret } from '../../lib/server-secret.ts';
import type { Config } from '../../config/config.ts';
import type { Database } from '../../db/database.ts';
import type { Clock } from '../../lib/clock.ts';
import type { Ids } from '../../lib/ids.ts';
import { LocalPayments } from './local/local-payments.ts';
import type { PaymentProvider } from './payment-provider.ts';

interface Deps {
  config: Config;
  database: Database;
  clock: Clock;
  ids: Ids;
}

/** Who takes the money, by the configuration; `local` is the same where it is the stand-in. */
export function createPaymentProvider({ clock, config, database, ids }: Deps): {
  provider: PaymentProvider | undefined;
  local: LocalPayments | undefined;
} {
  if (config.shop.payment === 'off') return { provider: undefined, local: undefined };
  const secret = createServerSecret(config.signIn.secretKey, config.database.dataDir);
  const local = new LocalPayments({ clock, database, ids, publicUrl: config.publicUrl, secret });
  return { provider: local, local };
}
