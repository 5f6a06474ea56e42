import { callerOf } from '../http/caller.ts';
import type { Handlers } from '../http/operation.ts';
import { queueKeyOf } from '../parsing/parsers.ts';
import type { RateLimits } from '../rate-limits/rate-limits.ts';
import type { FunnyResults } from './funny-results.ts';

type FunnyOperation =
  | 'createFunnyResult'
  | 'quoteFunnyResult'
  | 'listFunnyResults'
  | 'getFunnyResult'
  | 'keepFunnyResult'
  | 'deleteFunnyResult';

/** What a person, and all people of a network address, may have made in a minute: without a model, no points bound them. */
const MADE_PER_MINUTE = { owner: 20, network: 80 };

export function funnyRoutes(funny: FunnyResults, rateLimits: RateLimits): Pick<Handlers, FunnyOperation> {
  const limitMade = rateLimits.exactByCaller('funny results', MADE_PER_MINUTE);
  return {
    async createFunnyResult({ input, ...call }) {
      const caller = { ...callerOf(call, input.headers), queueKey: queueKeyOf(call) };
      await limitMade({ ownerId: caller.ownerId, network: call.network });
      return { data: await funny.create(caller, input.params.tab, input.body) };
    },

    async quoteFunnyResult(call) {
      return { data: await funny.quote(callerOf(call)) };
    },

    async listFunnyResults({ input, ...call }) {
      return { data: await funny.list(callerOf(call), input.query) };
    },

    async getFunnyResult({ input, view }) {
      return { data: await funny.get({ ownerId: view.viewerId ?? '', view }, input.params.funnyId) };
    },

    async keepFunnyResult({ input, ...call }) {
      return { data: await funny.keep(callerOf(call, input.headers), input.params.funnyId, input.body.kept) };
    },

    async deleteFunnyResult({ input, ...call }) {
      await funny.delete(callerOf(call, input.headers), input.params.funnyId);
      return { data: null };
    },
  };
}
