import type { Handlers } from '../../http/operation.ts';
import { callerOf } from '../caller.ts';
import type { Transfer } from './transfer.ts';

export function transferRoutes(transfer: Transfer): Pick<Handlers, 'exportChat' | 'importChat'> {
  return {
    async exportChat({ input, ...call }) {
      return transfer.export(callerOf(call), input.params.chatId, input.query.format);
    },

    async importChat({ input, ...call }) {
      return { data: await transfer.import(callerOf(call, input.headers), input.body) };
    },
  };
}
