import type { Handlers } from '../http/operation.ts';
import type { Cosmetics } from './cosmetics.ts';

type ProductOperation =
  | 'listProducts'
  | 'getProduct'
  | 'listOwnedProducts'
  | 'buyProduct'
  | 'wearProduct'
  | 'takeOffProduct';

export function cosmeticRoutes(cosmetics: Cosmetics): Pick<Handlers, ProductOperation> {
  return {
    async listProducts() {
      return { data: cosmetics.list(), caching: 'briefly-for-guests' };
    },

    async getProduct({ input }) {
      return { data: cosmetics.get(input.params.productId), caching: 'briefly-for-guests' };
    },

    async listOwnedProducts({ principal }) {
      return { data: await cosmetics.owned(principal) };
    },

    async buyProduct({ input, principal }) {
      const key = input.headers['Idempotency-Key'];
      const { productId } = input.params;
      return { data: await cosmetics.buy({ principal, productId, key, form: input.body }) };
    },

    async wearProduct({ input, principal }) {
      return { data: await cosmetics.wear(principal, input.params.productId) };
    },

    async takeOffProduct({ input, principal }) {
      return { data: await cosmetics.takeOff(principal, input.params.productId) };
    },
  };
}
