import type { CartCoupon, Money } from '../../contract/validators.ts';
import { countAttempts } from '../../accounts/sign-in/attempts.ts';
import type { Database, Queries, Trx } from '../../db/database.ts';
import { AppError } from '../../errors.ts';
import type { Clock } from '../../lib/clock.ts';
import type { ServerSecret } from '../../lib/server-secret.ts';
import { countUses, findCoupon, findCouponByHash, lockCoupon } from './coupon-store.ts';
import { discountOf, NO_DISCOUNT, type Discount } from './discount.ts';
import type { CouponRow } from './tables.ts';

interface CouponDeps {
  database: Database;
  clock: Clock;
  secret: ServerSecret;
}

/** Who tries a code. */
export interface CouponCaller {
  ownerId: string;
  network: string | undefined;
}

/** Whom a coupon has to count for, and on what. */
export interface CouponUse {
  /** Undefined for a guest. */
  accountId: string | undefined;
  subtotal: Money;
}

export interface UsedCoupon {
  coupon: CartCoupon;
  discount: Discount;
}

type Obstacle = NonNullable<CartCoupon['obstacle']>;

const HOUR_MS = 3_600_000;
const MOST_OF_PERSON = 20;
const MOST_OF_NETWORK = 100;

/** As it is stored; case and white space of a code do not matter. */
export function hashCode(secret: ServerSecret, code: string): string {
  return secret.sign(`coupon:${code.replace(/\s/gu, '').toUpperCase()}`);
}

/** What takes something off a cart, once for each order. */
export class Coupons {
  readonly #deps: CouponDeps;

  constructor(deps: CouponDeps) {
    this.#deps = deps;
  }

  /** The id of the coupon with a code. Throws NOT_FOUND, and RATE_LIMITED after many attempts. */
  async find(code: string, { network, ownerId }: CouponCaller): Promise<string> {
    const { clock, database, secret } = this.#deps;
    await countAttempts(database.db, clock.now(), [
      ...(network === undefined
        ? []
        : [{ bucket: `coupons from ${network}`, most: MOST_OF_NETWORK, windowMs: HOUR_MS }]),
      { bucket: `coupons of ${ownerId}`, most: MOST_OF_PERSON, windowMs: HOUR_MS },
    ]);
    const coupon = await findCouponByHash(database.db, hashCode(secret, code));
    if (coupon === undefined) throw new AppError('NOT_FOUND', 'There is no such coupon', { field: 'code' });
    return coupon.coupon_id;
  }

  /** What it takes off now; undefined for one that does not exist. */
  async show(db: Queries, couponId: string, use: CouponUse): Promise<UsedCoupon | undefined> {
    const coupon = await findCoupon(db, couponId);
    return coupon && this.#use(db, coupon, use);
  }

  /**
   * What it takes off, in the transaction that makes the order: of concurrent orders, only as many find it usable as may
   * use it.
   */
  async take(trx: Trx, couponId: string, use: CouponUse): Promise<UsedCoupon | undefined> {
    const coupon = await lockCoupon(trx, couponId);
    return coupon && this.#use(trx, coupon, use);
  }

  async #use(db: Queries, row: CouponRow, use: CouponUse): Promise<UsedCoupon> {
    const obstacle = await this.#obstacle(db, row, use);
    const discount = obstacle === null ? discountOf(row, use.subtotal) : NO_DISCOUNT;
    const { amount, currency, ends_at: endsAt, minimum, percent } = row;
    return {
      coupon: {
        percent,
        amount: amount === null ? null : { amount, currency },
        minimum: minimum === null ? null : { amount: minimum, currency },
        endsAt: endsAt === null ? null : new Date(endsAt).toISOString(),
        obstacle,
        limited: discount.limited,
      },
      discount,
    };
  }

  async #obstacle(db: Queries, row: CouponRow, { accountId, subtotal }: CouponUse): Promise<Obstacle | null> {
    const now = this.#deps.clock.now();
    if (row.ends_at !== null && row.ends_at <= now) return 'ended';
    const { all, own } = await countUses(db, row.coupon_id, { accountId, now });
    if (row.most_per_account !== null && own >= row.most_per_account) return 'used-by-account';
    if (row.most_uses !== null && all >= row.most_uses) return 'used-up';
    // A share needs no currency, but its minimum does.
    const namesMoney = row.amount !== null || row.minimum !== null;
    if (namesMoney && row.currency !== subtotal.currency) return 'other-currency';
    return row.minimum !== null && subtotal.amount < row.minimum ? 'below-minimum' : null;
  }
}
