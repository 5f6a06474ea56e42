import type { Prices, ShopConfig } from '../config/shop.ts';
import type { PaymentProvider } from '../providers/payment/payment-provider.ts';
import type { MembershipOffer, OfferList, PackOffer } from '../contract/validators.ts';

export type Offer = ({ kind: 'pack' } & PackOffer) | ({ kind: 'membership' } & MembershipOffer);

/** Product §10. */
export class Offers {
  readonly #packs: PackOffer[];
  readonly #memberships: MembershipOffer[];
  readonly #prices: Prices;
  readonly #accountGift: number;
  readonly #replyPrice: () => number;

  /** `accountGift` in points; `priceOfReply` by the present engine. */
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

  get packs(): readonly PackOffer[] {
    return this.#packs;
  }

  /**
   * Lists only what exists. Story rounds have no price: seed stories have a source and are free.
   *
   * @param providers The usual one first; empty when nothing can be bought.
   * @param models Whether models write (the reader's own moves) and draw (composed pictures are free).
   */
  list(
    providers: readonly Pick<PaymentProvider, 'name' | 'renews'>[],
    models: { writes: boolean; draws: boolean; films: boolean; speaks: boolean },
  ): OfferList {
    const { film, image, ownMove, speech } = this.#prices;
    return {
      packs: this.#packs,
      memberships: providers.length === 0 || providers.some(({ renews }) => renews) ? this.#memberships : [],
      acts: [
        { act: 'chat-reply', points: this.#replyPrice() },
        ...(models.writes ? [{ act: 'own-move' as const, points: ownMove }] : []),
        ...(models.draws ? [{ act: 'image' as const, points: image }] : []),
        ...(models.films ? [{ act: 'video' as const, points: film }] : []),
        ...(models.speaks ? [{ act: 'speech' as const, points: speech }] : []),
      ],
      accountGift: this.#accountGift,
      payment: providers[0]?.name ?? null,
      methods: providers.map(({ name, renews }) => ({ name, memberships: renews })),
    };
  }

  find(offerId: string): Offer | undefined {
    const pack = this.#packs.find((offer) => offer.offerId === offerId);
    if (pack !== undefined) return { kind: 'pack', ...pack };
    const membership = this.#memberships.find((offer) => offer.offerId === offerId);
    return membership && { kind: 'membership', ...membership };
  }
}
