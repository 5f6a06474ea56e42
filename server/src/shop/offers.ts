import type { Prices, ShopConfig } from '../config/shop.ts';
import type { MembershipOffer, OfferList, PackOffer } from '../contract/validators.ts';

export type Offer = ({ kind: 'pack' } & PackOffer) | ({ kind: 'membership' } & MembershipOffer);

/** Everything that is for sale, and what points are for (Product §10). */
export class Offers {
  readonly #packs: PackOffer[];
  readonly #memberships: MembershipOffer[];
  readonly #prices: Prices;
  readonly #accountGift: number;
  readonly #replyPrice: () => number;

  /**
   * @param accountGift Points that a new account gets once.
   * @param priceOfReply Of a reply in chat, by the engine that writes now.
   */
  constructor(
    { currency, membership, packs }: ShopConfig,
    prices: Prices,
    accountGift: number,
    priceOfReply: () => number,
  ) {
    const { memoryTimes, monthlyPoints } = membership;
    this.#prices = prices;
    this.#accountGift = accountGift;
    this.#replyPrice = priceOfReply;
    this.#packs = packs.map(({ amount, points }) => ({
      offerId: `points-${points}`,
      points,
      price: { amount, currency },
    }));
    this.#memberships = (['year', 'month'] as const).map((period) => ({
      offerId: `membership-${period}`,
      period,
      price: { amount: membership[period], currency },
      monthlyPoints,
      memoryTimes,
    }));
  }

  /**
   * Lists only acts that exist here. A story round has no price to show: every story there is has a source, and its
   * rounds are free.
   *
   * @param payment Who takes the money; null when nothing can be bought.
   * @param models Whether a model writes, which moves in the reader's own words need, and whether one draws: what is
   *   put together from drawn parts is free.
   */
  list(payment: string | null, models: { writes: boolean; draws: boolean }): OfferList {
    const { image, ownMove } = this.#prices;
    return {
      packs: this.#packs,
      memberships: this.#memberships,
      acts: [
        { act: 'chat-reply', points: this.#replyPrice() },
        ...(models.writes ? [{ act: 'own-move' as const, points: ownMove }] : []),
        ...(models.draws ? [{ act: 'image' as const, points: image }] : []),
      ],
      accountGift: this.#accountGift,
      payment,
    };
  }

  /** Undefined for an offer that does not exist, or no longer. */
  find(offerId: string): Offer | undefined {
    const pack = this.#packs.find((offer) => offer.offerId === offerId);
    if (pack !== undefined) return { kind: 'pack', ...pack };
    const membership = this.#memberships.find((offer) => offer.offerId === offerId);
    return membership && { kind: 'membership', ...membership };
  }
}
