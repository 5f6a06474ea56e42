import { callerOf } from '../http/caller.ts';
import type { Handlers } from '../http/operation.ts';
import type { Bundles } from './bundles.ts';

type BundleOperation =
  | 'listBundles'
  | 'getBundle'
  | 'buyBundle'
  | 'getStoryBundle'
  | 'listOwnBundles'
  | 'createBundle'
  | 'saveBundle';

export function bundleRoutes(bundles: Bundles): Pick<Handlers, BundleOperation> {
  return {
    async listBundles({ input, ...call }) {
      return { data: await bundles.list(callerOf(call), input.query) };
    },

    async getBundle({ input, ...call }) {
      return { data: await bundles.get(callerOf(call), input.params.bundleId) };
    },

    async buyBundle({ input, principal }) {
      const key = input.headers['Idempotency-Key'];
      return { data: await bundles.buy(principal, { bundleId: input.params.bundleId, form: input.body, key }) };
    },

    async getStoryBundle({ input, ...call }) {
      return { data: await bundles.ofStory(callerOf(call), input.params.storyId) };
    },

    async listOwnBundles({ principal, ...call }) {
      return { data: await bundles.listOwn({ ...callerOf({ principal, ...call }), principal }) };
    },

    async createBundle({ input, principal, ...call }) {
      const caller = { ...callerOf({ principal, ...call }), principal };
      return { data: await bundles.create(caller, input.body, input.headers['Idempotency-Key']) };
    },

    async saveBundle({ input, principal, ...call }) {
      const caller = { ...callerOf({ principal, ...call }), principal };
      return { data: await bundles.save(caller, input.params.bundleId, input.body) };
    },
  };
}
