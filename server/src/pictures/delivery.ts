import { inQuickTransaction, inTransaction } from '../db/transaction.ts';
import type { DigitalSource } from '../media/provenance.ts';
import { bestEffort } from '../lib/best-effort.ts';
import { EngineError } from '../providers/engines/engine-error.ts';
import type { PictureEvent, PictureFile } from '../providers/pictures/picture-engine.ts';
import type { FilmEvent } from '../providers/films/film-engine.ts';
import { keepWithFiles } from '../providers/storage/keep-with-files.ts';
import type { StorageKey } from '../providers/storage/storage.ts';
import type { DrawnRequest } from './drawn-request.ts';
import { filesOf, pictureTasks, readPictureFiles } from './files/picture-files.ts';
import { filmKey } from '../films/film-files.ts';
import type { GenerationDeps } from './generation-deps.ts';
import { runTask } from './run-task.ts';
import { generationEvents } from './store/event-store.ts';
import { findGeneration, updateUnended } from './store/generation-store.ts';
import { findPicture, insertPicture } from './store/picture-store.ts';
import type { PictureGenerationRow, PictureRow } from './store/tables.ts';

/** The least time between two notes of how far it has come, and between two previews, in milliseconds. */
const PROGRESS_MS = 500;
const PREVIEW_MS = 1_500;
const MOST_PREVIEWS = 40;

export type MadeEvent = PictureEvent | FilmEvent;

type Event<Kind extends MadeEvent['kind']> = Extract<MadeEvent, { kind: Kind }>;

export class Delivery {
  readonly #deps: GenerationDeps;
  readonly #row: PictureGenerationRow;
  readonly #request: DrawnRequest;
  readonly #network: string | undefined;
  /** Positions of the pictures that are there. */
  readonly #delivered: Set<number>;
  #progressAt = Number.NEGATIVE_INFINITY;
  #previewAt = Number.NEGATIVE_INFINITY;
  #previews = 0;

  /**
   * @param delivered Positions of pictures that another server has taken in.
   * @param network Of who asked; undefined to a server that takes over.
   */
  constructor(
    deps: GenerationDeps,
    row: PictureGenerationRow,
    {
      delivered,
      network,
      request,
    }: { request: DrawnRequest; delivered: Iterable<number>; network: string | undefined },
  ) {
    this.#deps = deps;
    this.#row = row;
    this.#request = request;
    this.#network = network;
    this.#delivered = new Set(delivered);
  }

  get isWhole(): boolean {
    return this.#delivered.size === this.#request.count;
  }

  /** @throws {EngineError} `broken` for what makes no sense; `AppError` where there is no room for the files. */
  async take(event: MadeEvent, signal: AbortSignal): Promise<void> {
    if (event.kind === 'job') return this.#keepJob(event);
    if (event.kind === 'progress') return this.#progress(event);
    if (event.kind === 'preview') return this.#preview(event);
    if (event.kind === 'film') return this.#film(event);
    return this.#picture(event, signal);
  }

  /** At once: from here on another server can go on with it. */
  async #keepJob({ jobId }: Event<'job'>): Promise<void> {
    const { clock, database } = this.#deps;
    const changes = { provider_job_id: jobId, updated_at: clock.now() };
    await inTransaction(database, (trx) => updateUnended(trx, this.#row.generation_id, changes));
  }

  async #progress({ place, share }: Event<'progress'>): Promise<void> {
    const now = performance.now();
    if (now - this.#progressAt < PROGRESS_MS) return;
    this.#progressAt = now;
    const thousandths = share === null ? null : Math.round(Math.min(1, Math.max(0, share)) * 1_000);
    await noteProgress(this.#deps, this.#row.generation_id, 'running', {
      share: thousandths,
      place: place === null ? null : Math.max(0, Math.trunc(place)) + 1,
    });
  }

