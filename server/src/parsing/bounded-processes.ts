import { fileURLToPath } from 'node:url';
import { pool, Promise as PoolPromise, TerminateError, type Pool } from 'workerpool';
import { AppError } from '../errors.ts';
import { Bulkhead } from '../lib/bulkhead.ts';
import { LIMITS } from './limits.ts';
import type { Done } from './reading-process.ts';
import type { Answer, InputOf, ResultOf, TaskModule } from './task.ts';

const SCRIPT = fileURLToPath(new URL('./reading-process.ts', import.meta.url));

const MIB = 1024 * 1024;

export interface TaskCall {
  queueKey: string;
  ms?: number;
}

export interface ProcessLimits {
  processes: number;
  ms: number;
  /** JavaScript heap in MB; files have their own limits. */
  memoryMb: number;
  /** In MB after a task; above it the process ends, since freed memory seldom returns to the system. */
  residentMb: number;
}

export interface ProcessMessages {
  busy: string;
  tooSlow: string;
  tooLarge: string;
}

/**
 * Runs untrusted input in a few processes with limits of memory, stack and time; callers take turns.
 *
 * Not threads: V8 ends the whole process when a thread exceeds its memory inside a builtin such as `JSON.parse`.
 */
export class BoundedProcesses implements AsyncDisposable {
  readonly #bulkhead: Bulkhead;
  readonly #limits: ProcessLimits;
  readonly #messages: ProcessMessages;
  /** Idle ones, each a pool of one so that each can end alone; last used last. */
  readonly #free: Pool[] = [];
  readonly #all = new Set<Pool>();
  #idle: NodeJS.Timeout | undefined;
  #running = 0;

  constructor(limits: ProcessLimits, messages: ProcessMessages) {
    const { waiting, waitingPerCaller } = LIMITS;
    this.#bulkhead = new Bulkhead({ atOnce: limits.processes, waiting, waitingPerCaller, message: messages.busy });
    this.#limits = limits;
    this.#messages = messages;
  }

  /**
   * Runs a task in another process.
   *
   * @throws {AppError} The task's own; PAYLOAD_TOO_LARGE beyond time or memory; UNAVAILABLE with `Retry-After` while
   * too many wait.
   */
  async run<Tasks, Name extends string & keyof Tasks>(
    { url }: TaskModule<Tasks>,
    name: Name,
    input: InputOf<Tasks[Name]>,
    { queueKey, ms = this.#limits.ms }: TaskCall,
  ): Promise<ResultOf<Tasks[Name]>> {
    const answer = await this.#bulkhead.run(() => this.#run<ResultOf<Tasks[Name]>>(url, name, input, ms), queueKey);
    if (answer.ok) return answer.result;
    const { field, message, reason } = answer;
    throw new AppError(reason, message, field === undefined ? {} : { field });
  }

  async #run<Result>(url: URL, name: string, input: unknown, ms: number): Promise<Answer<Result>> {
    clearTimeout(this.#idle);
    this.#running += 1;
    const worker = this.#free.pop() ?? this.#open();
    let resident = 0;
    try {
      await this.#load(worker, url);
      const done: Done<Result> = await worker.exec('run', [url.href, name, input]).timeout(ms);
      resident = done.resident;
      return done.answer;
    } catch (cause) {
      const { tooLarge, tooSlow } = this.#messages;
      if (cause instanceof PoolPromise.TimeoutError) throw new AppError('PAYLOAD_TOO_LARGE', tooSlow, { cause });
      if (cause instanceof TerminateError) throw new AppError('PAYLOAD_TOO_LARGE', tooLarge, { cause });
      throw cause;
    } finally {
      this.#running -= 1;
      if (resident > this.#limits.residentMb * MIB) await this.#end(worker);
      else this.#free.push(worker);
      clearTimeout(this.#idle);
      if (this.#running === 0) this.#idle = setTimeout(() => void this.#endAll(this.#free), LIMITS.idleMs).unref();
    }
  }

  /** Starts the process when it is new. What is slow then is the machine, not the file. */
  async #load(worker: Pool, url: URL): Promise<void> {
    try {
      await worker.exec('load', [url.href]).timeout(LIMITS.startMs);
    } catch (cause) {
      if (!(cause instanceof PoolPromise.TimeoutError)) throw cause;
      throw new AppError('UNAVAILABLE', this.#messages.busy, { cause, headers: { 'retry-after': '2' } });
    }
  }

  #open(): Pool {
    const opened = openPool(this.#limits);
    this.#all.add(opened);
    return opened;
  }

  async #endAll(workers: Iterable<Pool>): Promise<void> {
    const ended = [...workers];
    this.#free.length = 0;
    await Promise.all(ended.map((worker) => this.#end(worker)));
  }

  async #end(worker: Pool): Promise<void> {
    this.#all.delete(worker);
    await worker.terminate(true);
  }

  async [Symbol.asyncDispose](): Promise<void> {
    clearTimeout(this.#idle);
    await this.#endAll(this.#all);
  }
}

function openPool({ memoryMb }: ProcessLimits): Pool {
  const { newValuesMb, stackKb } = LIMITS;
  return pool(SCRIPT, {
    workerType: 'process',
    maxWorkers: 1,
    workerTerminateTimeout: 50,
    forkOpts: {
      // No secrets where untrusted files are read.
      // Two malloc arenas: each one more hoards what a thread freed.
      // A fixed mmap threshold: large buffers return to the system at once.
      env: { NODE_ENV: process.env['NODE_ENV'], MALLOC_ARENA_MAX: '2', MALLOC_MMAP_THRESHOLD_: '131072' },
      execArgv: [
        '--expose-gc',
        `--max-old-space-size=${memoryMb}`,
        `--max-semi-space-size=${newValuesMb}`,
        `--stack-size=${stackKb}`,
      ],
      serialization: 'advanced',
    },
  });
}
