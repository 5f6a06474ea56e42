import { z } from 'zod';
import type { AccountMail } from '../accounts/sign-in/notices/account-mail.ts';
import type { Principal } from '../http/principal.ts';
import type { Checkout, CheckoutForm, StartedCheckout, Web3Payment } from '../contract/validators.ts';
import type { Database, Queries } from '../db/database.ts';
import { inTransaction } from '../db/transaction.ts';
import { AppError } from '../errors.ts';
import { runIdempotent } from '../idempotency/run-idempotent.ts';
import type { Clock } from '../lib/clock.ts';
import type { Ids } from '../lib/ids.ts';
import type { PaymentProvider } from '../providers/payment/payment-provider.ts';
import type { PaymentProviders } from '../providers/payment/payment-providers.ts';
import type { Web3Views } from '../providers/payment/web3/web3-views.ts';
import { requireAccount } from './buyer.ts';
import type { Gifts } from './gifts/gifts.ts';
import { findMembership } from './membership-store.ts';
import type { Offers } from './offers.ts';
import { findOrder, insertOrder, updateOrder } from './order-store.ts';
import type { Points } from '../points/points.ts';
import { toOrder } from './orders.ts';
import { linesFor } from './order-lines/order-lines.ts';
import type { OrderRow } from './tables.ts';

export interface CheckoutDeps {
  accountMail: Pick<AccountMail, 'addressOf'>;
  database: Database;
  clock: Clock;
  ids: Ids;
  gifts: Pick<Gifts, 'isGift' | 'ofCheckout' | 'prepare'>;
  offers: Offers;
  points: Pick<Points, 'findEntryId'>;
  providers: PaymentProviders;
  web3: Web3Views | undefined;
  publicUrl: string;
  brandName: string;
}

interface StartRequest {
  principal: Principal;
  language: string;
  key: string | undefined;
  form: CheckoutForm;
}

const PAYABLE: ReadonlySet<OrderRow['state']> = new Set(['open', 'declined']);

const Started = z.object({ orderId: z.string() });

/** Begun here, paid at the provider, settled by its events. */
export class Checkouts {
  readonly #deps: CheckoutDeps;

  constructor(deps: CheckoutDeps) {
    this.#deps = deps;
  }

  /**
   * Throws REGISTRATION_REQUIRED, UNAVAILABLE, NOT_FOUND, CONFLICT for a second membership or a closed checkout; for a gift
   * as `prepareGift`.
   */
  async start({ form, key, language, principal }: StartRequest): Promise<StartedCheckout> {
    const { clock, database, gifts, ids, offers, providers } = this.#deps;
    const accountId = requireAccount(principal);
    const offer = offers.find(form.offerId);
    if (offer === undefined) throw new AppError('NOT_FOUND', 'There is no such offer');
    const provider = chosenProvider(providers, offer.kind, form.method);
    const addGift = form.gift && (await gifts.prepare(accountId, form.gift, language));
    const isOwn = form.gift === undefined;
    const act = { ownerId: accountId, operation: 'startCheckout', key, input: form, now: clock.now() };
    const { orderId } = await inTransaction(database, (trx) =>
      runIdempotent(trx, act, Started, async () => {
        if (isOwn && offer.kind === 'membership' && (await hasMembership(trx, accountId))) throw secondMembership();
        const order = toOrder(offer, { accountId, orderId: ids.next('chk'), now: clock.now() });
        const about = { provider: provider.name, language, return_path: form.returnPath ?? null };
        await insertOrder(trx, { ...order, ...about });
        await addGift?.(trx, order.order_id);
        return { orderId: order.order_id };
      }),
    );
    return { checkoutId: orderId, checkoutUrl: await this.open(orderId) };
  }

  /** Throws NOT_FOUND. */
  async get(principal: Principal, checkoutId: string): Promise<Checkout> {
    const { database, gifts, points } = this.#deps;
    const order = await this.#own(principal, checkoutId);
    const references = [`purchase:${checkoutId}`, `membership:${order.payment_ref}:0`];
    const entryId = (await points.findEntryId(database.db, references)) ?? null;
    return { ...toCheckout(order, entryId), ...(await gifts.ofCheckout(checkoutId)) };
  }

