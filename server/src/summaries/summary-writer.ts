import { setTimeout as delay } from 'node:timers/promises';
import type { Logger } from 'pino';
import type { Database } from '../db/database.ts';
import { inTransaction } from '../db/transaction.ts';
import { Interruption, type Jobs } from '../jobs/jobs.ts';
import type { Ids } from '../lib/ids.ts';
import { shortenToTokens } from '../prompt/tokens.ts';
import type { TextEngine, TextRequest } from '../providers/text/text-engine.ts';
import type { Safety } from '../safety/safety.ts';
import { MOST_LETTERS } from './summary-text.ts';

/** A summary that cannot be had is asked for again after the next reply. */
const TIMEOUT_MS = 120_000;
/** Summaries in a row: a long conversation is caught up with over several replies. */
const MOST_ROUNDS = 2;

export interface WriterParts {
  database: Database;
  ids: Ids;
  engine: TextEngine;
  jobs: Jobs;
  log: Logger;
  safety: Safety;
}

/** A summary to be written. */
export interface SummaryPlan {
  request: TextRequest;
  /** Keeps what was written and ends the job; false when something else has become true meanwhile. */
  keep(jobId: string, written: string): Promise<boolean>;
}

/** Writes summaries in the background, one at a time for each conversation. They cost nobody anything. */
export class SummaryWriter {
  readonly #parts: WriterParts;
  readonly #kind: string;
  readonly #plan: (conversationId: string) => Promise<SummaryPlan | undefined>;
  readonly #busy = new Set<string>();

  /**
   * @param kind Names the jobs.
   * @param plan What is to be summarised of a conversation now; undefined for nothing.
   */
  constructor(parts: WriterParts, kind: string, plan: (conversationId: string) => Promise<SummaryPlan | undefined>) {
    this.#parts = parts;
    this.#kind = kind;
    this.#plan = plan;
  }

  /** Looks whether a conversation has outgrown its prompt, and if so summarises it in the background. */
  consider(conversationId: string): void {
    if (this.#busy.has(conversationId)) return;
    this.#busy.add(conversationId);
    this.#catchUp(conversationId)
      .catch((error: unknown) => this.#parts.log.warn({ err: error }, 'a conversation could not be summarised'))
      .finally(() => this.#busy.delete(conversationId));
  }

  /** Resolves when nothing is being summarised here. */
  async settled(): Promise<void> {
    while (this.#busy.size > 0) await delay(5);
  }

  /** Closes the summaries that a server has left behind: there is nothing of them to be kept. */
  async recover(): Promise<void> {
    const { database, jobs } = this.#parts;
    for (const jobId of await jobs.findAbandoned(this.#kind)) {
      await inTransaction(database, (trx) => jobs.end(trx, jobId, 'failed'));
    }
  }

  async #catchUp(conversationId: string): Promise<void> {
    for (let round = 0; round < MOST_ROUNDS; round += 1) {
      const plan = await this.#plan(conversationId);
      if (plan === undefined || !(await this.#carryOut(plan))) return;
    }
  }

  async #carryOut(plan: SummaryPlan): Promise<boolean> {
    const { database, engine, ids, jobs, log } = this.#parts;
    const jobId = ids.next('sum');
    await inTransaction(database, (trx) => jobs.begin(trx, jobId, this.#kind));
    const done = Promise.withResolvers<boolean>();
    jobs.run(jobId, async (signal) => {
      let kept = false;
      try {
        const text = await this.#write(plan.request, AbortSignal.any([signal, AbortSignal.timeout(TIMEOUT_MS)]));
        kept = text !== '' && (await plan.keep(jobId, text));
      } catch (error) {
        if (!(signal.reason instanceof Interruption)) {
          log.warn({ err: error, engine: engine.name }, 'a summary broke off');
        }
      }
      if (!kept) await inTransaction(database, (trx) => jobs.end(trx, jobId, 'failed'));
      done.resolve(kept);
    });
    return done.promise;
  }

  /** Empty for one that may not be kept. */
  async #write(request: TextRequest, signal: AbortSignal): Promise<string> {
    const { engine, safety } = this.#parts;
    let text = '';
    for await (const chunk of engine.generate(request, signal)) {
      if (chunk.kind === 'end') {
        if (chunk.finishReason === 'filtered') return '';
        break;
      }
      text += chunk.text;
      if (text.length > MOST_LETTERS) break;
    }
    const summary = shortenToTokens(text.replaceAll('\0', '').trim(), request.maxTokens).toWellFormed();
    if (summary === '') return '';
    const verdict = await safety.judge({ text: summary, side: 'character' }, signal);
    return verdict.kind === 'refuse' ? '' : summary;
  }
}
