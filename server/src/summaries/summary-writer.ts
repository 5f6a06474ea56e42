import { setTimeout as delay } from 'node:timers/promises';
import type { Logger } from 'pino';
import type { Database } from '../db/database.ts';
import { inTransaction } from '../db/transaction.ts';
import type { Generations } from '../generations/generations.ts';
import type { Background } from '../jobs/background.ts';
import { Interruption } from '../jobs/jobs.ts';
import type { Ids } from '../lib/ids.ts';
import { shortenToTokens } from '../prompt/tokens.ts';
import type { TextEngine, TextRequest } from '../providers/text/text-engine.ts';
import type { Safety } from '../safety/safety.ts';
import { MOST_LETTERS } from './summary-text.ts';

const TIMEOUT_MS = 120_000;
/** Summaries in a row: a long conversation is caught up with over several replies. */
const MOST_ROUNDS = 2;

export interface WriterDeps {
  database: Database;
  ids: Ids;
  engine: TextEngine;
  background: Background;
  generations: Generations;
  log: Logger;
  safety: Safety;
}

export interface SummaryPlan {
  request: TextRequest;
  /** Keeps what was written and ends the generation; false when something else has become true meanwhile. */
  keep: (id: string, written: string) => Promise<boolean>;
}

/** Writes summaries in the background, one at a time for each conversation. They are free. */
export class SummaryWriter {
  readonly #deps: WriterDeps;
  readonly #kind: string;
  readonly #plan: (conversationId: string) => Promise<SummaryPlan | undefined>;
  readonly #busy = new Set<string>();

  /**
   * @param kind Names its generations.
   * @param plan What is to be summarised of a conversation now; undefined for nothing.
   */
  constructor(deps: WriterDeps, kind: string, plan: (conversationId: string) => Promise<SummaryPlan | undefined>) {
    this.#deps = deps;
    this.#kind = kind;
    this.#plan = plan;
  }

  /** Looks whether a conversation has outgrown its prompt, and if so summarises it in the background. */
  consider(conversationId: string): void {
    if (this.#busy.has(conversationId)) return;
    this.#busy.add(conversationId);
    void this.#deps.background
      .run('summarising a conversation failed', (signal) => this.#catchUp(conversationId, signal))
      .then(() => this.#busy.delete(conversationId));
  }

  /** Resolves when nothing is being summarised here. */
  async settled(): Promise<void> {
    while (this.#busy.size > 0) await delay(5);
  }

  /** Closes the summaries that a server has left behind: there is nothing of them to be kept. */
  async recover(): Promise<void> {
    const { database, generations } = this.#deps;
    await generations.recover(this.#kind, async (id) => {
      await inTransaction(database, (trx) => generations.end(trx, id, 'failed'));
    });
  }

  async #catchUp(conversationId: string, stopping: AbortSignal): Promise<void> {
    for (let round = 0; round < MOST_ROUNDS; round += 1) {
      const plan = await this.#plan(conversationId);
      if (plan === undefined || stopping.aborted || !(await this.#carryOut(plan))) return;
    }
  }

  async #carryOut({ keep, request }: SummaryPlan): Promise<boolean> {
    const { database, engine, generations, ids, log } = this.#deps;
    const id = ids.next('sum');
    await inTransaction(database, (trx) => generations.start(trx, id, this.#kind));
    const giveUp = () => inTransaction(database, (trx) => generations.end(trx, id, 'failed'));
    let isKept = false;
    const ended = generations.run(id, {
      make: (signal) => this.#write(request, AbortSignal.any([signal, AbortSignal.timeout(TIMEOUT_MS)])),
      end: async (text) => {
        isKept = text !== '' && (await keep(id, text));
        if (!isKept) await giveUp();
      },
      fail: async (error, signal) => {
        await giveUp();
        if (!(signal.reason instanceof Interruption)) log.warn({ err: error, engine: engine.name }, 'summary failed');
      },
    });
    // It is asked for again after the next reply.
    await ended.catch(() => undefined);
    return isKept;
  }

  /** Empty for one that may not be kept. */
  async #write(request: TextRequest, signal: AbortSignal): Promise<string> {
    const { engine, safety } = this.#deps;
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
    const verdict = await safety.moderate({ text: summary, side: 'character' }, signal);
    return verdict.kind === 'refuse' ? '' : summary;
  }
}
