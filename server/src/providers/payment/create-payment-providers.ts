import type { Logger } from 'pino';
import { createServerSecret } from '../../lib/server-secret.ts';
import type { Config } from '../../config/config.ts';
import type { PaymentName } from '../../config/shop.ts';
import type { Database } from '../../db/database.ts';
import type { Clock } from '../../lib/clock.ts';
import type { Ids } from '../../lib/ids.ts';
import { LocalPayments } from './local/local-payments.ts';
import type { PaymentProvider } from './payment-provider.ts';
import { PaymentProviders } from './payment-providers.ts';
import { StripePayments } from './stripe/stripe-payments.ts';
import { Web3Payments } from './web3/web3-payments.ts';

interface Deps {
  config: Config;
  database: Database;
  clock: Clock;
  ids: Ids;
  log: Logger;
}

export interface CreatedProviders {
  providers: PaymentProviders;
  local: LocalPayments | undefined;
  web3: Web3Payments | undefined;
}

/** The configured providers, the usual one first. */
export function createPaymentProviders({ clock, config, database, ids, log }: Deps): CreatedProviders {
  const { payments, solana, stripe, web3: chains } = config.shop;
  const { publicUrl } = config;
  const secret = createServerSecret(config.signIn.secretKey, config.database.dataDir);
  const local = payments.includes('local') ? new LocalPayments({ clock, database, ids, publicUrl, secret }) : undefined;
  const web3 = payments.includes('web3')
    ? new Web3Payments({ clock, database, ids, log, chains, solana, publicUrl, secret })
    : undefined;
  const made: Readonly<Record<PaymentName, PaymentProvider | undefined>> = {
    stripe: stripe && new StripePayments({ clock, database, stripe }),
    local,
    web3,
  };
  const all = payments.map((name) => made[name]).filter((provider) => provider !== undefined);
  return { providers: new PaymentProviders(all), local, web3 };
}
