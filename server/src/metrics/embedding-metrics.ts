import { Counter, Histogram, type Registry } from 'prom-client';
import type { EmbeddingWatch } from '../providers/embeddings/embedding-watch.ts';

/** In seconds: about `EMBEDDINGS_WAIT_MILLISECONDS` for a question, and many messages at once on a slow machine. */
const DURATION_BUCKETS = [0.05, 0.1, 0.25, 0.5, 1, 2.5, 10, 30];

/** The requests for embeddings of this server. */
export function addEmbeddingMetrics(registry: Registry, watch: EmbeddingWatch): void {
  const registers = [registry];
  const requests = new Counter({
    name: 'fabula_embedding_requests_total',
    help: 'Requests for embeddings of questions and of messages, by what became of them; also those not sent while the breaker is open',
    labelNames: ['purpose', 'outcome'],
    registers,
  });
  const duration = new Histogram({
    name: 'fabula_embedding_duration_seconds',
    help: 'How long answered requests for embeddings took',
    labelNames: ['purpose'],
    buckets: DURATION_BUCKETS,
    registers,
  });
  watch.listen((purpose, outcome, ms) => {
    requests.inc({ purpose, outcome });
    if (outcome === 'answered') duration.observe({ purpose }, ms / 1000);
  });
}
