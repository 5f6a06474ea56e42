import type { Config } from '../config/config.ts';
import type { Database } from '../db/database.ts';
import type { Clock } from '../lib/clock.ts';
import type { Ids } from '../lib/ids.ts';
import type { Points } from '../points/points.ts';
import { createPaymentProvider } from '../providers/payment/create-payment-provider.ts';
import type { LocalPayments } from '../providers/payment/local/local-payments.ts';
import type { PaymentEvent, PaymentProvider } from '../providers/payment/payment-provider.ts';
import { replyPrice } from '../providers/text/reply-price.ts';
import type { TextEngine } from '../providers/text/text-engine.ts';
import { Checkouts } from './checkouts.ts';
import { grantDue } from './grants.ts';
import { MembershipPeriods } from './membership-periods.ts';
import { Memberships } from './memberships.ts';
import { Offers } from './offers.ts';
import { receiveEvent } from './payment-events.ts';
import { refundUnwanted } from './refunds.ts';

interface ShopDeps {
  config: Config;
  database: Database;
  /** Who writes replies, which decides what they cost. */
  engine: Pick<TextEngine, 'name'>;
  clock: Clock;
  ids: Ids;
  points: Points;
}

export interface Shop {
  offers: Offers;
  checkouts: Checkouts;
  memberships: Memberships;
  periods: MembershipPeriods;
  /** Who takes the money; undefined for none. */
  provider: PaymentProvider | undefined;
  /** The same, where it is the stand-in for development. */
  localPayments: LocalPayments | undefined;
  /** Carries out what the provider reports; see `receiveEvent`. */
  readonly receive: (event: PaymentEvent) => Promise<void>;
  /** Does what time brings: renewals of the stand-in, points of a new month, money that has to go back. */
  readonly tick: () => Promise<void>;
}

const BRAND_NAMES = { fabula: 'Fabula', noctis: 'Noctis' } as const satisfies Record<Config['brand'], string>;

export function createShop(deps: ShopDeps): Shop {
  const { clock, config, database, engine, ids, points } = deps;
  const { membership } = config.shop;
  const { local, provider } = createPaymentProvider(deps);
  const offers = new Offers(config.shop, config.prices, config.points.accountGift, () =>
    replyPrice(engine, config.prices),
  );
  const { publicUrl } = config;
  const brandName = BRAND_NAMES[config.brand];
  const buying = { points, database, clock, ids, offers, provider, publicUrl, brandName };
  return {
    offers,
    provider,
    localPayments: local,
    checkouts: new Checkouts(buying),
    periods: new MembershipPeriods(buying),
    memberships: new Memberships({ database, clock, provider, ...membership }),
    async receive(event) {
      await receiveEvent({ clock, database, ids, points }, provider?.name ?? '', event);
    },
    async tick() {
      await local?.tick();
      await grantDue({ clock, database, points });
      if (provider !== undefined) await refundUnwanted(database, provider);
    },
  };
}
