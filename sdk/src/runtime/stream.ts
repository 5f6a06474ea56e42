import { createParser, type EventSourceMessage } from 'eventsource-parser';
import { safeParse } from 'zod/mini';
import { currentSettings, type Clock } from './configuration';
import { readFailure } from './envelope';
import { ConnectionError, ContractError, FabulaError } from './errors';
import type { CheckedOptions } from './http';
import { pause, retryDelayMs } from './retry';
import { isDeclared, report, request, sendInSession, toTransportError, type DeclaredResponses } from './transport';

/** Options of an event stream. */
export interface StreamOptions<Event> extends CheckedOptions<Event> {
  /** Id of the last event that the caller has seen: the stream continues after it. */
  readonly lastEventId?: string;
  /** How long the stream may be silent before it counts as broken, in milliseconds; by default three heartbeats of 15 s. */
  readonly silenceMs?: number;
  /** Reconnections in a row without an event after which the reader gives up; 5 by default, 0 for a caller that resumes by itself. */
  readonly reconnections?: number;
  /** Called each time that a connection stands, before its first event. */
  readonly onOpen?: () => void;
  /** Called with the id of an event before the event is yielded: what `lastEventId` takes. */
  readonly onEventId?: (id: string) => void;
}

const defaultSilenceMs = 45_000;
const defaultReconnections = 5;

const unlessSilent = async <Value>(work: Promise<Value>, ms: number, clock: Clock): Promise<Value> => {
  const done = new AbortController();
  const silence = clock.sleep(ms, done.signal).then(() => {
    throw new ConnectionError(`The stream was silent for ${ms} ms`);
  });
  try {
    return await Promise.race([work, silence]);
  } finally {
    done.abort();
  }
};

const open = async (
  url: string,
  options: StreamOptions<unknown>,
  declared: DeclaredResponses | undefined,
  lastEventId: string | undefined,
  signal: AbortSignal,
): Promise<NonNullable<Response['body']>> => {
  const headers = new Headers(options.headers);
  headers.set('Accept', 'text/event-stream');
  if (lastEventId !== undefined) headers.set('Last-Event-ID', lastEventId);
  const { response, failed } = await sendInSession(options, async (session) => {
    const answer = await request(url, { ...options, headers }, session, signal);
    const body: unknown = answer.ok ? undefined : await answer.json().catch(() => undefined);
    return { response: answer, failed: readFailure(answer, body, isDeclared(answer, declared)) };
  });
  if (failed !== undefined) throw failed;
  if (response.body === null) throw new ContractError(`${url} answered without a stream`);
  return response.body;
};

/** The messages of one connection; ends when the server ends the stream, throws when the connection breaks. */
async function* connect(
  url: string,
  options: StreamOptions<unknown>,
  declared: DeclaredResponses | undefined,
  lastEventId: string | undefined,
): AsyncGenerator<EventSourceMessage, void, undefined> {
  const { clock } = currentSettings();
  const { signal: caller, silenceMs = defaultSilenceMs } = options;
  const leaving = new AbortController();
  const signal = caller ? AbortSignal.any([caller, leaving.signal]) : leaving.signal;
  try {
    const body = await unlessSilent(open(url, options, declared, lastEventId, signal), silenceMs, clock);
    options.onOpen?.();
    const reader = body.pipeThrough(new TextDecoderStream()).getReader();
    const arrived: EventSourceMessage[] = [];
    const parser = createParser({ onEvent: (message) => arrived.push(message) });
    for (;;) {
      const { done, value } = await unlessSilent(reader.read(), silenceMs, clock);
      if (done) return;
      parser.feed(value);
      yield* arrived.splice(0);
    }
  } catch (cause) {
    throw toTransportError(cause, caller);
  } finally {
    leaving.abort();
  }
}

const readEvent = <Event>(url: string, data: string, { schema }: StreamOptions<Event>): Event => {
  if (schema === undefined) throw new ContractError(`${url} has no named schema in the contract`);
  try {
    const parsed = safeParse(schema, JSON.parse(data));
    if (parsed.success) return parsed.data;
    throw new ContractError(`${url} sent an event outside the contract`, { cause: parsed.error });
  } catch (cause) {
    if (cause instanceof ContractError) throw cause;
    throw new ContractError(`${url} sent an event that is not JSON`, { cause });
  }
};

/**
 * orval's mutator of event streams: `for await (const event of …)` yields every event, checked against the contract. A
 * read whose connection breaks or falls silent is taken up again after the last event seen; leaving the loop or aborting
 * the signal closes the connection.
 */
export async function* stream<Answer extends { readonly data: unknown }>(
  url: string,
  options: StreamOptions<Answer['data']>,
  declared?: DeclaredResponses,
): AsyncGenerator<Answer['data'], void, undefined> {
  const settings = currentSettings();
  const { reconnections = defaultReconnections } = options;
  let { lastEventId } = options;
  let fruitless = 0;
  for (;;) {
    try {
      for await (const message of connect(url, options, declared, lastEventId)) {
        lastEventId = message.id ?? lastEventId;
        fruitless = 0;
        if (message.id !== undefined) options.onEventId?.(message.id);
        yield readEvent(url, message.data, options);
      }
      return;
    } catch (error) {
      if (!(error instanceof FabulaError)) throw error;
      const mayResume = options.method === 'GET' && fruitless < reconnections;
      const delay = mayResume ? retryDelayMs(error, fruitless, settings.clock) : undefined;
      if (delay === undefined) {
        report(error, settings);
        throw error;
      }
      fruitless += 1;
      await pause(settings.clock, delay, options.signal);
    }
  }
}
