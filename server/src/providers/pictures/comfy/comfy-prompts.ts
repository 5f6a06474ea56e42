import { z } from 'zod';
import { pause } from '../../engines/pause.ts';
import { FILE_ENDS } from '../files/picture-file.ts';
import type { EngineHost } from '../../engines/engine-host.ts';
import { EngineError } from '../../engines/engine-error.ts';
import type { PictureFile } from '../picture-engine.ts';
import { findPrompt, readQueue, type Pick, type PromptState } from './history.ts';
import type { Graph } from './workflow.ts';

export interface ComfyPromptsOptions {
  host: EngineHost;
  nextId: () => string;
  /** Between two looks at a prompt, in ms. */
  pollMs: number;
}

/** `place` is from 0; null once it runs. */
export interface PromptProgress {
  kind: 'progress';
  share: null;
  place: number | null;
}

const Accepted = z.object({ prompt_id: z.string().regex(/^[\w-]{1,100}$/) });
const Uploaded = z.object({ name: z.string().min(1), subfolder: z.string().optional() });

/** The prompts of a ComfyUI, whatever they make. Everything throws EngineError or the signal's reason. */
export class ComfyPrompts {
  readonly #host: EngineHost;
  readonly #nextId: () => string;
  readonly #pollMs: number;

  constructor({ host, nextId, pollMs }: ComfyPromptsOptions) {
    this.#host = host;
    this.#nextId = nextId;
    this.#pollMs = pollMs;
  }

  /** Answers the name by which a workflow loads the picture. */
  async upload(file: PictureFile, signal: AbortSignal): Promise<string> {
    const fileName = `fabula-${this.#nextId()}.${FILE_ENDS[file.mime]}`;
    const form = [
      { name: 'image', fileName, mime: file.mime, bytes: file.bytes },
      { name: 'type', text: 'input' },
    ];
    const answer = Uploaded.safeParse(await this.#host.json('/upload/image', { method: 'POST', form }, signal));
    if (!answer.success) throw new EngineError('broken', 'The upload was not confirmed');
    const { name: stored, subfolder = '' } = answer.data;
    return subfolder === '' ? stored : `${subfolder}/${stored}`;
  }

  /** Queues graphs in order; all of them or none. Answers their ids. */
  async queue(graphs: readonly Graph[], signal: AbortSignal): Promise<string[]> {
    const clientId = this.#nextId();
    const ids: string[] = [];
    try {
      for (const prompt of graphs) {
        const json = { prompt, client_id: clientId };
        const answer = Accepted.safeParse(await this.#host.json('/prompt', { method: 'POST', json }, signal));
        if (!answer.success) throw new EngineError('broken', 'The prompt was not confirmed');
        ids.push(answer.data.prompt_id);
      }
      return ids;
    } catch (error) {
      await this.drop(ids).catch(() => undefined);
      throw error;
    }
  }

  /** Answers the path of what the prompt has made. */
  async *follow(promptId: string, pick: Pick, signal: AbortSignal): AsyncGenerator<PromptProgress, string> {
    const { stallMs } = this.#host;
    let last: PromptState | undefined;
    let runningSince = performance.now();
    for (;;) {
      const state = await findPrompt(this.#host, { pick, promptId }, signal);
      if (state.kind === 'done') return state.path;
      if (state.kind === 'unknown') throw new EngineError('lost', 'The engine no longer knows the prompt');
      if (last === undefined || !isSame(last, state)) {
        last = state;
        runningSince = performance.now();
        yield { kind: 'progress', share: null, place: state.kind === 'waiting' ? state.place : null };
      } else if (state.kind === 'running' && performance.now() - runningSince > stallMs) {
        throw new EngineError('stalled', `The engine has run for ${stallMs} ms`);
      }
      await pause(this.#pollMs, signal);
    }
  }

  /** Dequeues prompts, and interrupts only one of ours. */
  async drop(ids: readonly string[]): Promise<void> {
    const signal = AbortSignal.timeout(this.#host.stallMs);
    await this.#host.post('/queue', { delete: ids }, signal);
    const { running } = await readQueue(this.#host, signal);
    for (const promptId of ids.filter((id) => running.includes(id))) {
      await this.#host.post('/interrupt', { prompt_id: promptId }, signal);
    }
  }
}

function isSame(one: PromptState, other: PromptState): boolean {
  return one.kind === 'waiting' && other.kind === 'waiting' ? one.place === other.place : one.kind === other.kind;
}
