import { RedeemedGift, type Gift, type GiftForm, type GiftPage, type OpenedGift } from '../../contract/validators.ts';
import type { Accounts } from '../../accounts/accounts.ts';
import type { Database, Queries } from '../../db/database.ts';
import { inTransaction } from '../../db/transaction.ts';
import { AppError } from '../../errors.ts';
import { accountOf, ownerOf, type Principal } from '../../http/principal.ts';
import { runIdempotent } from '../../idempotency/run-idempotent.ts';
import { decodeCursor, encodeCursor } from '../../lists/cursor.ts';
import type { Points } from '../../points/points.ts';
import type { CallerLimit, RateLimits } from '../../rate-limits/rate-limits.ts';
import { codeHash } from './gift-code.ts';
import { prepareGift, type AddGift, type GiftOrderDeps } from './gift-order.ts';
import { giveGift } from './gift-payment.ts';
import { findGiftByCode, findGiftOfOrder, listGiven, type OrderedGift } from './gift-store.ts';
import { showGivenTerm, showTerm } from './gift-term.ts';
import { resendMail } from './resend-mail.ts';
import { stateOf, toGift } from './to-gift.ts';

/** Wrong codes in a minute: for a person who mistypes, and for a network that many share. */
const WRONG_PER_MINUTE = { owner: 20, network: 100 };

interface GiftDeps extends GiftOrderDeps {
  accounts: Pick<Accounts, 'profiles'>;
  database: Database;
  points: Points;
  rateLimits: RateLimits;
}

/** Who asks for a gift by its code. */
interface CodeRequest {
  principal: Principal;
  network: string | undefined;
  code: string;
}

/** Packs that are bought for another person (Product §10). */
export class Gifts {
  readonly #deps: GiftDeps;
  readonly #countWrong: CallerLimit;

  constructor(deps: GiftDeps) {
    this.#deps = deps;
    this.#countWrong = deps.rateLimits.exactByCaller('wrong gift codes', WRONG_PER_MINUTE, 'refuse');
  }

  /** Whether gifts can be sent by mail. */
  get byMail(): boolean {
    return this.#deps.mails;
  }

  /** See `prepareGift`. */
  async prepare(accountId: string, form: GiftForm, language: string): Promise<AddGift> {
    return prepareGift(this.#deps, { accountId, form, language });
  }

  /** Whether an order is for another person. */
  async isGift(db: Queries, orderId: string): Promise<boolean> {
    return (await findGiftOfOrder(db, orderId)) !== undefined;
  }

  /** What a checkout says of its gift; nothing for one that is none. */
  async ofCheckout(orderId: string): Promise<{ isGift?: true; gift?: Gift }> {
    const { clock, database, secret } = this.#deps;
    const gift = await findGiftOfOrder(database.db, orderId);
    if (gift === undefined) return {};
    return gift.state === 'unpaid' ? { isGift: true } : { isGift: true, gift: toGift(secret, gift, clock.now()) };
  }

  /** What the account gave. Throws REGISTRATION_REQUIRED, VALIDATION_FAILED for a cursor of another list. */
  async list(principal: Principal, page: { cursor?: string | undefined; limit: number }): Promise<GiftPage> {
    const { clock, database, secret } = this.#deps;
    const giverId = accountOf(principal);
    const list = { list: 'gifts', giverId };
    const before = readCursor(list, page.cursor);
    const rows = await listGiven(database.db, giverId, { before, limit: page.limit + 1 });
    const shown = rows.slice(0, page.limit);
    const last = rows.length > page.limit ? shown.at(-1) : undefined;
    const now = clock.now();
    return {
      items: shown.map((row) => toGift(secret, row, now)),
      nextCursor: last === undefined ? null : encodeCursor(list, [last.created_at, last.gift_id]),
    };
  }

  /** Throws NOT_FOUND; RATE_LIMITED after many wrong codes. */
  async open(request: CodeRequest): Promise<OpenedGift> {
    const { accounts, clock, database } = this.#deps;
    const gift = await this.#find(request);
    const profiles = await accounts.profiles(database.db, [gift.giver_id]);
    const { accountId } = request.principal;
    const now = clock.now();
    const state = stateOf(gift, now);
    const accepted = accountId !== undefined && accountId === gift.redeemed_by;
    const ready = state === 'ready' ? await showTerm(database.db, gift, { accountId, now }) : {};
    return {
      state,
      ...(gift.period === null ? {} : { period: gift.period }),
      points: gift.points,
      from: profiles.get(gift.giver_id)?.userName || null,
      note: gift.note,
      own: accountId === gift.giver_id,
      accepted,
      expiresAt: new Date(gift.expires_at ?? gift.created_at).toISOString(),
      ...(accepted ? await showGivenTerm(database.db, gift) : ready),
    };
  }

  /**
   * Adds the points or the term of a gift to the account. The state of the gift decides between concurrent requests.
   * Throws REGISTRATION_REQUIRED, NOT_FOUND, CONFLICT for a gift that is not ready (field `code`) or while the account has
   * a membership of its own (field `membership`); RATE_LIMITED after many wrong codes.
   */
  async redeem({ key, ...request }: CodeRequest & { key: string | undefined }): Promise<RedeemedGift> {
    const { clock, database, ids, points } = this.#deps;
    const accountId = accountOf(request.principal);
    const gift = await this.#find(request);
    const now = clock.now();
    const act = { ownerId: accountId, operation: 'redeemGift', key, input: { giftId: gift.gift_id }, now };
    return inTransaction(database, (trx) =>
      runIdempotent(trx, act, RedeemedGift, async () => {
        if (stateOf(gift, now) !== 'ready') throw closed();
        const given = await giveGift(trx, { ids, points }, gift, { walletId: accountId, redeemedBy: accountId, now });
        if (given === undefined) throw closed();
        const term = await showGivenTerm(trx, { ...gift, closed_at: now });
        return { ...given, ...term, balance: await points.balance(trx, accountId) };
      }),
    );
  }

  /**
   * Sends the mail of a gift once more. Throws REGISTRATION_REQUIRED, NOT_FOUND for a gift of another giver, CONFLICT for
   * one without a mail or that cannot be accepted, RATE_LIMITED for one that was mailed within a day or three times again.
   */
  async resend(principal: Principal, giftId: string): Promise<Gift> {
    const { clock, database, secret } = this.#deps;
    const row = await resendMail(database.db, { giverId: accountOf(principal), giftId, now: clock.now() });
    return toGift(secret, row, clock.now());
  }

  async #find({ code, network, principal }: CodeRequest): Promise<OrderedGift> {
    const gift = await findGiftByCode(this.#deps.database.db, codeHash(code));
    if (gift !== undefined) return gift;
    await this.#countWrong({ ownerId: ownerOf(principal), network });
    throw new AppError('NOT_FOUND', 'There is no such gift');
  }
}

const closed = () => new AppError('CONFLICT', 'This gift cannot be accepted any more', { field: 'code' });

function readCursor(list: object, cursor: string | undefined) {
  if (cursor === undefined) return undefined;
  const [createdAt, giftId] = decodeCursor(list, cursor);
  if (typeof createdAt !== 'number' || typeof giftId !== 'string') {
    throw new AppError('VALIDATION_FAILED', 'The cursor does not belong to this list', { field: 'cursor' });
  }
  return { createdAt, giftId };
}
