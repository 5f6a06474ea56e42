import { ApiError, type ContentMode, type Locale, type Preferences } from '@fabula/sdk';
import { QueryClient } from '@tanstack/react-query';

import { inOwnTask } from './in-own-task';

/** How long an answer counts as fresh, in milliseconds: returning to a list must not fetch all its pages again. */
const freshMs = 5 * 60_000;
/** In milliseconds. On the server the cache ends with its render; a timer would keep it alive. */
const keptMs = import.meta.env.SSR ? Infinity : 30 * 60_000;

const createQueryClient = (preferences?: Preferences) =>
  new QueryClient({
    defaultOptions: {
      // The SDK retries safe reads itself. A page does not repeat a loader's failed request: it shows the failure and
      // offers a retry.
      queries: {
        staleTime: freshMs,
        gcTime: keptMs,
        retry: false,
        retryOnMount: false,
        refetchOnWindowFocus: false,
        ...(import.meta.env.SSR ? {} : { persister: inOwnTask(preferences) }),
      },
      mutations: { retry: false },
    },
  });

/** One cache per language and content mode, which travel in headers and not in query keys. */
export class QueryClients {
  /** Account data is the same in every language and mode. */
  readonly account = createQueryClient();
  readonly #clients = new Map<string, QueryClient>();

  of(locale: Locale, mode: ContentMode): QueryClient {
    const key = `${locale} ${mode}`;
    const present = this.#clients.get(key);
    if (present !== undefined) return present;
    const client = createQueryClient({ language: locale, contentMode: mode });
    this.#clients.set(key, client);
    return client;
  }

  /** Refetches what is in view; the rest when it is needed. */
  refresh(): void {
    for (const client of [this.account, ...this.#clients.values()]) void client.invalidateQueries();
  }

  clear(): void {
    for (const client of [this.account, ...this.#clients.values()]) void client.resetQueries();
  }
}

export const isGone = (error: unknown): boolean => error instanceof ApiError && error.status === 410;

const isImpossibleId = ({ status, field }: ApiError): boolean => status === 400 && field?.endsWith('Id') === true;

export const isNotFound = (error: unknown): boolean =>
  error instanceof ApiError && (error.status === 404 || isImpossibleId(error));
