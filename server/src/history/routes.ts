import { ownerOf } from '../accounts/principal.ts';
import type { Queries } from '../db/database.ts';
import type { Explore } from '../explore/explore.ts';
import type { Handlers } from '../http/operation.ts';
import { callerOf } from '../chats/caller.ts';
import { listContinue, type Continuable } from './continue.ts';
import { listGenerations, listInteractions } from './history.ts';

type HistoryOperation = 'getMyGenHistory' | 'getMyInteractions' | 'listContinue';

export function historyRoutes(db: Queries, explore: Explore, services: Continuable): Pick<Handlers, HistoryOperation> {
  return {
    async listContinue(call) {
      return { data: await listContinue(services, callerOf(call)) };
    },

    async getMyGenHistory({ principal, input, view }) {
      return { data: await listGenerations(db, explore, { ownerId: ownerOf(principal), view }, input.query) };
    },

    async getMyInteractions({ principal, input, view }) {
      return { data: await listInteractions(db, explore, { ownerId: ownerOf(principal), view }, input.query) };
    },
  };
}
