import { z } from 'zod';
import { failureOfEvent } from '../../engines/failure.ts';
import type { FormPart } from '../../engines/multipart.ts';
import { pause } from '../../engines/pause.ts';
import { FILE_ENDS } from '../../pictures/files/picture-file.ts';
import { EngineHost, type EngineHostOptions } from '../../engines/engine-host.ts';
import { EngineError } from '../../engines/engine-error.ts';
import { MOST_FILM_BYTES, type FilmEngine, type FilmEvent, type FilmRequest } from '../film-engine.ts';
import { filmTypeOf } from '../film-type.ts';

export interface OpenAiFilmOptions extends EngineHostOptions {
  model: string;
  /** Between two looks at a job, in ms. */
  pollMs: number;
}

const JOBS = '/videos';
const CANCEL_MS = 10_000;
/** Looks in a row that may fail before a job counts as out of reach. */
const MOST_MISSED = 5;

const Job = z.object({
  id: z.string().min(1).max(300),
  status: z.string(),
  /** From 0 to 100. */
  progress: z.number().nullish(),
  error: z.unknown().optional(),
});
type Job = z.output<typeof Job>;

const ENDED: Readonly<Record<string, boolean>> = { completed: true, failed: true, cancelled: true, canceled: true };

/**
 * OpenAI's protocol of videos, as vLLM-Omni, Dynamo and LiteLLM speak it: a job that is polled. Length and size of a film are those of the
 * server.
 */
export function createOpenAiFilmEngine(options: OpenAiFilmOptions): FilmEngine {
  const { model, pollMs, stallMs } = options;
  const host = new EngineHost(options);
  const pathOf = (jobId: string) => `${JOBS}/${encodeURIComponent(jobId)}`;

  async function submit(request: FilmRequest, signal: AbortSignal): Promise<Job> {
    return readJob(await host.json(JOBS, { method: 'POST', form: formOf(request, model) }, signal));
  }

  /** Throws `stalled` when nothing changes for too long, `lost` for a job that the server does not know. */
  async function* follow(begun: Job, signal: AbortSignal): AsyncGenerator<FilmEvent> {
    let job = begun;
    let changedAt = performance.now();
    let missed = 0;
    while (ENDED[job.status] !== true) {
      yield { kind: 'progress', share: shareOf(job), place: null };
      await pause(pollMs, signal);
      try {
        const now = await look(job.id, signal);
        if (now.status !== job.status || now.progress !== job.progress) changedAt = performance.now();
        job = now;
        missed = 0;
      } catch (error) {
        signal.throwIfAborted();
        missed += 1;
        if (!isPassing(error) || missed >= MOST_MISSED) throw error;
      }
      if (performance.now() - changedAt > stallMs) {
        throw new EngineError('stalled', `The job has not changed for ${stallMs} ms`);
      }
    }
    if (job.status !== 'completed') throw failureOfEvent({ error: job.error ?? job.status });
    yield { kind: 'film', file: await fetchFilm(job.id, signal) };
    // The provider need not keep what we have; it forgets by itself where this fails.
    await remove(job.id).catch(() => undefined);
  }

  async function look(jobId: string, signal: AbortSignal): Promise<Job> {
    const found = await host.find(pathOf(jobId), signal);
    if (found === undefined) throw new EngineError('lost', 'The server does not know the job');
    return readJob(found);
  }

  async function fetchFilm(jobId: string, signal: AbortSignal) {
    const bytes = await host.bytes(`${pathOf(jobId)}/content`, signal, MOST_FILM_BYTES);
    const type = filmTypeOf(bytes);
    if (type === undefined) throw new EngineError('broken', 'The server sent no film');
    return { bytes, type };
  }

  const remove = (jobId: string) => host.remove(pathOf(jobId), AbortSignal.timeout(CANCEL_MS));

  return {
    name: 'openai-video',
    model,
    async *generate(request, signal) {
      const job = await submit(request, signal);
      yield { kind: 'job', jobId: job.id };
      yield* follow(job, signal);
    },
    async *resume(jobId, _request, signal) {
      yield* follow(await look(jobId, signal), signal);
    },
    cancel: remove,
  };
}

function formOf({ prompt, still }: FilmRequest, model: string): FormPart[] {
  return [
    { name: 'model', text: model },
    { name: 'prompt', text: prompt },
    { name: 'input_reference', fileName: `still.${FILE_ENDS[still.mime]}`, mime: still.mime, bytes: still.bytes },
  ];
}

function readJob(answer: unknown): Job {
  const job = Job.safeParse(answer).data;
  if (job === undefined) throw new EngineError('broken', 'The answer is no job');
  return job;
}

function shareOf({ progress, status }: Job): number | null {
  return status === 'queued' || progress === null || progress === undefined ? null : progress / 100;
}

function isPassing(error: unknown): boolean {
  return error instanceof EngineError && (error.failure === 'unavailable' || error.failure === 'busy');
}
