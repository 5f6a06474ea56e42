import type { Clock } from '../../../lib/clock.ts';
import { readEvents } from '../../http/event-stream.ts';
import { SilenceLimit } from '../../http/silence-limit.ts';
import { watchedFetch } from '../../http/watched-request.ts';
import {
  TextEngineError,
  type PromptMessage,
  type TextChunk,
  type TextEngine,
  type TextRequest,
  type TokenUsage,
} from '../text-engine.ts';
import { ChatChunk, endOf, factsOf } from './chat-chunk.ts';
import { FirstTokenLimit } from './first-token-limit.ts';
import type { RequestOptions } from '../../../config/engines/request-options.ts';
import { extraFields, extraHeaders } from './request-options.ts';
import { ThoughtFilter } from './thought-filter.ts';
import { ResponseFormat } from './response-format.ts';
import { ErrorBody, failureInStream, failureOfStatus } from './failure.ts';

export interface OpenAiOptions {
  name: string;
  /** With its version, without a trailing slash. */
  baseUrl: string;
  apiKey: string | undefined;
  model: string;
  seesImages?: boolean;
  /** In ms. */
  stallMs: number;
  /** In ms, until the first word or thought; signs of life do not count. Without one, only silence ends a request. */
  firstTokenMs?: number | undefined;
  clock: Clock;
  request?: RequestOptions | undefined;
}

/** The protocol's maximum. */
const MOST_STOPS = 4;
const DONE = '[DONE]';
/** Tolerated per reply: proxies and overloaded hosts cut some. */
const MOST_BAD_CHUNKS = 3;
const USAGE_MS = 3_000;
const NOTHING_EXTRA: RequestOptions = { extraBody: {}, reasoning: 'default', cacheHint: 'none' };

/** OpenAI's chat completions protocol: hosted models, Ollama, llama.cpp, vLLM. */
export function createOpenAiEngine(options: OpenAiOptions): TextEngine {
  const { name, model, seesImages = false, stallMs, firstTokenMs } = options;
  const format = new ResponseFormat();
  return {
    name,
    model,
    seesImages,
    hasModel: true,
    async *generate(request, signal) {
      const silence = new SilenceLimit(stallMs, stalled);
      using firstToken = new FirstTokenLimit(firstTokenMs);
      const ended = AbortSignal.any([signal, silence.signal, firstToken.signal]);
      try {
        const response = await format.ask(request.format, (field) => silence.wait(ask(options, request, field, ended)));
        yield* read(await checked(response, options.clock, silence), silence, firstToken);
      } catch (error) {
        // Fetch wraps abort reasons in errors of its own.
        ended.throwIfAborted();
        if (error instanceof TextEngineError) throw error;
        throw new TextEngineError('unavailable', 'The engine does not answer', { cause: error });
      }
    },
  };
}

function stalled(ms: number): TextEngineError {
  return new TextEngineError('stalled', `The engine was silent for ${ms} ms`);
}

function ask(
  { apiKey, baseUrl, model, request: options = NOTHING_EXTRA }: OpenAiOptions,
  request: TextRequest,
  responseFormat: object,
  signal: AbortSignal,
): Promise<Response> {
  const { cacheKey, maxTokens, messages, seed, stop, temperature } = request;
  // OpenAI's newer models refuse the old name, other hosts know no other.
  const limit = new URL(baseUrl).hostname === 'api.openai.com' ? 'max_completion_tokens' : 'max_tokens';
  const body = {
    ...extraFields(options, cacheKey),
    model: request.model ?? model,
    messages: messages.map(toWire),
    temperature,
    seed,
    [limit]: maxTokens,
    ...(stop.length === 0 ? {} : { stop: stop.slice(0, MOST_STOPS) }),
    ...responseFormat,
    stream: true,
    stream_options: { include_usage: true },
  };
  const headers = new Headers({
    ...extraHeaders(options, cacheKey),
    'content-type': 'application/json',
    accept: 'text/event-stream',
  });
  if (apiKey !== undefined) headers.set('authorization', `Bearer ${apiKey}`);
  return watchedFetch(`${baseUrl}/chat/completions`, {
    method: 'POST',
    headers,
    body: JSON.stringify(body),
    redirect: 'error',
    signal,
  });
}

function toWire({ content, pictures = [], role }: PromptMessage): object {
  if (pictures.length === 0) return { role, content };
  const images = pictures.map((url) => ({ type: 'image_url', image_url: { url } }));
  return { role, content: [{ type: 'text', text: content }, ...images] };
}

async function checked(response: Response, clock: Clock, silence: SilenceLimit): Promise<Response> {
  if (response.ok) return response;
  const body: unknown = await silence.wait(response.json()).catch(() => undefined);
  throw failureOfStatus(response.status, response.headers, body, clock.now());
}

async function* read(
  response: Response,
  silence: SilenceLimit,
  firstToken: FirstTokenLimit,
): AsyncGenerator<TextChunk> {
  let finishReason: string | undefined;
  let usage: TokenUsage | undefined;
  let hasText = false;
  let bad = 0;
  const thoughts = new ThoughtFilter();
  try {
    for await (const data of dataOf(response, silence)) {
      if (data === DONE) {
        // A few hosts give no reason before the end.
        if (hasText) finishReason ??= 'stop';
        break;
      }
      const chunk = understood(data);
      if (chunk === undefined) {
        bad += 1;
        if (bad > MOST_BAD_CHUNKS) throw new TextEngineError('malformed', 'The engine sent too many broken chunks');
        continue;
      }
      const facts = factsOf(chunk);
      if (facts.text !== '' || facts.hasThought) firstToken.clear();
      usage = facts.usage ?? usage;
      if (facts.finishReason === 'error') throw new TextEngineError('unavailable', 'The engine ended with an error');
      if (facts.finishReason !== undefined) silence.shorten(USAGE_MS);
      finishReason = facts.finishReason ?? finishReason;
      const text = thoughts.pass(facts.text);
      hasText ||= facts.text !== '';
      if (text !== '') yield { kind: 'text', text };
    }
  } catch (error) {
    // Only the usage is missing, which a reply does not need.
    if (finishReason === undefined) throw error;
  }
  const rest = thoughts.rest();
  if (rest !== '') yield { kind: 'text', text: rest };
  if (finishReason === undefined) {
    const reason = bad > 0 ? 'malformed' : 'unavailable';
    throw new TextEngineError(reason, 'The stream broke off before its end');
  }
  yield endOf(finishReason, usage);
}

async function* dataOf(response: Response, silence: SilenceLimit): AsyncGenerator<string> {
  if (response.headers.get('content-type')?.includes('json')) yield await silence.wait(response.text());
  else if (response.body !== null) yield* readEvents(response.body, silence);
}

/** Undefined for an invalid chunk; throws an error inside a stream. */
function understood(data: string): ChatChunk | undefined {
  const json = parseJson(data);
  if (ErrorBody.safeParse(json).success) throw failureInStream(json);
  return ChatChunk.safeParse(json).data;
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
