import { ApiError, type ContentMode, type Locale } from '@fabula/sdk';
import { QueryClient } from '@tanstack/react-query';

/** How long an answer counts as fresh, in milliseconds: returning to a list must not fetch all its pages again. */
const freshMs = 5 * 60_000;
/**
 * How long an unused answer is cached, in milliseconds: a reader comes back to a list after a long story. On the
 * server the whole cache goes with its render; a timer would keep it alive.
 */
const keptMs = import.meta.env.SSR ? Infinity : 30 * 60_000;

const createQueryClient = () =>
  new QueryClient({
    defaultOptions: {
      // The SDK itself retries safe reads, and knows which failures pass. What a loader has just failed to get, its page
      // does not ask for at once again: it says so, and the reader decides.
      queries: { staleTime: freshMs, gcTime: keptMs, retry: false, retryOnMount: false, refetchOnWindowFocus: false },
      mutations: { retry: false },
    },
  });

/**
 * One cache per language and content mode. Both travel in headers, so the keys of the queries do not name them; apart,
 * an answer in one language can never be shown in another.
 */
export class QueryClients {
  /** Account data is the same in every language and mode. */
  readonly account = createQueryClient();
  readonly #clients = new Map<string, QueryClient>();

  /** The cache of a language in a content mode. */
  of(locale: Locale, mode: ContentMode): QueryClient {
    const key = `${locale} ${mode}`;
    const present = this.#clients.get(key);
    if (present !== undefined) return present;
    const client = createQueryClient();
    this.#clients.set(key, client);
    return client;
  }

  /** Refetches what is in view and shows the cached data meanwhile; the rest is fetched when it is needed. */
  refresh(): void {
    for (const client of [this.account, ...this.#clients.values()]) void client.invalidateQueries();
  }

  /** Forgets every answer, as after a change of account; what is in view is refetched. */
  clear(): void {
    for (const client of [this.account, ...this.#clients.values()]) void client.resetQueries();
  }
}

/** Whether a call failed because whom the thing belongs to has taken it back. */
export const isGone = (error: unknown): boolean => error instanceof ApiError && error.status === 410;

/** Whether a call was refused because nothing can have the id, as in an address that was written by hand. */
const isImpossibleId = ({ status, field }: ApiError): boolean => status === 400 && field?.endsWith('Id') === true;

/** Whether a call failed because the thing asked for does not exist. */
export const isNotFound = (error: unknown): boolean =>
  error instanceof ApiError && (error.status === 404 || isImpossibleId(error));
