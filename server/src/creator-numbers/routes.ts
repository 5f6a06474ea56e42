import type { Handlers } from '../http/operation.ts';
import { memberOf } from '../http/reader.ts';
import type { Clock } from '../lib/clock.ts';
import { utcDay } from '../lib/utc-day.ts';
import type { CreatorNumbers } from './creator-numbers.ts';

type NumberOperation = 'listCreatorNumbers' | 'getWorkNumbers' | 'exportCreatorNumbers';

export function creatorNumberRoutes({
  clock,
  creatorNumbers,
}: {
  clock: Clock;
  creatorNumbers: CreatorNumbers;
}): Pick<Handlers, NumberOperation> {
  return {
    async listCreatorNumbers({ input, ...call }) {
      return { data: await creatorNumbers.list(memberOf(call), input.query) };
    },

    async getWorkNumbers({ input, ...call }) {
      return { data: await creatorNumbers.get(memberOf(call), input.params, input.query.days) };
    },

    async exportCreatorNumbers({ input, ...call }) {
      return {
        type: 'text/csv',
        content: await creatorNumbers.export(memberOf(call), input.query.days),
        name: `creator-numbers-${utcDay(clock.now())}.csv`,
      };
    },
  };
}
