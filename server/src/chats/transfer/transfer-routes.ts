import type { Handlers } from '../../http/operation.ts';
import { queueKeyOf } from '../../parsing/parsers.ts';
import { callerOf } from '../../http/caller.ts';
import type { Transfer } from './transfer.ts';

export function transferRoutes(transfer: Transfer): Pick<Handlers, 'exportChat' | 'importChat'> {
  return {
    async exportChat({ input, ...call }) {
      return transfer.export(callerOf(call), input.params.chatId, input.query.format);
    },

    async importChat({ input, ...call }) {
      return {
        data: await transfer.import({ ...callerOf(call, input.headers), queueKey: queueKeyOf(call) }, input.body),
      };
    },
  };
}
