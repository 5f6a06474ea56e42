import type { Principal } from '../http/principal.ts';
import type { CustomerPortal, Membership } from '../contract/validators.ts';
import type { Database, Queries } from '../db/database.ts';
import { AppError } from '../errors.ts';
import type { Clock } from '../lib/clock.ts';
import type { PaymentProviders } from '../providers/payment/payment-providers.ts';
import { requireAccount } from './buyer.ts';
import { isGiven } from './gifts/given-membership-store.ts';
import { findNextGrant } from './grant-store.ts';
import { findMembership, updateMembershipState, type HeldMembership } from './membership-store.ts';
import { setLatestTerms } from './membership-terms.ts';

export interface MembershipDeps {
  database: Database;
  clock: Clock;
  providers: PaymentProviders;
  publicUrl: string;
  brandName: string;
  monthlyPoints: number;
  memoryTimes: number;
}

export class Memberships {
  readonly #deps: MembershipDeps;

  constructor(deps: MembershipDeps) {
    this.#deps = deps;
  }

  /** The caller's, or their last; none for a guest. */
  async get({ accountId }: Pick<Principal, 'accountId'>): Promise<Membership> {
    const { clock, database, monthlyPoints, providers } = this.#deps;
    const held = accountId === undefined ? undefined : await findMembership(database.db, accountId);
    if (held === undefined) return { ...NO_MEMBERSHIP, monthlyPoints };
    const membership = toMembership(held, clock.now(), await findNextGrant(database.db, held));
    // Its price is its giver’s affair.
    if (isGiven(held)) return { ...membership, price: null, hasPortal: false, isGiven: true };
    return { ...membership, hasPortal: providers.find(held.provider)?.openPortal !== undefined };
  }

  /**
   * Opens the provider's pages for the card and the invoices. Throws REGISTRATION_REQUIRED, CONFLICT without a
   * membership or such pages, UNAVAILABLE.
   *
   * @param returnPath where they lead back to
   */
  async openPortal(principal: Principal, returnPath: string): Promise<CustomerPortal> {
    const { database, providers, publicUrl } = this.#deps;
    const accountId = requireAccount(principal);
    const held = await findMembership(database.db, accountId);
    if (held === undefined || isGiven(held)) throw new AppError('CONFLICT', 'The account has no membership of its own');
    const portalUrl = await providers.require(held.provider).openPortal?.(accountId, `${publicUrl}${returnPath}`);
    if (portalUrl === undefined) throw new AppError('CONFLICT', 'The payment provider has no pages for this');
    return { portalUrl };
  }

  /**
   * Cancels at the period's end, or undoes that. Throws REGISTRATION_REQUIRED, CONFLICT without an active membership, or
   * for a given one, which never renews.
   */
  async setRenewal(principal: Principal, renews: boolean): Promise<Membership> {
    const { clock, database, providers } = this.#deps;
    const accountId = requireAccount(principal);
    const held = await findMembership(database.db, accountId);
    if (held === undefined || stateOf(held, clock.now()) === 'ended') {
      throw new AppError('CONFLICT', 'The account has no active membership');
    }
    if (isGiven(held)) throw new AppError('CONFLICT', 'A membership that was a gift does not renew');
    const provider = providers.require(held.provider);
    const wanted = renews ? 'active' : 'ending';
    if (held.state !== wanted && !(renews && held.state === 'past-due')) {
      await provider.setRenewal(held.subscription_ref, renews);
      const state = held.state === 'past-due' ? 'ended' : wanted;
      await updateMembershipState(database.db, held.membership_id, { state, state_at: clock.now() });
    }
    // A provider may drop a noted change where it ends the subscription; repeated, as the call may have failed.
    if (renews && held.next_order_id !== null) await setLatestTerms(this.#deps, provider, accountId);
    return this.get(principal);
  }

  /** 1 without a membership. */
  async memoryTimes(db: Queries, accountId: string): Promise<number> {
    const held = await findMembership(db, accountId);
    const member = held !== undefined && held.state !== 'ended' && held.paid_until > this.#deps.clock.now();
    return member ? this.#deps.memoryTimes : 1;
  }
}

const NO_MEMBERSHIP = {
  state: 'none',
  offerId: null,
  period: null,
  price: null,
  startedAt: null,
  paidUntil: null,
  nextPointsAt: null,
  change: null,
  hasPortal: false,
} as const;

function stateOf({ paid_until: paidUntil, state }: HeldMembership, now: number): HeldMembership['state'] {
  return state === 'ending' && paidUntil <= now ? 'ended' : state;
}

function toMembership(
  held: HeldMembership,
  now: number,
  nextGrantAt: number | undefined,
): Omit<Membership, 'hasPortal'> {
  const state = stateOf(held, now);
  const nextPointsAt =
    state === 'ended' ? undefined : (nextGrantAt ?? (state === 'active' ? held.paid_until : undefined));
  return {
    state,
    offerId: held.offer_id,
    period: held.period,
    price: { amount: held.amount, currency: held.currency },
    monthlyPoints: held.points,
    startedAt: new Date(held.started_at).toISOString(),
    paidUntil: new Date(held.paid_until).toISOString(),
    nextPointsAt: nextPointsAt === undefined ? null : new Date(nextPointsAt).toISOString(),
    change: state === 'active' ? toChange(held) : null,
  };
}

function toChange(held: HeldMembership): Membership['change'] {
  const { next_amount: amount, next_currency: currency, next_offer_id: offerId, next_period: period } = held;
  if (amount === null || currency === null || offerId === null || period === null) return null;
  return { offerId, period, price: { amount, currency }, at: new Date(held.paid_until).toISOString() };
}
