import type { Handlers } from '../http/operation.ts';
import { utcDay } from '../lib/utc-day.ts';
import type { Clock } from '../lib/clock.ts';
import type { PublicLog } from './public-log.ts';

type LogOperation = 'getPublicLog' | 'listPublicLogEntries' | 'getPublicLogEntry' | 'exportPublicLog';

export function publicLogRoutes({
  clock,
  publicLog,
}: {
  clock: Clock;
  publicLog: PublicLog;
}): Pick<Handlers, LogOperation> {
  return {
    async getPublicLog() {
      return { data: await publicLog.state(), caching: 'briefly-for-guests' };
    },

    async listPublicLogEntries({ input }) {
      return { data: await publicLog.list(input.query), caching: 'briefly-for-guests' };
    },

    async getPublicLogEntry({ input }) {
      return { data: await publicLog.prove(input.params.entryNumber), caching: 'briefly-for-guests' };
    },

    async exportPublicLog({ input }) {
      return {
        type: 'application/jsonl',
        content: await publicLog.export(input.query.after),
        name: `public-log-${utcDay(clock.now())}.jsonl`,
      };
    },
  };
}
