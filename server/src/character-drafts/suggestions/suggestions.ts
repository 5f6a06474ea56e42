import { z } from 'zod';
import type {
  CharacterDraft,
  Suggestion,
  SuggestionForm,
  SuggestionList,
  SuggestionQuote,
} from '../../contract/validators.ts';
import type { Database, Trx } from '../../db/database.ts';
import { inTransaction } from '../../db/transaction.ts';
import { AppError } from '../../errors.ts';
import type { Generations } from '../../generations/generations.ts';
import type { Caller } from '../../http/caller.ts';
import { findReplay, runIdempotent } from '../../idempotency/run-idempotent.ts';
import type { Clock } from '../../lib/clock.ts';
import type { Ids } from '../../lib/ids.ts';
import type { Points } from '../../points/points.ts';
import type { DraftReader } from '../draft-reader.ts';
import { findDraft } from '../draft-store.ts';
import { requireAskable } from './acts/act-rules.ts';
import { makeFromTemplates } from './acts/make-from-templates.ts';
import { suggestionRequest } from './acts/suggestion-request.ts';
import { moderateAsked } from './moderate-asked.ts';
import { noSuggestion, showSuggestion } from './show-suggestion.ts';
import { failedColumns, madeColumns, newRow, type MadeColumns } from './suggestion-row.ts';
import * as store from './suggestion-store.ts';
import type { SuggestionRow } from './tables.ts';
import { writeSuggestion, type WriterDeps, type Written } from './write-suggestion.ts';

const KIND = 'suggestion';
/** Suggestions of one person that are being written at a time. */
const MOST_WRITING = 8;

/** What is stored of an answer: it names the suggestions, whose words are kept in one place alone. */
const Stored = z.object({ suggestionIds: z.array(z.string()) });

export interface SuggestionDeps extends WriterDeps {
  database: Database;
  clock: Clock;
  ids: Ids;
  generations: Generations;
  points: Points;
  drafts: DraftReader;
  /** Points for one field by the model that would write it now. */
  price: () => number;
}

/** Texts made for fields of drafts, by the text model or from templates. Nothing of them is in a draft until it is accepted. */
export class Suggestions {
  readonly #deps: SuggestionDeps;
  /** Those that this server writes. */
  readonly #running = new Map<string, Promise<void>>();

  constructor(deps: SuggestionDeps) {
    this.#deps = deps;
  }

  /**
   * Begins a suggestion for each field; those from templates are ready at once.
   *
   * @throws {InsufficientPointsError}
   * @throws {AppError} NOT_FOUND; VALIDATION_FAILED for what cannot be asked for; FORBIDDEN for what may not be written;
   *   CONFLICT while too many are being written, or one for the same field.
   */
  async create(caller: Caller, draftId: string, form: SuggestionForm): Promise<SuggestionList> {
    const { clock, database, drafts, safety } = this.#deps;
    const { key, ownerId } = caller;
    const draft = await drafts.get(ownerId, draftId);
    const act = { ownerId, operation: 'createSuggestion', key, input: { draftId, form }, now: clock.now() };
    const former = await findReplay(database.db, act, Stored);
    if (former !== undefined) return this.#list(draft, await store.findByIds(database.db, former.suggestionIds));
    this.#requireAskable(form, draft, ownerId);
    if (form.by === 'model') await moderateAsked(safety, form, draft.fields);
    const begun = await inTransaction(database, async (trx) => {
      let rows: SuggestionRow[] = [];
      const { suggestionIds } = await runIdempotent(trx, act, Stored, async () => {
        rows = await this.#begin(trx, ownerId, draft, form);
        return { suggestionIds: rows.map((row) => row.suggestion_id) };
      });
      return { rows, suggestionIds };
    });
    if (form.by === 'model') for (const row of begun.rows) this.#run(row, draft, form);
    return this.#list(draft, await store.findByIds(database.db, begun.suggestionIds));
  }

  /** @throws {AppError} NOT_FOUND, VALIDATION_FAILED as `create`. */
  async quote(
    { ownerId }: Caller,
    draftId: string,
    form: Pick<SuggestionForm, 'act' | 'by' | 'fields'>,
  ): Promise<SuggestionQuote> {
    const { database, drafts, points } = this.#deps;
    const draft = await drafts.get(ownerId, draftId);
    // A quote is the same for every language and every text.
    this.#requireAskable({ ...form, locale: draft.fields.language, text: '…' }, draft, ownerId);
    return {
      points: form.by === 'model' ? this.#deps.price() * form.fields.length : 0,
      balance: await points.balance(database.db, ownerId),
    };
  }

  async list({ ownerId }: Caller, draftId: string): Promise<SuggestionList> {
    const draft = await this.#deps.drafts.get(ownerId, draftId);
    return this.#list(draft, await store.findOpen(this.#deps.database.db, ownerId, draftId));
  }

