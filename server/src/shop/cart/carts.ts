import type { Logger } from 'pino';
import { z } from 'zod';
import type { Cart, CartCheckoutForm, StartedCheckout } from '../../contract/validators.ts';
import type { Database, Queries, Trx } from '../../db/database.ts';
import { inTransaction } from '../../db/transaction.ts';
import { AppError } from '../../errors.ts';
import { ownerOf, type Principal } from '../../http/principal.ts';
import { runIdempotent } from '../../idempotency/run-idempotent.ts';
import { bestEffort } from '../../lib/best-effort.ts';
import type { Clock } from '../../lib/clock.ts';
import type { Ids } from '../../lib/ids.ts';
import type { PaymentProvider } from '../../providers/payment/payment-provider.ts';
import type { PaymentProviders } from '../../providers/payment/payment-providers.ts';
import { requireAccount } from '../buyer.ts';
import { chosenProvider, type Checkouts } from '../checkouts.ts';
import type { Coupons } from '../coupons/coupons.ts';
import type { Offers } from '../offers.ts';
import { insertOrder } from '../order-store.ts';
import type { OrderRow } from '../tables.ts';
import * as store from './cart-store.ts';
import { insertOrderLines } from '../order-lines/order-line-store.ts';
import { priceLines, showCart, subtotalOf } from './show-cart.ts';

interface CartDeps {
  database: Database;
  clock: Clock;
  ids: Ids;
  log: Logger;
  offers: Offers;
  coupons: Coupons;
  checkouts: Pick<Checkouts, 'open'>;
  providers: PaymentProviders;
  /** ISO 4217; of every offer. */
  currency: string;
}

type Owner = Pick<Principal, 'accountId' | 'deviceId'>;

interface CheckOutRequest {
  principal: Owner;
  language: string;
  key: string | undefined;
  form: CartCheckoutForm;
}

const Started = z.object({ orderId: z.string() });

/** The contract's limits of an order: in minor units, and in points. */
const MOST = { amount: 100_000_000, points: 10_000_000 } as const;

/** What a guest or an account is about to buy. It stays as it is until it is paid. */
export class Carts {
  readonly #deps: CartDeps;

  constructor(deps: CartDeps) {
    this.#deps = deps;
  }

  async get(owner: Owner): Promise<Cart> {
    return this.#show(this.#deps.database.db, owner);
  }

