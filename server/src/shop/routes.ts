import type { Handlers } from '../http/operation.ts';
import type { FilmEngine } from '../providers/films/film-engine.ts';
import type { PictureEngine } from '../providers/pictures/picture-engine.ts';
import type { TextEngine } from '../providers/text/text-engine.ts';
import type { Shop } from './shop.ts';

type ShopOperation =
  | 'getOffers'
  | 'startCheckout'
  | 'getCheckout'
  | 'getWeb3Payment'
  | 'listOrders'
  | 'listReceipts'
  | 'quoteWithdrawal'
  | 'withdrawFromOrder'
  | 'listGifts'
  | 'getGift'
  | 'redeemGift'
  | 'resendGift'
  | 'getMembership'
  | 'cancelMembership'
  | 'resumeMembership'
  | 'setMembershipPeriod'
  | 'openCustomerPortal';

export function shopRoutes(
  { checkouts, gifts, memberships, offers, periods, providers, receipts, withdrawals }: Shop,
  engine: Pick<TextEngine, 'hasModel'>,
  {
    films,
    pictures,
    speech,
  }: {
    pictures: Pick<PictureEngine, 'name'>;
    films: Pick<FilmEngine, 'name'>;
    speech: object | undefined;
  },
): Pick<Handlers, ShopOperation> {
  return {
    async getOffers() {
      const models = {
        writes: engine.hasModel ?? false,
        draws: pictures.name !== 'composed',
        films: films.name !== 'composed',
        speaks: speech !== undefined,
      };
      const data = { ...offers.list(providers.all, models), giftsByMail: gifts.byMail };
      return { data, caching: 'briefly-for-guests' };
    },

    async startCheckout({ input, principal, view }) {
      const key = input.headers['Idempotency-Key'];
      return { data: await checkouts.start({ principal, language: view.locale, key, form: input.body }) };
    },

    async getCheckout({ input, principal }) {
      return { data: await checkouts.get(principal, input.params.checkoutId) };
    },

    async getWeb3Payment({ input, principal }) {
      return { data: await checkouts.getWeb3(principal, input.params.checkoutId) };
    },

    async listOrders({ input, principal }) {
      return { data: await withdrawals.list(principal, input.query) };
    },

    async listReceipts({ input, principal }) {
      return { data: await receipts.list(principal, input.params.checkoutId) };
    },

    async quoteWithdrawal({ input, principal }) {
      return { data: await withdrawals.quote(principal, input.params.checkoutId) };
    },

    async withdrawFromOrder({ input, principal }) {
      const key = input.headers['Idempotency-Key'];
      const { checkoutId } = input.params;
      return { data: await withdrawals.withdraw({ principal, checkoutId, key, form: input.body }) };
    },

    async listGifts({ input, principal }) {
      return { data: await gifts.list(principal, input.query) };
    },

    async getGift({ input, network, principal }) {
      return { data: await gifts.open({ principal, network, code: input.query.code }) };
    },

    async redeemGift({ input, network, principal }) {
      const key = input.headers['Idempotency-Key'];
      return { data: await gifts.redeem({ principal, network, key, code: input.body.code }) };
    },

    async resendGift({ input, principal }) {
      return { data: await gifts.resend(principal, input.params.giftId) };
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

    async openCustomerPortal({ principal, view }) {
      return { data: await memberships.openPortal(principal, `/${view.locale}/upgrade`) };
    },

    async setMembershipPeriod({ input, principal, view }) {
      await periods.set(principal, view.locale, input.body.period);
      return { data: await memberships.get(principal) };
    },
  };
}
