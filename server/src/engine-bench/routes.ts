import type { Operators } from '../accounts/operators/operators.ts';
import type { Handlers } from '../http/operation.ts';
import type { RateLimits } from '../rate-limits/rate-limits.ts';
import type { EngineBench } from './engine-bench.ts';

type BenchOperation = 'getBenchEngines' | 'runBench' | 'addBenchVote';

const RUNS_PER_MINUTE = 40;
const VOTES_PER_MINUTE = 30;

/** Everyone but operators gets 404. */
export function engineBenchRoutes(
  bench: EngineBench,
  operators: Operators,
  rateLimits: RateLimits,
): Pick<Handlers, BenchOperation> {
  const limitRuns = rateLimits.exact('bench runs', RUNS_PER_MINUTE);
  const limitVotes = rateLimits.exact('bench votes', VOTES_PER_MINUTE);
  return {
    async getBenchEngines({ principal }) {
      return { data: await bench.engines(await operators.require(principal)) };
    },

    async runBench({ input, principal }) {
      const accountId = await operators.require(principal);
      await limitRuns(accountId);
      const follow = await bench.run(accountId, input.body);
      return {
        ownerId: accountId,
        follow,
        async recheck() {
          await operators.require(principal);
        },
      };
    },

    async addBenchVote({ input, principal }) {
      const accountId = await operators.require(principal);
      await limitVotes(accountId);
      return { data: await bench.vote({ accountId, key: input.headers['Idempotency-Key'] }, input.body) };
    },
  };
}
