import { z } from 'zod';
import type { Principal } from '../http/principal.ts';
import type { Checkout, CheckoutForm, StartedCheckout } from '../contract/validators.ts';
import type { Database, Trx } from '../db/database.ts';
import { inTransaction } from '../db/transaction.ts';
import { AppError } from '../errors.ts';
import { runIdempotent } from '../idempotency/run-idempotent.ts';
import type { Clock } from '../lib/clock.ts';
import type { Ids } from '../lib/ids.ts';
import type { PaymentProvider } from '../providers/payment/payment-provider.ts';
import { requireAccount } from './buyer.ts';
import { findMembership } from './membership-store.ts';
import type { Offers } from './offers.ts';
import { findOrder, insertOrder, updateOrder } from './order-store.ts';
import type { Points } from '../points/points.ts';
import { titleOf, toOrder } from './orders.ts';
import type { OrderRow } from './tables.ts';

export interface CheckoutDeps {
  database: Database;
  clock: Clock;
  ids: Ids;
  offers: Offers;
  points: Pick<Points, 'findEntryId'>;
  /** Undefined when payments are not configured. */
  provider: PaymentProvider | undefined;
  publicUrl: string;
  brandName: string;
}

interface StartRequest {
  principal: Principal;
  language: string;
  key: string | undefined;
  form: CheckoutForm;
}

const Started = z.object({ orderId: z.string() });

/** Purchases: begun here, paid at the provider, settled by its events. */
export class Checkouts {
  readonly #deps: CheckoutDeps;

  constructor(deps: CheckoutDeps) {
    this.#deps = deps;
  }

  /** @throws {AppError} REGISTRATION_REQUIRED, UNAVAILABLE, NOT_FOUND for an offer, CONFLICT for a second membership. */
  async start({ form, key, language, principal }: StartRequest): Promise<StartedCheckout> {
    const { clock, database, ids, offers, provider } = this.#deps;
    const accountId = requireAccount(principal);
    if (provider === undefined) throw new AppError('UNAVAILABLE', 'Payments are not configured on this server');
    const offer = offers.find(form.offerId);
    if (offer === undefined) throw new AppError('NOT_FOUND', 'There is no such offer');
    const act = { ownerId: accountId, operation: 'startCheckout', key, input: form, now: clock.now() };
    const { orderId } = await inTransaction(database, (trx) =>
      runIdempotent(trx, act, Started, async () => {
        if (offer.kind === 'membership') await refuseSecondMembership(trx, accountId);
        const order = toOrder(offer, { accountId, orderId: ids.next('chk'), now: clock.now() });
        const about = { provider: provider.name, language, return_path: form.returnPath ?? null };
        await insertOrder(trx, { ...order, ...about });
        return { orderId: order.order_id };
      }),
    );
    return { checkoutId: orderId, checkoutUrl: await this.#open(orderId, provider) };
  }

  /** @throws {AppError} NOT_FOUND for an unknown purchase and for one of another owner alike. */
  async get({ accountId }: Principal, checkoutId: string): Promise<Checkout> {
    const { db } = this.#deps.database;
    const order = await findOrder(db, checkoutId);
    if (order === undefined || order.account_id !== accountId) {
      throw new AppError('NOT_FOUND', 'There is no such purchase');
    }
    const references = [`purchase:${checkoutId}`, `membership:${order.payment_ref}:0`];
    return toCheckout(order, (await this.#deps.points.findEntryId(db, references)) ?? null);
  }

  /** Asks the provider outside of any transaction, and again when an earlier attempt has failed half way. */
  async #open(orderId: string, provider: PaymentProvider): Promise<string> {
    const { brandName, database, publicUrl } = this.#deps;
    const order = await findOrder(database.db, orderId);
    if (order === undefined) throw new AppError('INTERNAL', 'The order is gone');
    if (order.checkout_url !== null) return order.checkout_url;
    const back = (page: string) => `${publicUrl}/${order.language}/${page}?checkoutId=${orderId}`;
    const { url } = await provider.createCheckout({
      orderId,
      title: titleOf(order, brandName),
      price: { amount: order.amount, currency: order.currency },
      period: order.period ?? undefined,
      language: order.language,
      successUrl: back('pay-success'),
      failureUrl: back('pay-failure'),
    });
    await updateOrder(database.db, orderId, { checkout_url: url });
    return url;
  }
}

async function refuseSecondMembership(trx: Trx, accountId: string): Promise<void> {
  const membership = await findMembership(trx, accountId);
  if (membership !== undefined && membership.state !== 'ended') {
    throw new AppError('CONFLICT', 'The account already has a membership', { field: 'offerId' });
  }
}

const PAYABLE: ReadonlySet<OrderRow['state']> = new Set(['open', 'declined']);

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