  /** @throws {AppError} NOT_FOUND alike for an unknown id and for another owner's. */
  async get({ ownerId }: Caller, draftId: string, suggestionId: string): Promise<Suggestion> {
    const draft = await this.#deps.drafts.get(ownerId, draftId);
    const row = await store.findSuggestion(this.#deps.database.db, { ownerId, draftId, suggestionId });
    if (row === undefined) throw noSuggestion();
    return showSuggestion(row, draft.fields);
  }

  /** Ends one that is being written, when its server has noticed; one that has ended stays as it is. */
  async stop(caller: Caller, draftId: string, suggestionId: string): Promise<Suggestion> {
    const { state } = await this.get(caller, draftId, suggestionId);
    if (state === 'writing') {
      await this.#deps.generations.stop(suggestionId);
      await this.#running.get(suggestionId)?.catch(() => undefined);
    }
    return this.get(caller, draftId, suggestionId);
  }

  /** Ends what a server has left behind: its points come back. */
  async recover(): Promise<void> {
    const { database, generations } = this.#deps;
    await generations.recover(KIND, async (suggestionId) => {
      await inTransaction(database, (trx) => this.#end(trx, suggestionId, 'failed', failedColumns('unavailable')));
    });
  }

  #requireAskable(form: SuggestionForm, draft: CharacterDraft, ownerId: string): void {
    const { contextTokens, engine } = this.#deps;
    requireAskable(form, draft.fields);
    if (form.by === 'templates') return;
    if (engine.hasModel !== true) {
      throw new AppError('VALIDATION_FAILED', 'by: this server has no text model', { field: 'by' });
    }
    for (const field of form.fields) {
      suggestionRequest({ suggestionId: '', form, field, draft, ownerId }, contextTokens);
    }
  }

  async #begin(trx: Trx, ownerId: string, draft: CharacterDraft, form: SuggestionForm): Promise<SuggestionRow[]> {
    const { clock, generations, ids } = this.#deps;
    const { draftId, fields } = draft;
    await this.#requireRoom(trx, ownerId, draftId, form);
    await store.deleteOpen(trx, draftId, form.fields);
    const rows: SuggestionRow[] = [];
    const seed = ids.next('sug');
    for (const field of form.fields) {
      const suggestionId = ids.next('sug');
      const asked = { suggestionId, draftId, ownerId, form, field, fields, now: clock.now() };
      if (form.by === 'templates') {
        const made = makeFromTemplates(form, field, fields, seed);
        const row = newRow(asked, { wallet_id: ownerId, reservation_id: null, price: 0 });
        rows.push({ ...row, ...madeColumns(row, made, fields.language) });
        continue;
      }
      const hold = await generations.begin(trx, {
        id: suggestionId,
        kind: KIND,
        walletId: ownerId,
        price: this.#deps.price(),
        reference: `suggestion:${suggestionId}`,
      });
      rows.push(newRow(asked, hold));
    }
    await store.insertSuggestions(trx, rows);
    return rows;
  }

  async #requireRoom(trx: Trx, ownerId: string, draftId: string, form: SuggestionForm): Promise<void> {
    const writing = await store.findWriting(trx, ownerId);
    const same = writing.find(({ draft_id: id, field }) => id === draftId && form.fields.includes(field));
    if (same !== undefined) {
      throw new AppError('CONFLICT', `A suggestion for ${same.field} is being written`, { field: 'fields' });
    }
    if (form.by === 'templates' || writing.length + form.fields.length <= MOST_WRITING) return;
    throw new AppError('CONFLICT', `You have ${writing.length} suggestions being written: wait for them first`);
  }

  #run(row: SuggestionRow, draft: CharacterDraft, form: SuggestionForm): void {
    const { database, generations } = this.#deps;
    const { field, owner_id: ownerId, suggestion_id: suggestionId } = row;
    const ended = generations.run<Written>(suggestionId, {
      make: (signal) => writeSuggestion(this.#deps, { suggestionId, form, field, draft, ownerId }, signal),
      end: async ({ made, status }) => {
        const columns = madeColumns(row, made, draft.fields.language);
        await inTransaction(database, (trx) => this.#end(trx, suggestionId, status, columns));
      },
    });
    this.#running.set(suggestionId, ended);
    void ended.catch(() => undefined).finally(() => this.#running.delete(suggestionId));
  }

  /** Keeps what was made and settles its points; once, whichever server ends it. */
  async #end(trx: Trx, suggestionId: string, status: Written['status'], made: MadeColumns): Promise<void> {
    const { clock, generations } = this.#deps;
    if (!(await generations.end(trx, suggestionId, status))) return;
    const [row] = await store.findByIds(trx, [suggestionId]);
    if (row === undefined) throw new Error(`The suggestion ${suggestionId} is missing`);
    const isReadable = (await findDraft(trx, row.owner_id, row.draft_id)) !== undefined;
    const columns = isReadable ? made : failedColumns('stopped');
    await store.updateSuggestion(trx, suggestionId, ['writing'], { ...columns, updated_at: clock.now() });
    await generations.settle(trx, row, { charged: columns.charged, ownerId: row.owner_id });
  }

  #list({ fields }: CharacterDraft, rows: readonly SuggestionRow[]): SuggestionList {
    const { engine, price } = this.#deps;
    return {
      items: rows.map((row) => showSuggestion(row, fields)),
      modelPoints: engine.hasModel === true ? price() : null,
    };
  }
}
