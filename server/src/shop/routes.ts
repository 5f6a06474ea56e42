import type { Handlers } from '../http/operation.ts';
import type { PictureEngine } from '../providers/pictures/picture-engine.ts';
import type { TextEngine } from '../providers/text/text-engine.ts';
import type { Shop } from './shop.ts';

type ShopOperation =
  | 'getOffers'
  | 'startCheckout'
  | 'getCheckout'
  | 'getMembership'
  | 'cancelMembership'
  | 'resumeMembership'
  | 'setMembershipPeriod';

export function shopRoutes(
  { checkouts, memberships, offers, periods, provider }: Shop,
  engine: Pick<TextEngine, 'hasModel'>,
  pictureEngine: Pick<PictureEngine, 'name'>,
): Pick<Handlers, ShopOperation> {
  return {
    async getOffers() {
      const models = { writes: engine.hasModel ?? false, draws: pictureEngine.name !== 'composed' };
      return { data: offers.list(provider?.name ?? null, models), caching: 'briefly-for-guests' };
    },

    async startCheckout({ input, principal, view }) {
      const key = input.headers['Idempotency-Key'];
      return { data: await checkouts.start({ principal, language: view.locale, key, form: input.body }) };
    },

    async getCheckout({ input, principal }) {
      return { data: await checkouts.get(principal, input.params.checkoutId) };
    },

    async getMembership({ principal }) {
      return { data: await memberships.get(principal) };
    },

    async cancelMembership({ principal }) {
      return { data: await memberships.setRenewal(principal, false) };
    },

    async resumeMembership({ principal }) {
      return { data: await memberships.setRenewal(principal, true) };
    },

    async setMembershipPeriod({ input, principal, view }) {
      await periods.set(principal, view.locale, input.body.period);
      return { data: await memberships.get(principal) };
    },
  };
}
