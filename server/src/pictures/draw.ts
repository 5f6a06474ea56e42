import { AppError } from '../errors.ts';
import { inTransaction } from '../db/transaction.ts';
import { Interruption } from '../jobs/jobs.ts';
import { bestEffort } from '../lib/best-effort.ts';
import { EngineError } from '../providers/engines/engine-error.ts';
import type { PictureRequest } from '../providers/pictures/picture-engine.ts';
import { Delivery, noteProgress, type MadeEvent } from './delivery.ts';
import { DrawnRequest } from './drawn-request.ts';
import { filmWork } from './films/film-work.ts';
import type { GenerationDeps } from './generation-deps.ts';
import type { GenerationWork } from './generation-work.ts';
import { makerOf } from './makers.ts';
import { readStart } from './read-start.ts';
import { generationEvents } from './store/event-store.ts';
import { findGeneration, markSent } from './store/generation-store.ts';
import { findPicturesOf } from './store/picture-store.ts';
import type { PictureGenerationRow } from './store/tables.ts';

const TIMEOUT_MS = 30 * 60_000;

export interface DrawnOutcome {
  status: 'complete' | 'stopped' | 'failed';
  failure: PictureGenerationRow['failure'];
}

/**
 * Waits for its turn and lets the engine draw. The engine is asked once in the life of a generation; what a server has
 * left behind is continued.
 *
 * @param network Of who asked; undefined to a server that takes over.
 * @returns undefined when another server ends it: it has taken over, or can take over once this one has stopped.
 */
export async function draw(
  deps: GenerationDeps,
  row: PictureGenerationRow,
  network: string | undefined,
  stopped: AbortSignal,
): Promise<DrawnOutcome | undefined> {
  const { log, queue } = deps;
  const id = row.generation_id;
  const request = DrawnRequest.parse(JSON.parse(row.request));
  const signal = AbortSignal.any([stopped, AbortSignal.timeout(TIMEOUT_MS)]);
  try {
    using turns = new DisposableStack();
    const notePlace = (place: number) =>
      void bestEffort(log, 'place in the queue not noted', noteProgress(deps, id, 'queued', { place }));
    turns.use(await queue.enter(row.owner_id, stopped, notePlace));
    const work = await workOf(deps, row, request);
    const events = await begin(deps, row, work, signal);
    if (events === undefined) return undefined;
    const former = await findPicturesOf(deps.database.db, [id]);
    const delivered = former.flatMap(({ position }) => position ?? []);
    const delivery = new Delivery(deps, row, { request, delivered, network });
    for await (const event of events) await delivery.take(event, signal);
    stopped.throwIfAborted();
    return delivery.isWhole ? { status: 'complete', failure: null } : { status: 'failed', failure: 'broken' };
  } catch (error) {
    const outcome = await outcomeOf(deps, row, error, stopped);
    if (!stopped.aborted) log.warn({ err: error, engine: row.engine, generationId: id }, 'pictures not drawn');
    return outcome;
  }
}

/** Asks the engine, or continues what it was asked. Undefined when another server has ended or sent it. */
async function begin(
  { clock, database, notifier }: GenerationDeps,
  { generation_id: id, provider_job_id: jobId, sent_at: sentAt }: PictureGenerationRow,
  work: GenerationWork,
  signal: AbortSignal,
): Promise<AsyncIterable<MadeEvent> | undefined> {
  if (sentAt !== null) {
    if (jobId === null) throw new EngineError('lost', 'The engine has not said what it calls the work');
    return work.goOn(jobId, signal);
  }
  const isOurs = await inTransaction(database, async (trx) => {
    if (!(await markSent(trx, id, clock.now()))) return false;
    await generationEvents.append(trx, id, [{ kind: 'generation-changed', subject_id: id }]);
    return true;
  });
  if (!isOurs) return undefined;
  notifier.notify(id);
  return work.begin(signal);
}

async function workOf(deps: GenerationDeps, row: PictureGenerationRow, request: DrawnRequest): Promise<GenerationWork> {
  if (row.kind === 'film') return filmWork(deps, row, request);
  const { engine } = deps;
  const sent = await readRequest(deps, row, request);
  return {
    begin: (signal) => engine.generate(sent, signal),
    goOn: (jobId, signal) => engine.resume?.(jobId, sent, signal),
  };
}

async function readRequest(
  { parsers, storage }: GenerationDeps,
  { negative, owner_id: queueKey, prompt }: PictureGenerationRow,
  { count, engineLoras, expression, language, mask, reference, seed, size }: DrawnRequest,
): Promise<PictureRequest> {
  const asked = {
    prompt,
    negative,
    size,
    count,
    seed,
    language,
    loras: engineLoras,
    ...(expression !== null && { expression }),
  };
  if (reference === null) return asked;
  return { ...asked, ...(await readStart({ parsers, storage }, { reference, mask }, queueKey)) };
}

async function outcomeOf(
  deps: GenerationDeps,
  { generation_id: id, kind }: PictureGenerationRow,
  error: unknown,
  stopped: AbortSignal,
): Promise<DrawnOutcome | undefined> {
  const { database, log } = deps;
  const engine = makerOf(deps, kind);
  const now = await findGeneration(database.db, id);
  const jobId = now?.provider_job_id ?? undefined;
  const { reason } = stopped;
  if (reason instanceof Interruption) {
    if (reason.kind === 'lost') return undefined;
    const canGoOn = now?.sent_at === null || (jobId !== undefined && engine.resume !== undefined);
    if (reason.kind === 'interrupted') return canGoOn ? undefined : { status: 'failed', failure: 'interrupted' };
  }
  if (jobId !== undefined && engine.cancel !== undefined) {
    await bestEffort(log, 'provider not asked to stop', engine.cancel(jobId));
  }
  if (reason instanceof Interruption) return { status: 'stopped', failure: null };
  return { status: 'failed', failure: failureOf(error) };
}

function failureOf(error: unknown): PictureGenerationRow['failure'] {
  if (error instanceof EngineError) return error.failure;
  if (error instanceof AppError && error.reason === 'CONFLICT') return 'full';
  if (error instanceof DOMException && error.name === 'TimeoutError') return 'stalled';
  return 'unavailable';
}
