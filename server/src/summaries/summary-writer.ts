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
/** A long conversation catches up over several replies. */
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
  /** False when the summary no longer holds. */
  keep: (id: string, written: string) => Promise<boolean>;
}

export class SummaryWriter {
  readonly #deps: WriterDeps;
  readonly #kind: string;
  readonly #plan: (conversationId: string) => Promise<SummaryPlan | undefined>;
  readonly #busy = new Set<string>();

  /** `plan` returns what to summarise now, if anything. */
  constructor(deps: WriterDeps, kind: string, plan: (conversationId: string) => Promise<SummaryPlan | undefined>) {
    this.#deps = deps;
    this.#kind = kind;
    this.#plan = plan;
  }

  /** Summarises in the background if the conversation has outgrown its prompt. */
  consider(conversationId: string): void {
    if (this.#busy.has(conversationId)) return;
    this.#busy.add(conversationId);
    void this.#deps.background
      .run('summarising a conversation failed', (signal) => this.#catchUp(conversationId, signal))
      .then(() => this.#busy.delete(conversationId));
  }

  async settled(): Promise<void> {
    while (this.#busy.size > 0) await delay(5);
  }

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
    // The next reply asks again.
    await ended.catch(() => undefined);
    return isKept;
  }

  /** Empty when refused. */
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
