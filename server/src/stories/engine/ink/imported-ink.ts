import { AppError } from '../../../errors.ts';
import type { TaskModule } from '../../../parsing/task.ts';
import { MoveError, StoryRunError } from '@fabula/ink/errors';
import type { InkPlayer } from './ink-player.ts';
import type { InkProcesses } from './ink-processes.ts';
import type * as tasks from './play-tasks.ts';
import type { PlayAnswer } from './play-tasks.ts';
import type { TalkTags } from '@fabula/ink/talk-tags';

const module: TaskModule<typeof tasks> = { url: new URL('./play-tasks.ts', import.meta.url) };

/** A program in ink that a visitor has imported. It never runs in this process. */
export class ImportedInk {
  /** SHA-256 of its JSON, by which the processes know it. */
  readonly hash: string;
  readonly #read: () => Promise<string>;
  #talk: TalkTags | undefined;

  /** @param read Its JSON as `readInkSource` gives it: read again for every process that does not know it. */
  constructor(hash: string, read: () => Promise<string>) {
    this.hash = hash;
    this.#read = read;
  }

  /**
   * Plays it in bounded processes. Besides what `InkProgram` throws, each call throws UNAVAILABLE with `Retry-After`
   * while too many calls wait, and a `StoryRunError` for one that takes too much time or memory.
   *
   * @param queueKey Whose calls they are (`queueKeyOf`): callers take turns.
   */
  playInProcess(processes: InkProcesses, queueKey: string): InkPlayer {
    const { hash } = this;
    const call = { queueKey };
    return {
      begin: (seed, reader) =>
        this.#ask((json) => processes.run(module, 'begin', { hash, json, input: { seed, reader } }, call)),
      play: (state, move) =>
        this.#ask((json) => processes.run(module, 'play', { hash, json, input: { state, move } }, call)),
      stay: (state, note) =>
        this.#ask((json) => processes.run(module, 'stay', { hash, json, input: { state, note } }, call)),
      talk: async () =>
        (this.#talk ??= await this.#ask((json) => processes.run(module, 'talk', { hash, json, input: null }, call))),
      holding: async (state, agreements) =>
        agreements.length === 0
          ? []
          : this.#ask((json) => processes.run(module, 'holding', { hash, json, input: { state, agreements } }, call)),
      agree: (step, state, agreed) =>
        this.#ask((json) => processes.run(module, 'agree', { hash, json, input: { step, state, agreed } }, call)),
    };
  }

  async #ask<Value>(run: (json: string | undefined) => Promise<PlayAnswer<Value>>): Promise<Value> {
    try {
      const first = await run(undefined);
      return valueOf(first.kind === 'unknown-program' ? await run(await this.#read()) : first);
    } catch (error) {
      if (!(error instanceof AppError) || error.reason !== 'PAYLOAD_TOO_LARGE') throw error;
      throw new StoryRunError('too-slow', error.message, error);
    }
  }
}

function valueOf<Value>(answer: PlayAnswer<Value>): Value {
  switch (answer.kind) {
    case 'value':
      return answer.value;
    case 'move-error':
      throw new MoveError(answer.problem, answer.message);
    case 'run-error':
      throw new StoryRunError(answer.failure, answer.message);
    case 'unknown-program':
      throw new Error('The process did not accept the program');
  }
}
