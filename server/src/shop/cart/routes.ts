import type { Handlers } from '../../http/operation.ts';
import type { Carts } from './carts.ts';

type CartOperation = 'getCart' | 'setCartLine' | 'applyCoupon' | 'removeCoupon' | 'checkOutCart';

export function cartRoutes(carts: Carts): Pick<Handlers, CartOperation> {
  return {
    async getCart({ principal }) {
      return { data: await carts.get(principal) };
    },

    async setCartLine({ input, principal }) {
      return { data: await carts.setLine(principal, input.params.offerId, input.body.quantity) };
    },

    async applyCoupon({ input, network, principal }) {
      return { data: await carts.applyCoupon(principal, input.body.code, network) };
    },

    async removeCoupon({ principal }) {
      return { data: await carts.removeCoupon(principal) };
    },

    async checkOutCart({ input, principal, view }) {
      const key = input.headers['Idempotency-Key'];
      return { data: await carts.checkOut({ principal, language: view.locale, key, form: input.body }) };
    },
  };
}
