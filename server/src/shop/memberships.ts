import type { Principal } from '../http/principal.ts';
import type { Membership } from '../contract/validators.ts';
import type { Database, Queries } from '../db/database.ts';
import { AppError } from '../errors.ts';
import type { Clock } from '../lib/clock.ts';
import type { PaymentProvider } from '../providers/payment/payment-provider.ts';
import { requireAccount } from './buyer.ts';
import { findNextGrant } from './grant-store.ts';
import { findMembership, updateMembershipState, type HeldMembership } from './membership-store.ts';

export interface MembershipDeps {
  database: Database;
  clock: Clock;
  provider: PaymentProvider | undefined;
  monthlyPoints: number;
  memoryTimes: number;
}

/** Memberships as their owners see and steer them; paying for them is the provider's part. */
export class Memberships {
  readonly #deps: MembershipDeps;

  constructor(deps: MembershipDeps) {
    this.#deps = deps;
  }

  /** The membership of the caller; the last one where it is over. A guest has none. */
  async get({ accountId }: Pick<Principal, 'accountId'>): Promise<Membership> {
    const { clock, database, monthlyPoints } = this.#deps;
    const held = accountId === undefined ? undefined : await findMembership(database.db, accountId);
    if (held === undefined) return { ...NO_MEMBERSHIP, monthlyPoints };
    return toMembership(held, clock.now(), await findNextGrant(database.db, held));
  }

  /**
   * Lets the membership end with what was paid, or go on after all.
   *
   * @throws {AppError} REGISTRATION_REQUIRED for a guest, CONFLICT where there is no membership that is not over.
   */
  async setRenewal(principal: Principal, renews: boolean): Promise<Membership> {
    const { clock, database, provider } = this.#deps;
    const held = await findMembership(database.db, requireAccount(principal));
    if (held === undefined || stateOf(held, clock.now()) === 'ended') {
      throw new AppError('CONFLICT', 'The account has no active membership');
    }
    if (provider === undefined) throw new AppError('UNAVAILABLE', 'Payments are not configured on this server');
    const wanted = renews ? 'active' : 'ending';
    if (held.state !== wanted && !(renews && held.state === 'past-due')) {
      await provider.setRenewal(held.subscription_ref, renews);
      const state = held.state === 'past-due' ? 'ended' : wanted;
      await updateMembershipState(database.db, held.membership_id, { state, state_at: clock.now() });
    }
    return this.get(principal);
  }

  /** How many times as much of a conversation the characters of an account are told; 1 without a membership. */
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
} as const;

function stateOf({ paid_until: paidUntil, state }: HeldMembership, now: number): HeldMembership['state'] {
  return state === 'ending' && paidUntil <= now ? 'ended' : state;
}

function toMembership(held: HeldMembership, now: number, nextGrantAt: number | undefined): Membership {
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
