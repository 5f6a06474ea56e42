import type { Logger } from 'pino';
import type { Accounts } from '../accounts/accounts.ts';
import { Operators } from '../accounts/operators/operators.ts';
import type { AccountMail } from '../accounts/sign-in/notices/account-mail.ts';
import { BRAND_NAMES } from '../config/brand-names.ts';
import type { Config } from '../config/config.ts';
import type { Database } from '../db/database.ts';
import { Bundles } from '../bundles/bundles.ts';
import { Cosmetics } from '../cosmetics/cosmetics.ts';
import type { Explore } from '../explore/explore.ts';
import { bestEffort } from '../lib/best-effort.ts';
import type { Clock } from '../lib/clock.ts';
import type { Ids } from '../lib/ids.ts';
import type { ServerSecret } from '../lib/server-secret.ts';
import type { Points } from '../points/points.ts';
import type { MailProvider } from '../providers/mail/mail.ts';
import { createPaymentProviders } from '../providers/payment/create-payment-providers.ts';
import type { LocalPayments } from '../providers/payment/local/local-payments.ts';
import type { PaymentEvent } from '../providers/payment/payment-provider.ts';
import type { PaymentProviders } from '../providers/payment/payment-providers.ts';
import { Web3Views } from '../providers/payment/web3/web3-views.ts';
import { replyPrice } from '../providers/text/reply-price.ts';
import type { TextEngine } from '../providers/text/text-engine.ts';
import type { RateLimits } from '../rate-limits/rate-limits.ts';
import { Carts } from './cart/carts.ts';
import type { Safety } from '../safety/safety.ts';
import { cancelRefunded } from './cancel-refunded.ts';
import { Checkouts } from './checkouts.ts';
import { Coupons } from './coupons/coupons.ts';
import { grantDue } from './grants.ts';
import { followUpGifts } from './gifts/follow-up-gifts.ts';
import { Gifts } from './gifts/gifts.ts';
import { findLostEvents } from './lost-events/find-lost-events.ts';
import { MembershipPeriods } from './membership-periods.ts';
import { Memberships } from './memberships.ts';
import { Offers } from './offers.ts';
import { followUpOrderMails } from './order-mails/follow-up-order-mails.ts';
import { receiveEvent } from './payment-events.ts';
import { followUpWithdrawals } from './withdrawal/follow-up.ts';
import { Withdrawals } from './withdrawal/withdrawals.ts';
import { Receipts } from './receipts/receipts.ts';
import { refundUnmatched } from './unmatched/refund-unmatched.ts';

interface ShopDeps {
  config: Config;
  database: Database;
  engine: Pick<TextEngine, 'name'>;
  clock: Clock;
  ids: Ids;
  points: Points;
  rateLimits: RateLimits;
  log: Logger;
  accounts: Pick<Accounts, 'profiles'>;
  explore: Explore;
  safety: Safety;
  secret: ServerSecret;
  signIn: { accountMail: AccountMail; mail: MailProvider | undefined };
}

export interface Shop {
  offers: Offers;
  bundles: Bundles;
  cosmetics: Cosmetics;
  carts: Carts;
  checkouts: Checkouts;
  gifts: Gifts;
  memberships: Memberships;
  periods: MembershipPeriods;
  withdrawals: Withdrawals;
  receipts: Receipts;
  providers: PaymentProviders;
  localPayments: LocalPayments | undefined;
  /** @param provider the name of the one that reports */
  readonly receive: (provider: string, event: PaymentEvent) => Promise<void>;
  readonly tick: () => Promise<void>;
  /** Settles payments whose events have got lost. */
  readonly findLostEvents: (signal: AbortSignal) => Promise<void>;
  /** Reads on in the chains on which orders are paid, if there are any. */
  readonly watchChains: () => Promise<void>;
}

export function createShop(deps: ShopDeps): Shop {
  const { accounts, clock, config, database, engine, explore, ids, log, points, rateLimits, safety, secret, signIn } =
    deps;
  const { accountMail, mail } = signIn;
  const { membership } = config.shop;
  const { local, providers, web3 } = createPaymentProviders(deps);
  const offers = new Offers(config.shop, config.prices, config.points.accountGift, () =>
    replyPrice(engine, config.prices),
  );
  const { publicUrl } = config;
  const brandName = BRAND_NAMES[config.brand];
  const web3Views = web3 && new Web3Views({ database, chains: web3.chains, solana: web3.solana, publicUrl, clock });
  const gifts = new Gifts({
    accounts,
    clock,
    database,
    ids,
    mails: mail !== undefined,
    points,
    rateLimits,
    safety,
    secret,
  });
  const buying = {
    accountMail,
    points,
    database,
    clock,
    gifts,
    ids,
    offers,
    providers,
    web3: web3Views,
    publicUrl,
    brandName,
  };
  const receive: Shop['receive'] = async (provider, event) =>
    receiveEvent({ clock, database, ids, points }, provider, event);
  const watcher = web3?.watcher((event) => receive('web3', event));
  const { brand } = config;
  const followUp = async () => followUpWithdrawals({ database, clock, log, providers, accountMail, brand });
  const checkouts = new Checkouts(buying);
  const coupons = new Coupons({ database, clock, secret });
  return {
    offers,
    bundles: new Bundles({
      accounts,
      clock,
      database,
      explore,
      ids,
      points,
      safety,
      operators: new Operators(database, config.operators, clock),
      packs: () => offers.packs,
    }),
    cosmetics: new Cosmetics({ database, clock, points, packs: () => offers.packs }),
    providers,
    localPayments: local,
    checkouts,
    carts: new Carts({ ...buying, log, coupons, checkouts, currency: config.shop.currency }),
    gifts,
    periods: new MembershipPeriods(buying),
    receipts: new Receipts({ accounts, database, clock, operator: config.site.operator }),
    withdrawals: new Withdrawals({
      database,
      clock,
      ids,
      points,
      accountMail,
      followUp: () => bestEffort(log, 'a withdrawal could not be followed up', followUp()),
    }),
    memberships: new Memberships({ database, clock, providers, publicUrl, brandName, ...membership }),
    receive,
    findLostEvents: (signal) => findLostEvents({ clock, database, log, providers, receive }, signal),
    async watchChains() {
      await watcher?.tick();
    },
    async tick() {
      await local?.tick();
      if (config.usesPoints) await grantDue({ clock, database, points });
      await cancelRefunded({ database, log, providers });
      await refundUnmatched({ database, clock, log, providers });
      await followUp();
      if (!config.usesPoints) return;
      await followUpOrderMails({ accountMail, brand, clock, database, log, publicUrl, web3: web3Views });
      await followUpGifts({ accounts, brand, clock, database, ids, log, mail, points, publicUrl, secret });
    },
  };
}
