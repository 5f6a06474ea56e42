import { Counter, type Registry } from 'prom-client';
import type { EmbeddingWatch } from '../providers/embeddings/embedding-watch.ts';

/** The requests for embeddings of this server. */
export function addEmbeddingMetrics(registry: Registry, watch: EmbeddingWatch): void {
  const requests = new Counter({
    name: 'fabula_embedding_requests_total',
    help: 'Requests for embeddings of questions and of messages, by what became of them; also those not sent while the breaker is open',
    labelNames: ['purpose', 'outcome'],
    registers: [registry],
  });
  watch.listen((purpose, outcome) => requests.inc({ purpose, outcome }));
}
