import { z } from 'zod';
import type {
  StoryDraft,
  StorySuggestion,
  StorySuggestionForm,
  StorySuggestionList,
} from '../../contract/validators.ts';
import type { Database, Trx } from '../../db/database.ts';
import { inTransaction } from '../../db/transaction.ts';
import type { SuggestionJobs } from '../../drafts/suggestions/suggestion-jobs.ts';
import {
  failedColumns,
  newRow,
  noHold,
  noSuggestion,
  refused,
  textColumns,
  type MadeColumns,
} from '../../drafts/suggestions/suggestion-row.ts';
import * as store from '../../drafts/suggestions/suggestion-store.ts';
import type { SuggestionRow } from '../../drafts/suggestions/tables.ts';
import { writeText, type WriterDeps } from '../../drafts/suggestions/write-text.ts';
import { AppError } from '../../errors.ts';
import { findReplay, runIdempotent } from '../../idempotency/run-idempotent.ts';
import type { Clock } from '../../lib/clock.ts';
import type { Ids } from '../../lib/ids.ts';
import { refusalOf } from '../../safety/find-refusal.ts';
import type { StoryOwner } from '../../stories/imports/story-owner.ts';
import type { StoryDrafts } from '../story-drafts.ts';
import { changeAsked } from './change-asked.ts';
import type { AskedChange, Made, SourceNames } from './make/build-change.ts';
import { changeFromAnswer, changeFromRound } from './make/change-from.ts';
import { roundFromTemplates } from './make/make-from-templates.ts';
import { storyRequest } from './make/story-request.ts';
import { showStorySuggestion } from './show-story-suggestion.ts';
import type { SoundSource, SourceChecks } from './source-checks.ts';
import { placeOfPart } from './source-part.ts';

const MOST_OPEN = 20;

/** What is stored of an answer: it names the suggestion, whose words are kept in one place alone. */
const Stored = z.object({ suggestionId: z.string() });

interface StorySuggestionDeps extends WriterDeps {
  database: Database;
  clock: Clock;
  ids: Ids;
  jobs: SuggestionJobs;
  drafts: Pick<StoryDrafts, 'get' | 'castOf'>;
  checks: SourceChecks;
  contextTokens: number;
  /** Points for one suggestion by the model that would write it now. */
  price: () => number;
}

interface Asked extends AskedChange {
  draft: StoryDraft;
  form: StorySuggestionForm;
  source: string;
  sound: SoundSource;
}

export class StorySuggestions {
  readonly #deps: StorySuggestionDeps;

  constructor(deps: StorySuggestionDeps) {
    this.#deps = deps;
  }

  /**
   * Begins a suggestion for a part; one from templates is ready at once.
   *
   * @throws {InsufficientPointsError}
   * @throws {AppError} NOT_FOUND; VALIDATION_FAILED for what cannot be asked for; FORBIDDEN for what may not be written;
   *   CONFLICT while too many are being written, or one for the same part; UNAVAILABLE while too many files wait.
   */
  async create(owner: StoryOwner, draftId: string, form: StorySuggestionForm): Promise<StorySuggestionList> {
    const { clock, database, drafts, ids } = this.#deps;
    const { key, ownerId } = owner;
    const draft = await drafts.get(ownerId, draftId);
    const act = { ownerId, operation: 'createStorySuggestion', key, input: { draftId, form }, now: clock.now() };
    const former = await findReplay(database.db, act, Stored);
    if (former !== undefined) return this.#list(draft, await store.findByIds(database.db, [former.suggestionId]));
    const asked = await this.#requireAskable(owner, draft, form);
    const suggestionId = ids.next('sug');
    const free = form.by === 'templates' ? await this.#fromTemplates(owner, asked, suggestionId) : undefined;
    if (form.by === 'model') await this.#moderateAsked(asked, suggestionId);
    const { begun, stored } = await inTransaction(database, async (trx) => {
      let row: SuggestionRow | undefined;
      const answer = await runIdempotent(trx, act, Stored, async () => {
        row = await this.#begin(trx, { ownerId, suggestionId, asked, free });
        return { suggestionId };
      });
      return { begun: row, stored: answer.suggestionId };
    });
    if (begun !== undefined && free === undefined) this.#run(owner, begun, asked);
    return this.#list(draft, await store.findByIds(database.db, [stored]));
  }

  async list({ ownerId }: StoryOwner, draftId: string): Promise<StorySuggestionList> {
    const draft = await this.#deps.drafts.get(ownerId, draftId);
    return this.#list(draft, await store.findOpen(this.#deps.database.db, ownerId, draftId));
  }

  /** Ends one that is being written, when its server has noticed; one that has ended stays as it is. */
  async stop({ ownerId }: StoryOwner, draftId: string, suggestionId: string): Promise<StorySuggestion> {
    const { database, drafts, jobs } = this.#deps;
    const draft = await drafts.get(ownerId, draftId);
    const find = () => store.findSuggestion(database.db, { ownerId, draftId, suggestionId });
    if ((await find())?.state === 'writing') await jobs.stop(suggestionId);
    const row = await find();
    if (row === undefined) throw noSuggestion();
    return showStorySuggestion(row, draft.fields.source ?? '');
  }