  /** Where there is a judge, no picture is shown before the verdict, unfinished ones included. */
  async #preview({ file }: Event<'preview'>): Promise<void> {
    const { database, judge, log, notifier } = this.#deps;
    const now = performance.now();
    const isDue = now - this.#previewAt >= PREVIEW_MS && this.#previews < MOST_PREVIEWS;
    if (judge !== undefined || !isDue) return;
    this.#previewAt = now;
    this.#previews += 1;
    const id = this.#row.generation_id;
    const show = async () => {
      const { bytes, height, width } = await runTask(this.#deps.parsers, pictureTasks, 'encodeUnfinished', {
        input: { bytes: file.bytes },
        queueKey: this.#row.owner_id,
      });
      const text = JSON.stringify({ content: Buffer.from(bytes).toString('base64'), width, height });
      await inQuickTransaction(database, async (trx) => {
        await generationEvents.deleteText(trx, id, id);
        await generationEvents.append(trx, id, [{ kind: 'preview-changed', subject_id: id, text }]);
      });
      notifier.notify(id);
    };
    await bestEffort(log, 'preview of a picture not shown', show());
  }

  async #picture({ file, index, parts, seed }: Event<'picture'>, signal: AbortSignal): Promise<void> {
    const { engine, judge, parsers } = this.#deps;
    if (!Number.isInteger(index) || index < 0 || index >= this.#request.count) {
      throw new EngineError('broken', `There is no picture ${index} of ${this.#request.count}`);
    }
    if (this.#delivered.has(index)) return;
    const source = this.#source();
    const files = await runTask(parsers, pictureTasks, 'encodeDrawn', {
      input: { bytes: file.bytes, size: this.#request.size, source },
      queueKey: this.#row.owner_id,
    });
    if (engine.name !== 'composed' && judge !== undefined) {
      const judged: PictureFile = { bytes: files.full, mime: 'image/webp' };
      const verdict = await judge.judge(
        { file: judged, prompt: this.#row.prompt, mature: this.#request.mature },
        signal,
      );
      if (verdict === 'refuse') throw new EngineError('refused', 'The judge of pictures does not allow it');
    }
    await this.#keep(index, (pictureId) => filesOf(pictureId, files), {
      seed,
      source,
      parts: parts === undefined ? null : JSON.stringify(parts),
      film_type: null,
      width: files.width,
      height: files.height,
    });
  }

  /** A film is kept with a still of its own, so that either may be deleted. */
  async #film({ file: { bytes, type } }: Event<'film'>): Promise<void> {
    if (this.#delivered.has(0)) return;
    const { database, storage } = this.#deps;
    const stillId = this.#request.reference?.pictureId;
    const still = stillId === undefined ? undefined : await findPicture(database.db, stillId);
    const files = still && (await readPictureFiles(storage, still.picture_id));
    if (still === undefined || files === undefined) {
      throw new EngineError('unavailable', 'The picture that was to move is gone');
    }
    const { height, parts, source, width } = still;
    const filesWithFilm = (pictureId: string) =>
      new Map([...filesOf(pictureId, files), [filmKey(pictureId, type), bytes]]);
    const origin = { seed: this.#request.seed, source, parts, film_type: type, width, height };
    await this.#keep(0, filesWithFilm, origin);
  }

  #source(): DigitalSource {
    if (this.#deps.engine.name === 'composed') return 'algorithmicMedia';
    return this.#request.reference === null ? 'trainedAlgorithmicMedia' : 'compositeWithTrainedAlgorithmicMedia';
  }

  async #keep(
    position: number,
    filesFor: (pictureId: string) => Map<StorageKey, Uint8Array>,
    origin: Pick<PictureRow, 'seed' | 'source' | 'parts' | 'film_type' | 'width' | 'height'>,
  ): Promise<void> {
    const { clock, database, ids, notifier, quota, storage } = this.#deps;
    const { generation_id: generationId } = this.#row;
    const pictureId = ids.next('pic');
    const kept = filesFor(pictureId);
    const now = clock.now();
    const keep = () =>
      inTransaction(database, async (trx): Promise<'kept' | 'there' | 'unwanted'> => {
        const share = Math.round(((this.#delivered.size + 1) / this.#request.count) * 1_000);
        if (!(await updateUnended(trx, generationId, { share, updated_at: now }))) return 'unwanted';
        const row = await findGeneration(trx, generationId);
        if (row === undefined) return 'unwanted';
        const picture = {
          picture_id: pictureId,
          // A guest may have signed in meanwhile.
          owner_id: row.owner_id,
          generation_id: generationId,
          position,
          made_by: row.engine === 'composed' ? ('composed' as const) : ('model' as const),
          engine: row.engine,
          model: row.model,
          ...origin,
          prompt: row.prompt,
          prompt_sha256: row.prompt_sha256,
          negative: row.negative,
          created_at: now,
          deleted_at: null,
        };
        if (!(await insertPicture(trx, picture))) return 'there';
        const owner = { ownerId: row.owner_id, isGuest: row.is_guest === 1, network: this.#network };
        await quota.take(trx, owner, kept);
        await generationEvents.append(trx, generationId, [{ kind: 'picture-added', subject_id: pictureId }]);
        return 'kept';
      });
    const outcome = await keepWithFiles(storage, kept, { keep, isNew: (state) => state === 'kept' });
    if (outcome !== 'unwanted') this.#delivered.add(position);
    if (outcome === 'kept') notifier.notify(generationId);
  }
}

export async function noteProgress(
  { clock, database, notifier }: Pick<GenerationDeps, 'clock' | 'database' | 'notifier'>,
  generationId: string,
  status: 'queued' | 'running',
  progress: Partial<Pick<PictureGenerationRow, 'place' | 'share'>>,
): Promise<void> {
  const isNoted = await inQuickTransaction(database, async (trx) => {
    if (!(await updateUnended(trx, generationId, { ...progress, updated_at: clock.now() }, [status]))) return false;
    await generationEvents.append(trx, generationId, [{ kind: 'generation-changed', subject_id: generationId }]);
    return true;
  });
  if (isNoted) notifier.notify(generationId);
}
