import path from 'node:path';
import type { Clock } from '../../../lib/clock.ts';
import { StartError } from '../../../lib/start-error.ts';
import { SilenceLimit } from '../../http/silence-limit.ts';
import { TextEngineError, type TextChunk, type TextEngine, type TextRequest } from '../text-engine.ts';
import { ModelChild } from './model-child.ts';
import type { ReplyNews, ReplyOrder } from './protocol.ts';
import { ReplyQueue } from './reply-queue.ts';

export interface ModelFileOptions {
  file: string;
  /** Most replies at a time. */
  parallel: number;
  contextTokens: number;
  /** Of the processor; undefined for what suits the machine. */
  threads?: number | undefined;
  /** In ms. */
  stallMs: number;
  clock: Clock;
}

/** An engine with a process of its own. */
export interface ModelFileEngine extends TextEngine {
  prepare(): Promise<void>;
  close(): Promise<void>;
  /** Of the process; undefined before its start. */
  readonly pid: number | undefined;
}

/** A model in a GGUF file, which a process of this server loads with llama.cpp. */
export function createModelFileEngine({ clock, stallMs, ...load }: ModelFileOptions): ModelFileEngine {
  const child = new ModelChild(load, clock);
  const queue = new ReplyQueue();
  return {
    name: 'file',
    model: path.basename(load.file).replace(/\.gguf$/i, ''),
    hasModel: true,
    get pid() {
      return child.pid;
    },
    async prepare() {
      await child.load();
    },
    close: () => child[Symbol.asyncDispose](),
    async *generate(request, signal) {
      queue.atOnce = await unlessAborted(loaded(child), signal);
      await queue.enter(signal);
      const news = await begin(child, queue, request, signal);
      const silence = new SilenceLimit(stallMs, stalled);
      yield* read(news, silence, AbortSignal.any([signal, silence.signal]));
    },
  };
}

async function loaded(child: ModelChild): Promise<number> {
  try {
    return await child.load();
  } catch (cause) {
    if (!(cause instanceof StartError)) throw cause;
    throw new TextEngineError('unavailable', cause.message, { cause, isUnsent: true });
  }
}

async function begin(
  child: ModelChild,
  queue: ReplyQueue,
  request: TextRequest,
  signal: AbortSignal,
): Promise<ReadableStream<ReplyNews>> {
  try {
    // It may have ended while the reply waited.
    await unlessAborted(loaded(child), signal);
    const { ended, news } = child.reply(orderOf(request));
    void ended.then(() => queue.leave());
    return news;
  } catch (error) {
    queue.leave();
    throw error;
  }
}

function orderOf(request: TextRequest): Omit<ReplyOrder, 'id' | 'kind'> {
  const { cacheKey, format, maxTokens, messages, seed, stop, temperature } = request;
  return {
    messages: messages.map(({ content, role }) => ({ role, content })),
    maxTokens,
    temperature,
    seed,
    stop: [...stop],
    ...(format === undefined ? {} : { format: { name: format.name, schema: { ...format.schema } } }),
    ...(cacheKey === undefined ? {} : { cacheKey }),
  };
}

async function* read(
  news: ReadableStream<ReplyNews>,
  silence: SilenceLimit,
  ended: AbortSignal,
): AsyncGenerator<TextChunk> {
  const reader = news.getReader();
  try {
    for (;;) {
      const { value } = await unlessAborted(silence.wait(reader.read()), ended);
      if (value === undefined) throw new TextEngineError('malformed', 'The reply had no end');
      if (value.kind === 'failed') throw new TextEngineError(value.reason, `The model failed: ${value.message}`);
      if (value.kind === 'text') yield { kind: 'text', text: value.text };
      if (value.kind !== 'end') continue;
      yield { kind: 'end', finishReason: value.finishReason, usage: value.usage };
      return;
    }
  } finally {
    await reader.cancel();
  }
}

async function unlessAborted<Value>(work: Promise<Value>, signal: AbortSignal): Promise<Value> {
  signal.throwIfAborted();
  const aborted = Promise.withResolvers<never>();
  const abort = () => aborted.reject(signal.reason);
  signal.addEventListener('abort', abort, { once: true });
  try {
    return await Promise.race([work, aborted.promise]);
  } finally {
    signal.removeEventListener('abort', abort);
  }
}

function stalled(ms: number): TextEngineError {
  return new TextEngineError('stalled', `The model was silent for ${ms} ms`);
}
