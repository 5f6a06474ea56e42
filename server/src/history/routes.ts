import { ownerOf } from '../http/principal.ts';
import type { Handlers } from '../http/operation.ts';
import { callerOf } from '../http/caller.ts';
import { listContinue, type Continuable } from './continue.ts';
import { listGenerations, listInteractions, type HistoryDeps } from './history.ts';

type HistoryOperation = 'getMyGenHistory' | 'getMyInteractions' | 'listContinue';

export function historyRoutes(deps: HistoryDeps, services: Continuable): Pick<Handlers, HistoryOperation> {
  return {
    async listContinue(call) {
      return { data: await listContinue(services, callerOf(call)) };
    },

    async getMyGenHistory({ principal, input, view }) {
      return { data: await listGenerations(deps, { ownerId: ownerOf(principal), view }, input.query) };
    },

    async getMyInteractions({ principal, input, view }) {
      return { data: await listInteractions(deps, { ownerId: ownerOf(principal), view }, input.query) };
    },
  };
}
