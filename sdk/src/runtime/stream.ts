import { settingsOf, type Clock, type Settings } from './configuration';
import { readFailure } from './answers/envelope';
import { AbortedError, ConnectionError, ContractError, FabulaError } from './answers/errors';
import { createEventParser, type StreamMessage } from './answers/event-parser';
import type { CheckedOptions } from './http';
import { untilClosed, waitToReconnect, type ReconnectPolicy } from './reconnect';
import { readAnswer } from './answers/tolerance';
import {
  isDeclared,
  joinSignals,
  report,
  request,
  sendInSession,
  toTransportError,
  type DeclaredResponses,
} from './transport';

export interface StreamOptions<Event> extends CheckedOptions<Event> {
  /** Id of the last event that the caller has seen: the stream continues after it. */
  readonly lastEventId?: string;
  /** How long the stream may be silent before it counts as broken, in milliseconds; by default three heartbeats of 15 s. */
  readonly silenceMs?: number;
  /** When the stream reconnects; by default after failures that may pass, until the server ends the stream. */
  readonly reconnect?: ReconnectPolicy;
  /** Called each time that a connection is open, before its first event. */
  readonly onOpen?: () => void;
  readonly onLost?: (error: FabulaError) => void;
}

const defaultSilenceMs = 45_000;

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

/** The messages of one connection; ends when the server ends it or it is to be replaced, throws when it breaks. */
async function* connect(
  url: string,
  options: StreamOptions<unknown>,
  declared: DeclaredResponses | undefined,
  lastEventId: string | undefined,
): AsyncGenerator<StreamMessage, void, undefined> {
  const { clock } = settingsOf(options.client);
  const { signal: caller, silenceMs = defaultSilenceMs, reconnect } = options;
  const leaving = new AbortController();
  const unwatch = reconnect?.watch?.(() => leaving.abort());
  const signal = joinSignals(caller, leaving);
  try {
    const body = await unlessSilent(open(url, options, declared, lastEventId, signal), silenceMs, clock);
    options.onOpen?.();
    const reader = body.pipeThrough(new TextDecoderStream()).getReader();
    const parse = createEventParser();
    for (;;) {
      const { done, value } = await unlessSilent(reader.read(), silenceMs, clock);
      if (done) return;
      yield* parse(value);
    }
  } catch (cause) {
    const isReplaced = leaving.signal.aborted && !caller?.aborted;
    if (!isReplaced) throw toTransportError(cause, caller);
  } finally {
    unwatch?.();
    leaving.abort();
  }
}

const parseEvent = (url: string, data: string): unknown => {
  try {
    return JSON.parse(data);
  } catch (cause) {
    throw new ContractError(`${url} sent an event that is not JSON`, { cause });
  }
};

/** The event of a message; `undefined` for one of a kind that only a newer contract knows. */
const readEvent = <Event>(url: string, data: string, { schema }: StreamOptions<Event>, settings: Settings) => {
  if (schema === undefined) throw new ContractError(`${url} has no named schema in the contract`);
  const event = parseEvent(url, data);
  const message = `${url} sent an event outside the contract`;
  const { value, isOfUnknownKind } = readAnswer(schema, event, { url, message, settings });
  return isOfUnknownKind ? undefined : { value };
};

/**
 * orval's mutator of event streams: `for await (const event of …)` yields every event, checked against the contract. A
 * read whose connection ends is resumed after the last event seen, as its policy says; leaving the loop or aborting the
 * signal closes the connection.
 *
 * @throws FabulaError when the policy gives up
 */
export function stream<Answer extends { readonly data: unknown }>(
  url: string,
  options: StreamOptions<Answer['data']>,
  declared?: DeclaredResponses,
): AsyncGenerator<Answer['data'], void, undefined> {
  // Read now: the generator itself begins at the first event that the caller asks for.
  const settings = settingsOf(options.client);
  return readStream(url, { ...options, client: { settings } }, declared, settings);
}

async function* readStream<Event>(
  url: string,
  options: StreamOptions<Event>,
  declared: DeclaredResponses | undefined,
  settings: Settings,
): AsyncGenerator<Event, void, undefined> {
  const { reconnect = untilClosed } = options;
  let { lastEventId } = options;
  let attempt = 0;
  for (;;) {
    let lost: FabulaError | undefined;
    try {
      for await (const message of connect(url, options, declared, lastEventId)) {
        lastEventId = message.id ?? lastEventId;
        attempt = 0;
        const event = readEvent(url, message.data, options, settings);
        if (event !== undefined) yield event.value;
      }
    } catch (error) {
      if (!(error instanceof FabulaError)) throw error;
      lost = error;
    }
    const mayResume = options.method === 'GET' && !(lost instanceof AbortedError);
    const delay = mayResume ? reconnect.delayMs(attempt, lost, settings.clock) : undefined;
    if (delay === undefined) {
      if (lost === undefined) return;
      report(lost, settings);
      throw lost;
    }
    if (lost !== undefined) options.onLost?.(lost);
    attempt += 1;
    await waitToReconnect(reconnect, delay, settings.clock, options.signal);
  }
}
