import type { Database, Queries, Trx } from '../../db/database.ts';
import { inTransaction } from '../../db/transaction.ts';
import { AppError } from '../../errors.ts';
import type { Generations } from '../../generations/generations.ts';
import type { Clock } from '../../lib/clock.ts';
import * as store from './suggestion-store.ts';
import { failedColumns, type MadeColumns, type SuggestionBegin } from './suggestion-row.ts';
import type { SuggestionRow } from './tables.ts';
import type { Written } from './write-text.ts';

const KIND = 'suggestion';
/** Of an owner, in all drafts. */
const MOST_WRITING = 8;

export interface SuggestionJobDeps {
  database: Database;
  clock: Clock;
  generations: Generations;
  /** Whether an owner has an open draft of this id, one for each kind of draft. */
  findDraft: readonly ((db: Queries, ownerId: string, draftId: string) => Promise<unknown>)[];
}

interface SuggestionWork<Made> {
  write: (signal: AbortSignal) => Promise<Written<Made> | undefined>;
  toColumns: (made: Written<Made>['made']) => MadeColumns;
}

export class SuggestionJobs {
  readonly #deps: SuggestionJobDeps;
  readonly #running = new Map<string, Promise<void>>();

  constructor(deps: SuggestionJobDeps) {
    this.#deps = deps;
  }

  /**
   * Holds the points of one suggestion and places its job.
   *
   * @throws {InsufficientPointsError}
   */
  async begin(trx: Trx, row: SuggestionBegin, price: number): Promise<SuggestionRow> {
    const { owner_id: walletId, suggestion_id: id } = row;
    const hold = await this.#deps.generations.begin(trx, {
      id,
      kind: KIND,
      walletId,
      price,
      reference: `suggestion:${id}`,
    });
    return { ...row, ...hold };
  }

  /** @throws {AppError} CONFLICT while too many are being written, or one for the same field. */
  async requireRoom(
    trx: Trx,
    ownerId: string,
    { draftId, fields, isFree }: { draftId: string; fields: readonly string[]; isFree: boolean },
  ): Promise<void> {
    const writing = await store.findWriting(trx, ownerId);
    const same = writing.find(({ draft_id: id, field }) => id === draftId && fields.includes(field));
    if (same !== undefined) {
      throw new AppError('CONFLICT', `A suggestion for ${same.field} is being written`, { field: 'fields' });
    }
    if (isFree || writing.length + fields.length <= MOST_WRITING) return;
    throw new AppError('CONFLICT', `You have ${writing.length} suggestions being written: wait for them first`);
  }

  run<Made>(suggestionId: string, { toColumns, write }: SuggestionWork<Made>): void {
    const { database, generations } = this.#deps;
    const ended = generations.run<Written<Made>>(suggestionId, {
      make: write,
      end: async ({ made, status }) => {
        await inTransaction(database, (trx) => this.#end(trx, suggestionId, status, toColumns(made)));
      },
    });
    this.#running.set(suggestionId, ended);
    void ended.catch(() => undefined).finally(() => this.#running.delete(suggestionId));
  }

  /** Ends one that is being written, when its server has noticed. */
  async stop(suggestionId: string): Promise<void> {
    await this.#deps.generations.stop(suggestionId);
    await this.#running.get(suggestionId)?.catch(() => undefined);
  }

  /** Ends what a server has left behind: its points come back. */
  async recover(): Promise<void> {
    const { database, generations } = this.#deps;
    await generations.recover(KIND, async (suggestionId) => {
      await inTransaction(database, (trx) => this.#end(trx, suggestionId, 'failed', failedColumns('unavailable')));
    });
  }

  /** Keeps what was made and settles its points; once, whichever server ends it. */
  async #end(trx: Trx, suggestionId: string, status: Written<unknown>['status'], made: MadeColumns): Promise<void> {
    const { clock, findDraft, generations } = this.#deps;
    if (!(await generations.end(trx, suggestionId, status))) return;
    const [row] = await store.findByIds(trx, [suggestionId]);
    if (row === undefined) throw new Error(`The suggestion ${suggestionId} is missing`);
    let isReadable = false;
    for (const find of findDraft) isReadable ||= (await find(trx, row.owner_id, row.draft_id)) !== undefined;
    const columns = isReadable ? made : failedColumns('stopped');
    await store.updateSuggestion(trx, suggestionId, ['writing'], { ...columns, updated_at: clock.now() });
    await generations.settle(trx, row, { charged: columns.charged, ownerId: row.owner_id });
  }
}
