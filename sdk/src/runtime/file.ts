import { settingsOf } from './configuration';
import { readFailure } from './answers/envelope';
import {
  isDeclared,
  joinSignals,
  report,
  request,
  sendInSession,
  toTransportError,
  type CallOptions,
  type DeclaredResponses,
} from './transport';

export type { ErrorType } from './http';

/** The name under which a file is to be saved, from `Content-Disposition` (RFC 6266, RFC 8187). */
function nameOf({ headers }: Response): string {
  const disposition = headers.get('content-disposition') ?? '';
  const encoded = /filename\*=UTF-8''([^;]+)/i.exec(disposition)?.[1];
  return encoded === undefined ? (/filename="([^"]*)"/i.exec(disposition)?.[1] ?? '') : decodeURIComponent(encoded);
}

/**
 * orval's mutator of operations that answer a file instead of an envelope: resolves to the file, with its name and its
 * media type. A refusal is read from its envelope, as everywhere.
 */
export async function file(url: string, given: CallOptions, declared?: DeclaredResponses): Promise<File> {
  const settings = settingsOf(given.client);
  const options = { ...given, client: { settings } };
  const headers = new Headers(options.headers);
  headers.set('Accept', '*/*');
  const { timeoutMs: ms = settings.timeoutMs, signal: caller } = options;
  const limit = new AbortController();
  const timer = setTimeout(() => limit.abort(), ms);
  const signal = joinSignals(caller, limit);
  try {
    const { response } = await sendInSession(options, async (session) => ({
      response: await request(url, { ...options, headers }, session, signal),
    }));
    const body: unknown = response.ok ? undefined : await response.json().catch(() => undefined);
    const failure = readFailure(response, body, isDeclared(response, declared));
    if (failure !== undefined) throw failure;
    const content = await response.blob();
    return new File([content], nameOf(response), { type: content.type });
  } catch (cause) {
    const error = toTransportError(cause, caller, { signal: limit.signal, ms });
    report(error, settings);
    throw error;
  } finally {
    clearTimeout(timer);
    limit.abort();
  }
}
