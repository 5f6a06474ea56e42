import { ownerOf } from '../accounts/principal.ts';
import type { Queries } from '../db/database.ts';
import type { Explore } from '../explore/explore.ts';
import type { Handlers } from '../http/operation.ts';
import { listGenerations, listInteractions } from './history.ts';

export function historyRoutes(db: Queries, explore: Explore): Pick<Handlers, 'getMyGenHistory' | 'getMyInteractions'> {
  return {
    async getMyGenHistory({ principal, input, view }) {
      return { data: await listGenerations(db, explore, { ownerId: ownerOf(principal), view }, input.query) };
    },

    async getMyInteractions({ principal, input, view }) {
      return { data: await listInteractions(db, explore, { ownerId: ownerOf(principal), view }, input.query) };
    },
  };
}