  async #requireAskable(owner: StoryOwner, draft: StoryDraft, form: StorySuggestionForm): Promise<Asked> {
    const { checks, engine } = this.#deps;
    if (form.by === 'templates' && form.act === 'wording') throw refused('by', 'other words need a model');
    if (form.by === 'model' && engine.hasModel !== true) throw refused('by', 'this server has no text model');
    const source = draft.fields.source ?? '';
    const sound = source.trim() === '' ? undefined : await checks.look(owner, source);
    if (sound === undefined) throw refused('source', 'the story does not compile: mend it first');
    const change = changeAsked(form, source, sound.map);
    // The same words at another place could not be told from these.
    if (placeOfPart(source, change.part.partId, change.part.text) === undefined) {
      throw refused('line', 'this part cannot be told from another one');
    }
    return { ...change, draft, form, source, sound };
  }

  async #moderateAsked(asked: Asked, suggestionId: string): Promise<void> {
    const { contextTokens, safety } = this.#deps;
    const { draft, form, part } = asked;
    const { instruction = '' } = form;
    storyRequest({ ...asked, fields: draft.fields, instruction, suggestionId }, contextTokens);
    const refusal = await refusalOf(safety, [
      ['instruction', instruction],
      ['title', draft.fields.title],
      ['tagline', draft.fields.tagline],
      ['source', part.text],
    ]);
    if (refusal === undefined) return;
    throw new AppError(
      'FORBIDDEN',
      'This text is not allowed here',
      refusal.where === '' ? {} : { field: refusal.where },
    );
  }

  async #fromTemplates(owner: StoryOwner, asked: Asked, seed: string): Promise<MadeColumns> {
    const { act, draft, part } = asked;
    if (act === 'wording') return failedColumns('unchanged');
    const { fields } = draft;
    const cast = await this.#deps.drafts.castOf(owner, fields);
    const round = roundFromTemplates(act, { plan: fields, cast, part: part.text, seed });
    const made = await this.#checked(owner, asked, changeFromRound(asked, round, namesIn(asked)));
    return toColumns(made, 0);
  }

  async #begin(
    trx: Trx,
    {
      asked: { draft, form, part },
      free,
      ownerId,
      suggestionId,
    }: { asked: Asked; free: MadeColumns | undefined; ownerId: string; suggestionId: string },
  ): Promise<SuggestionRow> {
    const { clock, jobs, price } = this.#deps;
    const { draftId } = draft;
    await jobs.requireRoom(trx, ownerId, { draftId, fields: [part.partId], isFree: free !== undefined });
    await store.deleteOpen(trx, draftId, [part.partId]);
    const older = (await store.findOpen(trx, ownerId, draftId)).slice(MOST_OPEN - 1);
    for (const { field } of older) await store.deleteOpen(trx, draftId, [field]);
    const begun = newRow({
      suggestion_id: suggestionId,
      draft_id: draftId,
      owner_id: ownerId,
      act: form.act,
      field: part.partId,
      source: form.by,
      before: part.text,
      now: clock.now(),
    });
    const row = free === undefined ? await jobs.begin(trx, begun, price()) : { ...begun, ...noHold(ownerId), ...free };
    await store.insertSuggestions(trx, [row]);
    return row;
  }

  #run(owner: StoryOwner, row: SuggestionRow, asked: Asked): void {
    const { contextTokens, jobs } = this.#deps;
    const { suggestion_id: suggestionId } = row;
    const { draft, form } = asked;
    const request = () =>
      storyRequest(
        { ...asked, fields: draft.fields, instruction: form.instruction ?? '', suggestionId },
        contextTokens,
      );
    jobs.run<Made>(suggestionId, {
      write: (signal) =>
        writeText<Made>(
          this.#deps,
          {
            suggestionId,
            request,
            names: undefined,
            read: (answer) =>
              this.#checked(owner, asked, changeFromAnswer(asked, answer, namesIn(asked), draft.fields.language)),
          },
          signal,
        ),
      toColumns: (made) => toColumns(made, row.price),
    });
  }

  /** What would not compile, or would give the compiler more to warn of, is not offered. */
  async #checked(owner: StoryOwner, { act, part, sound, source }: Asked, made: Made): Promise<Made> {
    if (made.kind === 'failed') return made;
    const at = placeOfPart(source, part.partId, part.text) ?? 0;
    const next = source.slice(0, at) + made.text + source.slice(at + part.text.length);
    const after = await this.#deps.checks.look(owner, next);
    const isSound =
      after !== undefined && after.warnings <= sound.warnings && (act !== 'wording' || isSameShape(sound, after));
    return isSound ? made : { kind: 'failed', failure: 'unusable' };
  }

  #list({ fields }: StoryDraft, rows: readonly SuggestionRow[]): StorySuggestionList {
    const { engine, price } = this.#deps;
    return {
      items: rows.map((row) => showStorySuggestion(row, fields.source ?? '')),
      modelPoints: engine.hasModel === true ? price() : null,
    };
  }
}

const ENDS = ['END', 'DONE'];

function namesIn({ sound, source }: Asked): SourceNames {
  const knots = new Set([...ENDS, ...sound.map.parts.map(({ partId }) => partId)]);
  return { isTaken: (name) => source.includes(name), isKnot: (name) => knots.has(name.replace(/\(.*$/u, '')) };
}

function toColumns(made: Made, price: number): MadeColumns {
  return made.kind === 'failed' ? failedColumns(made.failure) : textColumns(made.text, made.hunks, price);
}

function isSameShape({ map: before }: SoundSource, { map: after }: SoundSource): boolean {
  const shapeOf = ({ choices, parts, ways }: SoundSource['map']) =>
    JSON.stringify([
      parts.map(({ partId }) => partId),
      ways.map(({ from, to }) => [from, to]),
      choices.map(({ partId }) => partId),
    ]);
  return shapeOf(before) === shapeOf(after);
}