  /** Throws NOT_FOUND, also for a purchase that is not paid on a chain. */
  async getWeb3(principal: Principal, checkoutId: string): Promise<Web3Payment> {
    const order = await this.#own(principal, checkoutId);
    const standing = await this.#deps.web3?.find(checkoutId);
    if (standing === undefined) throw noSuchPurchase();
    const { amount, currency, points, return_path: returnPath } = order;
    return { checkoutId, points, price: { amount, currency }, returnPath, ...standing };
  }

  async #own({ accountId }: Principal, checkoutId: string): Promise<OrderRow> {
    const order = await findOrder(this.#deps.database.db, checkoutId);
    if (order === undefined || order.account_id !== accountId) throw noSuchPurchase();
    return order;
  }

  /** Where an order is paid. Outside of a transaction; repeated after a failure. Throws CONFLICT for a closed one. */
  async open(orderId: string): Promise<string> {
    const { accountMail, brandName, database, gifts, providers, publicUrl } = this.#deps;
    const order = await findOrder(database.db, orderId);
    if (order === undefined) throw new AppError('INTERNAL', 'The order is gone');
    const provider = providers.require(order.provider);
    const isGift = await gifts.isGift(database.db, orderId);
    if (order.checkout_url !== null) return this.#reuse(provider, order, { url: order.checkout_url, isGift });
    const back = (page: string) => `${publicUrl}/${order.language}/${page}?checkoutId=${orderId}`;
    const { ref, url } = await provider.createCheckout({
      orderId,
      createdAt: order.created_at,
      buyer: { ref: order.account_id, email: await accountMail.addressOf(database.db, order.account_id) },
      lines: await linesFor(database.db, order, brandName),
      price: { amount: order.amount, currency: order.currency },
      // A given term is paid once.
      period: isGift ? undefined : (order.period ?? undefined),
      language: order.language,
      successUrl: back('pay-success'),
      failureUrl: back('pay-failure'),
    });
    await updateOrder(database.db, orderId, { checkout_url: url, checkout_ref: ref });
    return url;
  }

  /** The checkout of an earlier attempt; a settled one shows what became of it. */
  async #reuse(
    provider: PaymentProvider,
    order: OrderRow,
    { isGift, url }: { url: string; isGift: boolean },
  ): Promise<string> {
    const { checkout_ref: ref } = order;
    if (ref === null || !PAYABLE.has(order.state)) return url;
    if (!isGift && order.kind === 'membership' && (await hasMembership(this.#deps.database.db, order.account_id))) {
      await provider.expireCheckout(ref);
      throw secondMembership();
    }
    const open = await provider.findCheckout(ref);
    if (open === undefined) throw new AppError('CONFLICT', 'This checkout is closed: start the purchase again');
    return open.url;
  }
}

/** Throws UNAVAILABLE for a method that is not offered, CONFLICT for a membership by one that cannot renew it. */
export function chosenProvider(
  providers: PaymentProviders,
  kind: OrderRow['kind'],
  method: string | undefined,
): PaymentProvider {
  if (method === undefined) {
    const usual = providers.requireFirst();
    return kind === 'membership' ? providers.requireFirstThatRenews() : usual;
  }
  const provider = providers.require(method);
  if (kind === 'membership' && !provider.renews) {
    throw new AppError('CONFLICT', `Payments by ${method} do not renew a membership`, { field: 'method' });
  }
  return provider;
}

async function hasMembership(db: Queries, accountId: string): Promise<boolean> {
  const membership = await findMembership(db, accountId);
  return membership !== undefined && membership.state !== 'ended';
}

const noSuchPurchase = () => new AppError('NOT_FOUND', 'There is no such purchase');

const secondMembership = () => new AppError('CONFLICT', 'The account already has a membership', { field: 'offerId' });

function toCheckout(order: OrderRow, entryId: string | null): Checkout {
  return {
    checkoutId: order.order_id,
    state: order.state,
    offerId: order.offer_id,
    kind: order.kind,
    period: order.period,
    points: order.points,
    price: { amount: order.amount, currency: order.currency },
    checkoutUrl: PAYABLE.has(order.state) ? order.checkout_url : null,
    returnPath: order.return_path,
    entryId,
    createdAt: new Date(order.created_at).toISOString(),
    paidAt: order.paid_at === null ? null : new Date(order.paid_at).toISOString(),
  };
}
