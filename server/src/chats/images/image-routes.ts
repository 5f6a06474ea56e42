import type { Handlers } from '../../http/operation.ts';
import { queueKeyOf } from '../../parsing/parsers.ts';
import { callerOf } from '../../http/caller.ts';
import type { Images } from './images.ts';

export function imageRoutes(images: Images): Pick<Handlers, 'uploadImage' | 'getImage' | 'describeImage'> {
  return {
    async uploadImage({ input, ...call }) {
      const { network, principal } = call;
      const owner = { ...callerOf(call, input.headers), isGuest: principal.accountId === undefined, network };
      return { data: await images.keep({ ...owner, queueKey: queueKeyOf(call) }, input.body) };
    },

    async describeImage({ input, ...call }) {
      return { data: await images.describe(callerOf(call), input.params.imageId, input.body.alt) };
    },

    async getImage({ input }) {
      return { type: 'image/webp', content: await images.read(input.params.imageId), lasting: true };
    },
  };
}
