import type { EngineRound } from '@fabula/ink/turn';

import type { RunnerAct, RunnerAnswer, RunnerCall } from './runner-worker';

/** How long a round may take, in milliseconds. */
const longestRoundMs = 5_000;

/** Why a round did not come: it took too long, or the story failed. */
export class RunnerError extends Error {
  readonly reason: 'too-slow' | 'failed';

  constructor(reason: RunnerError['reason'], cause?: unknown) {
    super(reason === 'too-slow' ? 'The round took too long' : 'The story failed', { cause });
    this.name = 'RunnerError';
    this.reason = reason;
  }
}

/** The part of a `Worker` that a runner needs. */
export type RunnerThread = Pick<Worker, 'addEventListener' | 'postMessage' | 'terminate'>;

const openThread = (): RunnerThread => new Worker(new URL('runner-worker.ts', import.meta.url), { type: 'module' });

/** Plays the rounds of a story in a thread of its own: one that never ends does not hold up the page. */
export class StoryRunner {
  readonly #program: string;
  readonly #open: () => RunnerThread;
  #thread: RunnerThread | null = null;

  constructor(program: string, open: () => RunnerThread = openThread) {
    this.#program = program;
    this.#open = open;
  }

  /**
   * The round that an act leads to; one after another.
   *
   * @throws {RunnerError}
   */
  async run(act: RunnerAct): Promise<EngineRound> {
    const call: RunnerCall = this.#thread === null ? { act, program: this.#program } : { act };
    const thread = (this.#thread ??= this.#open());
    const { promise, reject, resolve } = Promise.withResolvers<RunnerAnswer>();
    const patience = setTimeout(() => reject(new RunnerError('too-slow')), longestRoundMs);
    const heard = new AbortController();
    const { signal } = heard;
    thread.addEventListener('message', ({ data }: MessageEvent<RunnerAnswer>) => resolve(data), { signal });
    thread.addEventListener('error', ({ error }) => reject(new RunnerError('failed', error)), { signal });
    thread.postMessage(call, []);
    try {
      const answer = await promise;
      if ('failure' in answer) throw new RunnerError('failed', answer.failure);
      return answer.turn;
    } catch (error) {
      this.stop();
      throw error;
    } finally {
      clearTimeout(patience);
      heard.abort();
    }
  }

  /** Ends the thread; the next act opens another. */
  stop(): void {
    this.#thread?.terminate();
    this.#thread = null;
  }
}

/**
 * The first round of a story.
 *
 * @throws {RunnerError}
 */
export async function firstRound(
  program: string,
  of: Omit<RunnerAct & { kind: 'begin' }, 'kind'>,
): Promise<EngineRound> {
  const runner = new StoryRunner(program);
  try {
    return await runner.run({ kind: 'begin', ...of });
  } finally {
    runner.stop();
  }
}
