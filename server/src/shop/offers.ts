import type { Prices, ShopConfig } from '../config/shop.ts';
import type { MembershipOffer, OfferList, PackOffer } from '../contract/validators.ts';

export type Offer = ({ kind: 'pack' } & PackOffer) | ({ kind: 'membership' } & MembershipOffer);

/** Everything that is for sale, and what points are for (decisions, "Points"). */
export class Offers {
  readonly #packs: PackOffer[];
  readonly #memberships: MembershipOffer[];
  readonly #prices: Prices;

  constructor({ currency, membership, packs }: ShopConfig, prices: Prices) {
    const { memoryTimes, monthlyPoints } = membership;
    this.#prices = prices;
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

  /** @param payment Who takes the money; null for nobody. */
  list(payment: string | null): OfferList {
    const { chatReply, image, ownMove, storyRound, video } = this.#prices;
    return {
      packs: this.#packs,
      memberships: this.#memberships,
      acts: [
        { act: 'chat-reply', points: chatReply },
        { act: 'story-round', points: storyRound },
        { act: 'own-move', points: ownMove },
        { act: 'image', points: image },
        { act: 'video', points: video },
      ],
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
