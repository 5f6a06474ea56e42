import { z } from 'zod';
import type {
  Generation,
  GenerationForm,
  GenerationKind,
  GenerationPage,
  GenerationQuote,
  GenerationQuoteForm,
} from '../contract/validators.ts';
import type { Queries, Trx } from '../db/database.ts';
import { inTransaction } from '../db/transaction.ts';
import { AppError } from '../errors.ts';
import { readCharacterFacts } from '../explore/character-facts.ts';
import { findHead } from '../explore/own/own-character-store.ts';
import { forgetPictures, recordPictures } from '../history/history.ts';
import type { Caller } from '../http/caller.ts';
import { findReplay, runIdempotent } from '../idempotency/run-idempotent.ts';
import { sha256 } from '../lib/hash.ts';
import { DAY_MS } from '../lib/utc-day.ts';
import { cutPage } from '../lists/keyset.ts';
import { withLoraTags } from '../providers/pictures/lora-tags.ts';
import { draw, type DrawnOutcome } from './draw.ts';
import { readForm, type DrawnRequest } from './drawn-request.ts';
import { addressOf } from './files/picture-files.ts';
import { readFilmForm } from './films/read-film-form.ts';
import type { GenerationDeps } from './generation-deps.ts';
import { isMatureAllowed, makerOf, priceOf } from './makers.ts';
import { moderateRequest, type DrawnCard } from './moderate-request.ts';
import { requireStart } from './read-start.ts';
import { ledgerReference, showGenerations } from './show.ts';
import { generationEvents } from './store/event-store.ts';
import {
  findGeneration,
  findGenerations,
  findOwnGeneration,
  insertGeneration,
  setGenerationDeleted,
  undeleteGeneration,
  updateEnded,
  type GenerationFilter,
} from './store/generation-store.ts';
import { findPicturesOf, setPicturesDeleted } from './store/picture-store.ts';
import type { PictureGenerationRow } from './store/tables.ts';

const KIND = 'picture-generation';
const MOST_UNENDED = { account: 6, guest: 3 };
const UNDO_MS = DAY_MS;
const TITLE_LETTERS = 120;

/** What is stored of an answer: it names the generation, whose words are kept in one place alone. */
const Stored = z.object({ generationId: z.string() });

export interface GenerationCaller extends Caller {
  isGuest: boolean;
  /** Bucket of the network address; undefined for a call from within this process. */
  network: string | undefined;
}

interface Asked extends DrawnRequest {
  /** With the tags of LoRAs where the engine reads them there. */
  prompt: string;
  negative: string;
}

export class PictureGenerations {
  readonly #deps: GenerationDeps;

  constructor(deps: GenerationDeps) {
    this.#deps = deps;
  }

