import { ownerOf } from '../accounts/principal.ts';
import type { Queries } from '../db/database.ts';
import type { Handlers } from '../http/operation.ts';
import { listGenerations, listInteractions } from './history.ts';

export function historyRoutes(db: Queries): Pick<Handlers, 'getMyGenHistory' | 'getMyInteractions'> {
  return {
    async getMyGenHistory({ principal, input }) {
      return { data: await listGenerations(db, ownerOf(principal), input.query) };
    },

    async getMyInteractions({ principal, input }) {
      return { data: await listInteractions(db, ownerOf(principal), input.query) };
    },
  };
}
