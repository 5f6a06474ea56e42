import { callerOf } from '../http/caller.ts';
import type { Handlers } from '../http/operation.ts';
import type { Loras } from './loras.ts';

export function loraRoutes(loras: Loras): Pick<Handlers, 'listLoras' | 'addLoraFavourite' | 'removeLoraFavourite'> {
  return {
    async listLoras(call) {
      return { data: await loras.list(callerOf(call)) };
    },

    async addLoraFavourite({ input, ...call }) {
      return { data: await loras.addFavourite(callerOf(call), input.params.loraId) };
    },

    async removeLoraFavourite({ input, ...call }) {
      return { data: await loras.removeFavourite(callerOf(call), input.params.loraId) };
    },
  };
}
