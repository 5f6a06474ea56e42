import { Counter, Gauge, Histogram, type Registry } from 'prom-client';
import { BREAKER_STATES, type EngineWatch } from '../providers/text/engine-watch.ts';

/** In seconds: a small model near by, a large one, one that loads, and given up by people. */
const FIRST_TOKEN_BUCKETS = [0.1, 0.25, 0.5, 1, 2, 5, 10, 30];

/** The figures of this server's text engines, by their names. */
export function addEngineMetrics(registry: Registry, watch: EngineWatch): void {
  const registers = [registry];
  const firstToken = new Histogram({
    name: 'fabula_engine_first_token_seconds',
    help: 'How long text engines took from a request to its first chunk',
    labelNames: ['engine'],
    buckets: FIRST_TOKEN_BUCKETS,
    registers,
  });
  const failures = new Counter({
    name: 'fabula_engine_failures_total',
    help: 'Requests that text engines did not finish, by reason',
    labelNames: ['engine', 'reason'],
    registers,
  });
  const tokens = new Counter({
    name: 'fabula_engine_tokens_total',
    help: 'Tokens as text engines count them; cached ones are part of the prompt',
    labelNames: ['engine', 'kind'],
    registers,
  });
  registry.registerMetric(
    new Gauge({
      name: 'fabula_engine_breaker',
      help: '1 for the state that the breaker of a text engine is in, 0 for the others',
      labelNames: ['engine', 'state'],
      registers: [],
      collect() {
        this.reset();
        for (const [engine, current] of watch.breakers()) {
          for (const state of BREAKER_STATES) this.set({ engine, state }, state === current ? 1 : 0);
        }
      },
    }),
  );
  watch.listen({
    onFirstToken: (engine, ms) => firstToken.observe({ engine }, ms / 1000),
    onFailure: (engine, reason) => failures.inc({ engine, reason }),
    onUsage: (engine, { cachedTokens = 0, completionTokens, promptTokens }) => {
      tokens.inc({ engine, kind: 'prompt' }, promptTokens);
      tokens.inc({ engine, kind: 'cached' }, cachedTokens);
      tokens.inc({ engine, kind: 'completion' }, completionTokens);
    },
  });
}
