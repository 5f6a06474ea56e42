import type { Principal } from '../http/principal.ts';
import type { MembershipPeriod } from '../contract/validators.ts';
import type { Trx } from '../db/database.ts';
import { inTransaction } from '../db/transaction.ts';
import { AppError } from '../errors.ts';
import type { PaymentProvider } from '../providers/payment/payment-provider.ts';
import { requireAccount } from './buyer.ts';
import type { CheckoutDeps } from './checkouts.ts';
import { isGiven } from './gifts/given-membership-store.ts';
import { findMembership, lockMembership, updateMembership } from './membership-store.ts';
import { setLatestTerms } from './membership-terms.ts';
import type { Offer } from './offers.ts';
import { findOrder, insertOrder, updateOrder } from './order-store.ts';
import { toOrder } from './orders.ts';
import type { OrderRow } from './tables.ts';

interface Wish {
  accountId: string;
  language: string;
  offer: Offer;
  provider: PaymentProvider;
}

/**
 * Payment periods of memberships. A change holds from the next payment, so that nothing is paid twice and it can be
 * undone.
 */
export class MembershipPeriods {
  readonly #deps: CheckoutDeps;

  constructor(deps: CheckoutDeps) {
    this.#deps = deps;
  }

  /**
   * Sets the period from the next payment. Throws REGISTRATION_REQUIRED, UNAVAILABLE, CONFLICT without a renewing
   * membership.
   */
  async set(principal: Principal, language: string, period: MembershipPeriod): Promise<void> {
    const { database, offers, providers } = this.#deps;
    const accountId = requireAccount(principal);
    const held = await findMembership(database.db, accountId);
    if (held !== undefined && isGiven(held)) throw new AppError('CONFLICT', 'The account has no renewing membership');
    const provider = held === undefined ? providers.requireFirstThatRenews() : providers.require(held.provider);
    const offer = offers.find(`membership-${period}`);
    if (offer === undefined) throw new AppError('NOT_FOUND', 'There is no such offer');
    const before = await inTransaction(database, (trx) => this.#note(trx, { accountId, language, offer, provider }));
    try {
      await setLatestTerms(this.#deps, provider, accountId);
    } catch (error) {
      await inTransaction(database, (trx) => this.#putBack(trx, accountId, before));
      throw error;
    }
  }

  /** Stores the wish; returns the order of the former terms. */
  async #note(trx: Trx, { accountId, language, offer, provider }: Wish): Promise<string | null> {
    const { clock, ids } = this.#deps;
    const membership = await this.#lock(trx, accountId);
    const { membership_id: membershipId, next_order_id: nextId, order_id: orderId } = membership;
    const current = await findOrder(trx, orderId);
    const next = nextId === null ? undefined : await findOrder(trx, nextId);
    if (next !== undefined && isFor(offer, next)) return nextId;
    if (next !== undefined) await updateOrder(trx, next.order_id, { state: 'cancelled' });
    const isAsBefore = current !== undefined && current.period === periodOf(offer);
    if (isAsBefore) {
      await updateMembership(trx, membershipId, { next_order_id: null });
      return nextId;
    }
    const order = toOrder(offer, { accountId, orderId: ids.next('chk'), now: clock.now() });
    await insertOrder(trx, { ...order, provider: provider.name, language, return_path: null });
    await updateMembership(trx, membershipId, { next_order_id: order.order_id });
    return nextId;
  }

  /** Without the provider, the change does not hold. */
  async #putBack(trx: Trx, accountId: string, before: string | null): Promise<void> {
    const { membership_id: membershipId, next_order_id: noted } = await this.#lock(trx, accountId);
    if (noted === before) return;
    if (noted !== null) await updateOrder(trx, noted, { state: 'cancelled' });
    if (before !== null) await updateOrder(trx, before, { state: 'open' });
    await updateMembership(trx, membershipId, { next_order_id: before });
  }

  async #lock(trx: Trx, accountId: string) {
    const held = await findMembership(trx, accountId);
    const membership = held && (await lockMembership(trx, held.subscription_ref));
    if (membership?.state !== 'active') throw new AppError('CONFLICT', 'The account has no renewing membership');
    return membership;
  }
}

const periodOf = (offer: Offer) => (offer.kind === 'membership' ? offer.period : undefined);

function isFor({ offerId, price }: Offer, order: OrderRow): boolean {
  return order.offer_id === offerId && order.amount === price.amount && order.currency === price.currency;
}
