import type { Logger } from 'pino';
import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client';
import type { Database } from '../db/database.ts';
import type { AnsweredRequest } from '../http/middleware/request-middleware.ts';
import type { Clock } from '../lib/clock.ts';
import type { Jobs } from '../jobs/jobs.ts';
import type { EmbeddingWatch } from '../providers/embeddings/embedding-watch.ts';
import type { EngineWatch } from '../providers/text/engine-watch.ts';
import { addEmbeddingMetrics } from './embedding-metrics.ts';
import { addEngineMetrics } from './engine-metrics.ts';
import { addWaitingMetrics } from './waiting-metrics.ts';
import { countUnfinishedJobs, sumHeldPoints, type UnfinishedJobs } from './work-store.ts';

interface MetricsDeps {
  clock: Clock;
  database: Database;
  embeddingWatch: EmbeddingWatch;
  engineWatch: EngineWatch;
  jobs: Pick<Jobs, 'listen'>;
  log: Logger;
  /** How many event streams are open. */
  openStreams: () => number;
}

/** In seconds: what is instant, fast, noticed, slow, and given up by people. */
const BUCKETS = [0.01, 0.05, 0.25, 1, 5];

/**
 * The figures of one server for Prometheus. Those of requests and streams are its own; jobs and points are read from the
 * database when they are asked for, so every server of a database says the same.
 */
export class Metrics {
  readonly #registry = new Registry();
  readonly #requests: Histogram<'operation' | 'status_class'>;

  constructor({ clock, database, embeddingWatch, engineWatch, jobs, log, openStreams }: MetricsDeps) {
    const registers = [this.#registry];
    // A database that does not answer takes its own figures away, and no others.
    const reading = (read: Promise<void>) =>
      read.catch((cause: unknown) => log.warn({ err: cause }, 'reading a metric failed'));
    // Memory, CPU, event loop and garbage collection, by the names that Prometheus has for every program.
    collectDefaultMetrics({ register: this.#registry });
    this.#requests = new Histogram({
      name: 'fabula_request_duration_seconds',
      help: 'How long requests took, by operation of the contract and by class of the status; streams until they began',
      labelNames: ['operation', 'status_class'],
      buckets: BUCKETS,
      registers,
    });
    const generations = new Counter({
      name: 'fabula_generations_total',
      help: 'Replies, rounds, pictures and other jobs that this server ended, by kind and state',
      labelNames: ['kind', 'state'],
      registers,
    });
    jobs.listen((kind, state) => generations.inc({ kind, state }));
    addEngineMetrics(this.#registry, engineWatch);
    addEmbeddingMetrics(this.#registry, embeddingWatch);
    addWaitingMetrics(this.#registry, { clock, db: database.db, reading });
    this.#registry.registerMetric(
      new Gauge({
        name: 'fabula_open_streams',
        help: 'Event streams that are open',
        registers: [],
        collect() {
          this.set(openStreams());
        },
      }),
    );
    const ofJobs = (name: string, help: string, valueOf: (jobs: UnfinishedJobs) => number) =>
      new Gauge({
        name,
        help,
        labelNames: ['kind'],
        registers: [],
        async collect() {
          this.reset();
          await reading(
            countUnfinishedJobs(database.db).then((kinds) => {
              for (const jobs of kinds) this.set({ kind: jobs.kind }, valueOf(jobs));
            }),
          );
        },
      });
    this.#registry.registerMetric(
      ofJobs('fabula_unfinished_jobs', 'Jobs that have not ended, by kind', ({ count }) => count),
    );
    this.#registry.registerMetric(
      ofJobs('fabula_oldest_job_seconds', 'Age of the oldest job that has not ended, by kind', ({ oldest }) =>
        Math.max(0, (clock.now() - oldest) / 1000),
      ),
    );
    this.#registry.registerMetric(
      new Gauge({
        name: 'fabula_held_points',
        help: 'Points that are set aside for work under way',
        registers: [],
        async collect() {
          this.remove();
          await reading(sumHeldPoints(database.db).then((points) => this.set(points)));
        },
      }),
    );
  }

  /** Counts a request that was answered. */
  observe({ ms, operation = 'none', status }: AnsweredRequest): void {
    this.#requests.observe({ operation, status_class: `${Math.trunc(status / 100)}xx` }, ms / 1000);
  }

  /** In the text format of Prometheus. */
  async read(): Promise<{ type: string; text: string }> {
    return { type: this.#registry.contentType, text: await this.#registry.metrics() };
  }
}