  /**
   * Sets how many packs of a kind there are; 0 removes them, also of a kind that is not sold any more. Throws NOT_FOUND,
   * and CONFLICT for a membership and for too many kinds.
   */
  async setLine(owner: Owner, offerId: string, quantity: number): Promise<Cart> {
    const ownerId = ownerOf(owner);
    const offer = this.#deps.offers.find(offerId);
    return inTransaction(this.#deps.database, async (trx) => {
      await store.lockCart(trx, ownerId);
      const lines = await store.listCartLines(trx, ownerId);
      const isIn = lines.some((line) => line.offer_id === offerId);
      if (quantity === 0 && (isIn || offer !== undefined)) {
        await store.deleteCartLine(trx, ownerId, offerId);
        return this.#show(trx, owner);
      }
      if (offer === undefined) throw new AppError('NOT_FOUND', 'There is no such offer', { field: 'offerId' });
      if (offer.kind === 'membership') {
        throw new AppError('CONFLICT', 'A membership is bought alone', { field: 'offerId' });
      }
      if (!isIn && lines.length >= store.MOST_LINES) {
        throw new AppError('CONFLICT', `A cart has ${store.MOST_LINES} kinds at most`, { field: 'offerId' });
      }
      const { points, price } = offer;
      const seen = { seen_amount: price.amount, seen_currency: price.currency };
      await store.putCartLine(trx, { owner_id: ownerId, offer_id: offerId, quantity, points, ...seen });
      return this.#show(trx, owner);
    });
  }

  /** In place of another. Throws NOT_FOUND, and RATE_LIMITED after many attempts. */
  async applyCoupon(owner: Owner, code: string, network: string | undefined): Promise<Cart> {
    const couponId = await this.#deps.coupons.find(code, { ownerId: ownerOf(owner), network });
    return this.#setCoupon(owner, couponId);
  }

  async removeCoupon(owner: Owner): Promise<Cart> {
    return this.#setCoupon(owner, null);
  }

  /**
   * Makes an order of the cart, once for each key, in place of an earlier one that is unpaid; answers where it is paid.
   * Throws REGISTRATION_REQUIRED, UNAVAILABLE, NOT_FOUND for an unknown method, and CONFLICT for an empty cart, another
   * total, or more than an order may have.
   */
  async checkOut({ form, key, language, principal }: CheckOutRequest): Promise<StartedCheckout> {
    const { checkouts, clock, database, log, providers } = this.#deps;
    const accountId = requireAccount(principal);
    const provider = chosenProvider(providers, 'pack', form.method);
    const act = { ownerId: accountId, operation: 'checkOutCart', key, input: form, now: clock.now() };
    const { orderId } = await inTransaction(database, (trx, afterCommit) =>
      runIdempotent(trx, act, Started, async () => {
        const { coupon_id: couponId } = await store.lockCart(trx, accountId);
        const replaced = await store.cancelUnpaid(trx, accountId);
        const order = await this.#order(trx, { accountId, couponId, form, language, provider });
        afterCommit(() => bestEffort(log, 'a replaced checkout could not be closed', this.#close(replaced)));
        return { orderId: order.order_id };
      }),
    );
    return { checkoutId: orderId, checkoutUrl: await checkouts.open(orderId) };
  }

  async #order(
    trx: Trx,
    about: {
      accountId: string;
      couponId: string | null;
      form: CartCheckoutForm;
      language: string;
      provider: PaymentProvider;
    },
  ): Promise<OrderRow> {
    const { accountId, couponId, form, language, provider } = about;
    const { clock, coupons, currency, ids, offers } = this.#deps;
    const shelf = { packs: offers.packs, currency };
    const rows = await store.listCartLines(trx, accountId);
    const lines = priceLines(rows, shelf);
    const subtotal = subtotalOf(lines, shelf);
    const used = couponId === null ? undefined : await coupons.take(trx, couponId, { accountId, subtotal });
    const { points, total } = showCart(rows, shelf, used);
    if (lines.length === 0) throw new AppError('CONFLICT', 'The cart is empty', { field: 'lines' });
    if (form.total.amount !== total.amount || form.total.currency !== total.currency) {
      throw new AppError('CONFLICT', 'The total has changed', { field: 'total' });
    }
    if (subtotal.amount > MOST.amount || points > MOST.points) {
      throw new AppError('CONFLICT', 'The cart has more than an order may have', { field: 'quantity' });
    }
    const order: OrderRow = {
      order_id: ids.next('chk'),
      account_id: accountId,
      offer_id: store.CART_OFFER,
      kind: 'pack',
      period: null,
      points,
      amount: total.amount,
      currency,
      provider: provider.name,
      language,
      return_path: form.returnPath ?? null,
      checkout_url: null,
      checkout_ref: null,
      state: 'open',
      state_at: 0,
      payment_ref: null,
      created_at: clock.now(),
      paid_at: null,
      coupon_id: used?.coupon.obstacle === null ? couponId : null,
    };
    await insertOrder(trx, order);
    await insertOrderLines(
      trx,
      lines.map(({ pack, quantity }, position) => ({
        order_id: order.order_id,
        position,
        offer_id: pack.offerId,
        quantity,
        points: pack.points,
        amount: pack.price.amount,
      })),
    );
    return order;
  }

  /** So that an order that was replaced is not paid too. One that is paid all the same is delivered. */
  async #close(replaced: readonly OrderRow[]): Promise<void> {
    for (const { checkout_ref: ref, provider } of replaced) {
      if (ref !== null) await this.#deps.providers.require(provider).expireCheckout(ref);
    }
  }

  async #setCoupon(owner: Owner, couponId: string | null): Promise<Cart> {
    const ownerId = ownerOf(owner);
    return inTransaction(this.#deps.database, async (trx) => {
      await store.lockCart(trx, ownerId);
      await store.setCartCoupon(trx, ownerId, couponId);
      return this.#show(trx, owner);
    });
  }

  async #show(db: Queries, owner: Owner): Promise<Cart> {
    const { coupons, currency, offers } = this.#deps;
    const ownerId = ownerOf(owner);
    const shelf = { packs: offers.packs, currency };
    const rows = await store.listCartLines(db, ownerId);
    const couponId = (await store.findCart(db, ownerId))?.coupon_id ?? null;
    const subtotal = subtotalOf(priceLines(rows, shelf), shelf);
    const use = { accountId: owner.accountId, subtotal };
    return showCart(rows, shelf, couponId === null ? undefined : await coupons.show(db, couponId, use));
  }
}
