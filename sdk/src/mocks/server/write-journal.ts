import { array, number, object, optional, record, string } from 'zod/mini';
import type { KeyValueStorage } from '../../runtime/storage';
import { mockedUrl } from './base-url';
import { continueIds, idCount } from '../new-id';

const Entry = object({
  method: string(),
  path: string(),
  headers: record(string(), string()),
  body: optional(string()),
  /** How many ids there were before: what is made again gets the id that it had. */
  ids: number(),
});
type Entry = ReturnType<typeof Entry.parse>;

const telling = ['content-type', 'if-match', 'idempotency-key', 'user-login-status', 'device-id'];

/** Larger bodies, such as pictures, would not fit into the storage of a page. */
const longestBody = 100_000;

/** Where a scenario's journal is; remove it to begin again. */
export const journalKey = (scenario: string): string => `fabula-mocks:${scenario}`;

export class WriteJournal {
  readonly #storage: KeyValueStorage;
  readonly #key: string;
  readonly #entries: Entry[];

  constructor(storage: KeyValueStorage, scenario: string) {
    this.#storage = storage;
    this.#key = journalKey(scenario);
    this.#entries = readEntries(storage.getItem(this.#key));
  }

  async replay(carryOut: (path: string, request: Request) => Promise<Response | undefined>): Promise<void> {
    for (const { method, path, headers, body, ids } of this.#entries) {
      continueIds(ids);
      const content = body === undefined ? {} : { body };
      await carryOut(path, new Request(mockedUrl(path), { method, headers, ...content }));
    }
  }

  /** What a request would be remembered as; call it before the request is carried out. */
  async entryOf(path: string, request: Request): Promise<Entry> {
    const ids = idCount();
    const headers = telling.flatMap((name) => {
      const value = request.headers.get(name);
      return value === null ? [] : [[name, value] as const];
    });
    const text = await request.clone().text();
    const content = text === '' ? {} : { body: text };
    return { method: request.method, path, headers: Object.fromEntries(headers), ...content, ids };
  }

  add(entry: Entry): void {
    if ((entry.body?.length ?? 0) > longestBody) return;
    this.#entries.push(entry);
    this.#storage.setItem(this.#key, JSON.stringify(this.#entries));
  }
}

function readEntries(text: string | null): Entry[] {
  if (text === null) return [];
  try {
    const parsed = array(Entry).safeParse(JSON.parse(text));
    return parsed.success ? parsed.data : [];
  } catch {
    return [];
  }
}