  /** Points for each picture, or the film, that is delivered; our own drawings are free. */
  priceOf(kind: GenerationKind): number {
    return priceOf(this.#deps, kind);
  }

  isMatureAllowed(kind: GenerationKind): boolean {
    return isMatureAllowed(this.#deps, kind);
  }

  async quote({ ownerId }: Caller, { count = 1, kind }: GenerationQuoteForm): Promise<GenerationQuote> {
    const { database, points } = this.#deps;
    const perPicture = this.priceOf(kind);
    return { points: perPicture * count, perPicture, balance: await points.balance(database.db, ownerId) };
  }

  /**
   * Holds the points and begins; the pictures are drawn whether or not anyone is still connected.
   *
   * @throws {AppError} VALIDATION_FAILED and FORBIDDEN with the field; NOT_FOUND; CONFLICT with the field `count` while
   *   too many have not ended; UNAVAILABLE while too many wait.
   * @throws {InsufficientPointsError}
   */
  async create(caller: GenerationCaller, form: GenerationForm): Promise<Generation> {
    const { clock, database, queue } = this.#deps;
    const { key, ownerId } = caller;
    const act = { ownerId, operation: 'createGeneration', key, input: form, now: clock.now() };
    const former = await findReplay(database.db, act, Stored);
    if (former !== undefined) return this.get(ownerId, former.generationId);
    const asked = await this.#ask(caller, form);
    queue.refuseFull();
    let begun: PictureGenerationRow | undefined;
    const { generationId } = await inTransaction(database, (trx) => {
      begun = undefined;
      return runIdempotent(trx, act, Stored, async () => {
        begun = await this.#begin(trx, caller, form, asked);
        return { generationId: begun.generation_id };
      });
    });
    if (begun !== undefined) this.#run(begun, caller.network);
    return this.get(ownerId, generationId);
  }

  /** @throws {AppError} NOT_FOUND alike for an unknown id and for another owner's generation. */
  async get(ownerId: string, generationId: string): Promise<Generation> {
    const { database } = this.#deps;
    const row = await findOwnGeneration(database.db, ownerId, generationId);
    const [shown] = row === undefined ? [] : await showGenerations(database.db, this.#deps, [row]);
    if (shown === undefined) throw noGeneration();
    return shown;
  }

  /** @throws {AppError} VALIDATION_FAILED for a cursor of another list. */
  async list(
    { ownerId }: Caller,
    { cursor, limit, ...filter }: GenerationFilter & { cursor?: string | undefined; limit: number },
  ): Promise<GenerationPage> {
    const { database } = this.#deps;
    const list = { list: 'generations', ownerId, ...filter };
    const rows = await findGenerations(database.db, ownerId, { ...filter, list, cursor, limit });
    const page = cutPage(rows, limit, list, (row) => [row.created_at, row.generation_id]);
    return { items: await showGenerations(database.db, this.#deps, page.items), nextCursor: page.nextCursor };
  }

  /** @throws {AppError} NOT_FOUND */
  async stop({ ownerId }: Caller, generationId: string): Promise<void> {
    const { database, generations } = this.#deps;
    if ((await findOwnGeneration(database.db, ownerId, generationId)) === undefined) throw noGeneration();
    await generations.stop(generationId);
  }

  /** Stops it where it has not ended. @throws {AppError} NOT_FOUND */
  async delete({ key, ownerId }: Caller, generationId: string): Promise<void> {
    const { clock, database, generations } = this.#deps;
    const now = clock.now();
    const act = { ownerId, operation: 'deleteGeneration', key, input: { generationId }, now };
    await inTransaction(database, (trx) =>
      runIdempotent(trx, act, Stored, async () => {
        if (!(await setGenerationDeleted(trx, ownerId, generationId, now))) throw noGeneration();
        await setPicturesDeleted(trx, generationId, now);
        await forgetPictures(trx, generationId);
        return { generationId };
      }),
    );
    await generations.stop(generationId);
  }

  /**
   * Undoes `delete`; one that is not deleted stays as it is.
   *
   * @throws {AppError} NOT_FOUND, also when it was deleted too long ago.
   */
  async restore({ ownerId }: Caller, generationId: string): Promise<Generation> {
    const { clock, database } = this.#deps;
    await inTransaction(database, async (trx) => {
      if ((await findOwnGeneration(trx, ownerId, generationId)) !== undefined) return;
      if (!(await undeleteGeneration(trx, ownerId, generationId, clock.now() - UNDO_MS))) throw noGeneration();
      await setPicturesDeleted(trx, generationId, null);
      const row = await findGeneration(trx, generationId);
      if (row !== undefined) await this.#record(trx, row);
    });
    return this.get(ownerId, generationId);
  }

  /**
   * Continues generations that a server has left behind: those that wait begin again, and those whose engine keeps the
   * work are polled on. The engine is asked for none of them twice; what cannot go on ends, and its points come back.
   */
  async recover(): Promise<void> {
    const { database, generations } = this.#deps;
    await generations.takeOver(KIND, async (id) => {
      const row = await findGeneration(database.db, id);
      const engine = makerOf(this.#deps, row?.kind ?? 'image');
      const isKept = row?.provider_job_id !== null && row?.engine === engine.name && engine.resume !== undefined;
      if (row !== undefined && row.deleted_at === null && (row.sent_at === null || isKept)) this.#run(row, undefined);
      else await this.#end(id, { status: 'failed', failure: 'interrupted' });
    });
  }

  async #ask(caller: GenerationCaller, form: GenerationForm): Promise<Asked> {
    const { database, engine, films, safety } = this.#deps;
    const { ownerId, view } = caller;
    const card = await this.#cardOf(ownerId, form);
    const language = card?.language ?? view.locale;
    const request =
      form.kind === 'film'
        ? await readFilmForm(database.db, ownerId, form, { engine: films, language })
        : readForm(form, engine, language);
    const { negative = '', prompt } = form;
    const { matureField } = await moderateRequest(safety, { prompt, negative, card });
    const isAllowed = this.isMatureAllowed(form.kind);
    const isComposed = makerOf(this.#deps, form.kind).name === 'composed';
    if (matureField !== undefined && !(isAllowed && (view.mature || isComposed))) {
      const why = isAllowed ? 'in this content mode' : 'here: this server has no judge of pictures';
      throw new AppError('FORBIDDEN', `Mature pictures are not drawn ${why}`, { field: matureField });
    }
    if (request.reference !== null) {
      await requireStart(database.db, ownerId, { reference: request.reference, mask: request.mask });
    }
    const engineLoras = await this.#findLoras(request.loras);
    const sent = form.kind === 'film' ? prompt : withLoraTags(engine, prompt, engineLoras);
    return { ...request, engineLoras, prompt: sent, negative, mature: matureField !== undefined };
  }

  async #cardOf(ownerId: string, { characterId, draftId }: GenerationForm): Promise<DrawnCard | undefined> {
    if (draftId !== undefined && characterId !== undefined) {
      const message = 'characterId: cannot be combined with a draft';
      throw new AppError('VALIDATION_FAILED', message, { field: 'characterId' });
    }
    if (draftId !== undefined) return this.#deps.draftCard(ownerId, draftId);
    if (characterId === undefined) return undefined;
    return characterCard(this.#deps.database.db, ownerId, characterId);
  }

  /** @throws {AppError} VALIDATION_FAILED for what the engine does not offer or the operator does not allow; UNAVAILABLE. */
  async #findLoras(loras: DrawnRequest['loras']): Promise<DrawnRequest['engineLoras']> {
    if (loras.length === 0) return [];
    const found = (await this.#deps.loras?.find(loras)) ?? [];
    if (found.length === loras.length) return found;
    if ((await this.#deps.loras?.read())?.isAnswering === false) {
      throw new AppError('UNAVAILABLE', 'The engine does not say which add-on models it has');
    }
    throw new AppError('VALIDATION_FAILED', 'loras: there is no such add-on model', { field: 'loras' });
  }

  async #begin(trx: Trx, caller: GenerationCaller, form: GenerationForm, asked: Asked): Promise<PictureGenerationRow> {
    const { clock, generations, ids } = this.#deps;
    const engine = makerOf(this.#deps, form.kind);
    const { isGuest, ownerId } = caller;
    const { negative, prompt, ...request } = asked;
    const now = clock.now();
    const id = ids.next('gen');
    const perPicture = this.priceOf(form.kind);
    const hold = await generations.begin(trx, {
      id,
      kind: KIND,
      walletId: ownerId,
      price: perPicture * request.count,
      reference: ledgerReference(id),
      subject: form.characterId === undefined ? {} : { characterId: form.characterId },
    });
    const row = {
      generation_id: id,
      owner_id: ownerId,
      is_guest: isGuest ? 1 : 0,
      kind: form.kind,
      status: 'queued',
      failure: null,
      place: null,
      share: null,
      prompt,
      prompt_sha256: sha256(prompt),
      negative,
      draft_id: form.draftId ?? null,
      character_id: form.characterId ?? null,
      request: JSON.stringify(request satisfies DrawnRequest),
      engine: engine.name,
      model: engine.model,
      ...hold,
      per_picture: perPicture,
      charged: 0,
      provider_job_id: null,
      sent_at: null,
      event_seq: 0,
      created_at: now,
      updated_at: now,
      ended_at: null,
      deleted_at: null,
    } as const satisfies Omit<PictureGenerationRow, 'slot'>;
    const most = isGuest ? MOST_UNENDED.guest : MOST_UNENDED.account;
    if (!(await insertGeneration(trx, row, most))) {
      const message = `${most} of your generations have not ended: wait for one of them, or stop it`;
      throw new AppError('CONFLICT', message, { field: 'count' });
    }
    await generationEvents.append(trx, id, [{ kind: 'generation-changed', subject_id: id }]);
    return { ...row, slot: null };
  }

  #run(row: PictureGenerationRow, network: string | undefined): void {
    const id = row.generation_id;
    void this.#deps.generations
      .run<DrawnOutcome>(id, {
        make: (signal) => draw(this.#deps, row, network, signal),
        end: (outcome) => this.#end(id, outcome),
        fail: () => this.#end(id, { status: 'failed', failure: 'unavailable' }),
      })
      .catch(() => undefined);
  }

  /** Ends a generation once: takes the points of the pictures that are there, gives back the rest. */
  async #end(id: string, { failure, status }: DrawnOutcome): Promise<void> {
    const { clock, database, generations, notifier } = this.#deps;
    const now = clock.now();
    const isEnded = await inTransaction(database, async (trx) => {
      if (!(await generations.end(trx, id, status))) return false;
      const row = await findGeneration(trx, id);
      if (row === undefined) throw new Error(`The generation ${id} is missing`);
      const charged = (await findPicturesOf(trx, [id])).length * row.per_picture;
      await generations.settle(trx, row, { charged, ownerId: row.owner_id });
      const share = status === 'complete' ? 1_000 : row.share;
      const ended = { status, failure, share, charged, place: null, slot: null, ended_at: now, updated_at: now };
      await updateEnded(trx, id, ended);
      await this.#record(trx, { ...row, charged });
      await generationEvents.deleteText(trx, id, id);
      await generationEvents.append(trx, id, [{ kind: 'generation-ended', subject_id: id }]);
      return true;
    });
    if (isEnded) notifier.notify(id);
  }

  async #record(trx: Trx, row: PictureGenerationRow): Promise<void> {
    const [first] = await findPicturesOf(trx, [row.generation_id]);
    if (first === undefined || row.deleted_at !== null) return;
    await recordPictures(trx, {
      generationId: row.generation_id,
      kind: row.kind === 'film' ? 'video' : 'image',
      ownerId: row.owner_id,
      title: row.prompt.slice(0, TITLE_LETTERS).toWellFormed(),
      imageUrl: addressOf(first.picture_id, '300'),
      points: row.charged,
      at: row.created_at,
    });
  }
}

async function characterCard(db: Queries, ownerId: string, characterId: string): Promise<DrawnCard> {
  const head = await findHead(db, ownerId, characterId);
  if (head === undefined) throw new AppError('NOT_FOUND', 'There is no such character', { field: 'characterId' });
  const facts = await readCharacterFacts(db, characterId);
  return {
    field: 'characterId',
    name: facts.name,
    mature: head.mature === 1,
    age: null,
    language: head.language,
    texts: [
      ['name', facts.name],
      ['tagline', facts.tagline],
      ['about', facts.about],
      ['persona', facts.persona],
      ['scenario', facts.scenario],
      ['greeting', facts.greeting],
      ['exampleDialogue', facts.exampleDialogue.map(({ text }) => text).join('\n')],
    ],
  };
}

function noGeneration(): AppError {
  return new AppError('NOT_FOUND', 'There is no such generation');
}
