import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';
import { pool, Promise as PoolPromise, TerminateError, type Pool } from 'workerpool';
import { ownerOf, type Principal } from '../accounts/principal.ts';
import { AppError } from '../errors.ts';
import { Turnstile } from '../lib/turnstile.ts';
import { LIMITS } from './limits.ts';
import type { Answer, InputOf, ResultOf, TaskModule } from './task.ts';

const SCRIPT = fileURLToPath(new URL('./reading-process.ts', import.meta.url));

/** Whose file is read. */
export interface ParsingCall {
  /** An account, or the address of guests: each waits in a queue of its own. */
  queueKey: string;
  /** Milliseconds until the file is given up. */
  ms?: number;
}

/**
 * Reads what visitors upload in a few processes with limits of memory, stack and time: whatever is in a file, the
 * server goes on. Callers take turns.
 *
 * Not in threads: V8 ends the whole process when a thread reaches its memory limit inside one of its own functions,
 * such as `JSON.parse`.
 */
export class Parsers implements AsyncDisposable {
  readonly #turnstile: Turnstile;
  readonly #processes: number;
  #pool: Pool | undefined;
  #idle: NodeJS.Timeout | undefined;

  constructor(processes: number = Math.min(LIMITS.processes, Math.max(1, availableParallelism() - 1))) {
    const { waiting, waitingPerCaller } = LIMITS;
    const message = 'Too many files are being read: try again in a moment';
    this.#turnstile = new Turnstile({ atOnce: processes, waiting, waitingPerCaller, message });
    this.#processes = processes;
  }

  /**
   * Runs a task in another process.
   *
   * @throws {AppError} What the task throws; PAYLOAD_TOO_LARGE for a file that takes too much time or memory;
   *   UNAVAILABLE with `Retry-After` while too many files wait.
   */
  async run<Tasks, Name extends string & keyof Tasks>(
    { url }: TaskModule<Tasks>,
    name: Name,
    input: InputOf<Tasks[Name]>,
    { queueKey, ms = LIMITS.ms }: ParsingCall,
  ): Promise<ResultOf<Tasks[Name]>> {
    const answer = await this.#turnstile.pass(() => this.#read<ResultOf<Tasks[Name]>>(url, name, input, ms), queueKey);
    if (answer.ok) return answer.result;
    const { field, message, reason } = answer;
    throw new AppError(reason, message, field === undefined ? {} : { field });
  }

  async #read<Result>(url: URL, name: string, input: unknown, ms: number): Promise<Answer<Result>> {
    clearTimeout(this.#idle);
    this.#pool ??= openPool(this.#processes);
    try {
      return await this.#pool.exec('run', [url.href, name, input]).timeout(ms);
    } catch (cause) {
      if (cause instanceof PoolPromise.TimeoutError) {
        throw new AppError('PAYLOAD_TOO_LARGE', 'The file takes too long to read', { cause });
      }
      if (cause instanceof TerminateError)
        throw new AppError('PAYLOAD_TOO_LARGE', 'The file takes too much memory', { cause });
      throw cause;
    } finally {
      clearTimeout(this.#idle);
      this.#idle = setTimeout(() => void this[Symbol.asyncDispose](), LIMITS.idleMs).unref();
    }
  }

  /** Ends the processes; what they read is given up. */
  async [Symbol.asyncDispose](): Promise<void> {
    clearTimeout(this.#idle);
    const ended = this.#pool;
    this.#pool = undefined;
    await ended?.terminate(true);
  }
}

function openPool(processes: number): Pool {
  const { memoryMb, stackKb } = LIMITS;
  return pool(SCRIPT, {
    workerType: 'process',
    maxWorkers: processes,
    workerTerminateTimeout: 50,
    forkOpts: {
      // No secret of the server's is where the files of visitors are read.
      env: { NODE_ENV: process.env['NODE_ENV'] },
      execArgv: [`--max-old-space-size=${memoryMb}`, `--stack-size=${stackKb}`],
      serialization: 'advanced',
    },
  });
}

/** In which queue the files of a call wait: an account's own, and one of each address for its guests. */
export function queueKeyOf({ network, principal }: { principal: Principal; network: string | undefined }): string {
  return principal.accountId ?? network ?? ownerOf(principal);
}
