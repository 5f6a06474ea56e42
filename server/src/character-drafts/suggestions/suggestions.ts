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
import type { SuggestionJobs } from '../../drafts/suggestions/suggestion-jobs.ts';
import { noHold, noSuggestion } from '../../drafts/suggestions/suggestion-row.ts';
import * as store from '../../drafts/suggestions/suggestion-store.ts';
import type { SuggestionRow } from '../../drafts/suggestions/tables.ts';
import type { WriterDeps } from '../../drafts/suggestions/write-text.ts';
import type { Caller } from '../../http/caller.ts';
import { findReplay, runIdempotent } from '../../idempotency/run-idempotent.ts';
import type { Clock } from '../../lib/clock.ts';
import type { Ids } from '../../lib/ids.ts';
import type { Points } from '../../points/points.ts';
import type { DraftReader } from '../draft-reader.ts';
import { requireAskable } from './acts/act-rules.ts';
import { makeFromTemplates } from './acts/make-from-templates.ts';
import { suggestionRequest } from './acts/suggestion-request.ts';
import { moderateAsked } from './moderate-asked.ts';
import type { Made } from './acts/made-text.ts';
import { showSuggestion } from './show-suggestion.ts';
import { fieldRow, madeColumns } from './suggestion-row.ts';
import { fieldOf } from './text/draft-field.ts';
import { writeSuggestion } from './write-suggestion.ts';

/** What is stored of an answer: it names the suggestions, whose words are kept in one place alone. */
const Stored = z.object({ suggestionIds: z.array(z.string()) });

export interface SuggestionDeps extends WriterDeps {
  database: Database;
  clock: Clock;
  ids: Ids;
  jobs: SuggestionJobs;
  points: Points;
  drafts: DraftReader;
  contextTokens: number;
  /** Points for one field by the model that would write it now. */
  price: () => number;
}

/** Texts made for fields of drafts, by the text model or from templates. Nothing of them is in a draft until it is accepted. */
export class Suggestions {
  readonly #deps: SuggestionDeps;

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
      await this.#deps.jobs.stop(suggestionId);
    }
    return this.get(caller, draftId, suggestionId);
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
    const { clock, ids, jobs, price } = this.#deps;
    const { draftId, fields } = draft;
    await jobs.requireRoom(trx, ownerId, { draftId, fields: form.fields, isFree: form.by === 'templates' });
    await store.deleteOpen(trx, draftId, form.fields);
    const rows: SuggestionRow[] = [];
    const seed = ids.next('sug');
    for (const field of form.fields) {
      const suggestionId = ids.next('sug');
      const begun = fieldRow({ suggestionId, draftId, ownerId, form, field, fields, now: clock.now() });
      if (form.by === 'templates') {
        const made = makeFromTemplates(form, field, fields, seed);
        const row = { ...begun, ...noHold(ownerId) };
        rows.push({ ...row, ...madeColumns(row, made, fields.language) });
      } else rows.push(await jobs.begin(trx, begun, price()));
    }
    await store.insertSuggestions(trx, rows);
    return rows;
  }

  #run(row: SuggestionRow, draft: CharacterDraft, form: SuggestionForm): void {
    const { owner_id: ownerId, suggestion_id: suggestionId } = row;
    const asked = { suggestionId, form, field: fieldOf(row), draft, ownerId };
    this.#deps.jobs.run<Made>(suggestionId, {
      write: (signal) => writeSuggestion(this.#deps, asked, signal),
      toColumns: (made) => madeColumns(row, made, draft.fields.language),
    });
  }

  #list({ fields }: CharacterDraft, rows: readonly SuggestionRow[]): SuggestionList {
    const { engine, price } = this.#deps;
    return {
      items: rows.map((row) => showSuggestion(row, fields)),
      modelPoints: engine.hasModel === true ? price() : null,
    };
  }
}
