import { callerOf } from '../../http/caller.ts';
import type { Handlers } from '../../http/operation.ts';
import type { RateLimits } from '../../rate-limits/rate-limits.ts';
import type { CardTests } from './card-tests.ts';

type CardTestOperation = 'getCardTests' | 'setCardTestQuestions' | 'runCardTest' | 'getCardTestReport' | 'stopCardTest';

const RUNS_PER_MINUTE = 6;
const CHANGES_PER_MINUTE = 60;

export function cardTestRoutes(tests: CardTests, rateLimits: RateLimits): Pick<Handlers, CardTestOperation> {
  const limitRuns = rateLimits.exact('card tests', RUNS_PER_MINUTE);
  const limitChanges = rateLimits.approximate('card test changes', CHANGES_PER_MINUTE);
  return {
    async getCardTests({ input, ...call }) {
      return { data: await tests.read(callerOf(call), input.params.draftId) };
    },

    async setCardTestQuestions({ input, ...call }) {
      const caller = callerOf(call, input.headers);
      await limitChanges(caller.ownerId);
      return { data: await tests.setQuestions(caller, input.params.draftId, input.body.questions) };
    },

    async runCardTest({ input, ...call }) {
      const caller = callerOf(call, input.headers);
      await limitRuns(caller.ownerId);
      return { data: await tests.run(caller, input.params.draftId) };
    },

    async getCardTestReport({ input, ...call }) {
      const { draftId, reportId } = input.params;
      return { data: await tests.report(callerOf(call), draftId, reportId) };
    },

    async stopCardTest({ input, ...call }) {
      const { draftId, reportId } = input.params;
      return { data: await tests.stop(callerOf(call, input.headers), draftId, reportId) };
    },
  };
}
