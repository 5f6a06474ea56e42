import { createServerSecret } from '../../lib/server-secret.ts';
import type { Config } from '../../config/config.ts';
import type { Database } from '../../db/database.ts';
import type { Clock } from '../../lib/clock.ts';
import type { Ids } from '../../lib/ids.ts';
import { LocalPayments } from './local/local-payments.ts';
import { PaymentProviders } from './payment-providers.ts';
import { StripePayments } from './stripe/stripe-payments.ts';

interface Deps {
  config: Config;
  database: Database;
  clock: Clock;
  ids: Ids;
}

export function createPaymentProviders({ clock, config, database, ids }: Deps): {
  providers: PaymentProviders;
  local: LocalPayments | undefined;
} {
  const { payment, stripe } = config.shop;
  if (payment === 'stripe' && stripe !== undefined) {
    return { providers: new PaymentProviders([new StripePayments({ clock, database, stripe })]), local: undefined };
  }
  if (payment !== 'local') return { providers: new PaymentProviders([]), local: undefined };
  const secret = createServerSecret(config.signIn.secretKey, config.database.dataDir);
  const local = new LocalPayments({ clock, database, ids, publicUrl: config.publicUrl, secret });
  return { providers: new PaymentProviders([local]), local };
}
