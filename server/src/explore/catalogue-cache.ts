import { LRUCache } from 'lru-cache';
import type { Database } from '../db/database.ts';
import { TableWatch } from '../db/table-watch.ts';
import { PreparedData } from '../http/prepared-data.ts';
import type { Clock } from '../lib/clock.ts';
import { ownsEntries } from './own/owner-store.ts';
import type { View } from '../http/view.ts';

const TABLES = [
  'characters',
  'character_texts',
  'character_tags',
  'stories',
  'story_texts',
  'story_tags',
  'story_cast',
  'tags',
  'tag_labels',
  'shelf_items',
  'hero_stories',
] as const;

/** Time-dependent content, and a lost notice of another server, are at most this old. */
const MAX_AGE_MS = 15_000;
const MAX_BYTES = 32_000_000;
const MAX_KNOWN_VIEWERS = 10_000;

interface Entry {
  version: number;
  madeAt: number;
  data: PreparedData<unknown>;
}

interface Making {
  version: number;
  data: Promise<PreparedData<unknown>>;
}

export interface CatalogueCacheDeps {
  database: Database;
  clock: Clock;
}

/**
 * Caches explore responses until their tables are written: one per language and content mode for viewers without own
 * entries, one per viewer otherwise. Nothing else in a response may depend on the viewer.
 */
export class CatalogueCache {
  readonly #database: Database;
  readonly #clock: Clock;
  readonly #watch: TableWatch;
  readonly #entries = new LRUCache<string, Entry>({
    maxSize: MAX_BYTES,
    sizeCalculation: ({ data }, key) => data.bytes.length + key.length,
  });
  readonly #makings = new Map<string, Making>();
  readonly #owners = new LRUCache<string, { version: number; owns: boolean }>({ max: MAX_KNOWN_VIEWERS });

  constructor({ clock, database }: CatalogueCacheDeps) {
    this.#database = database;
    this.#clock = clock;
    this.#watch = new TableWatch(database, 'catalogue', TABLES);
  }

  /**
   * The response to a question.
   *
   * @param question Names the operation and all its input.
   * @param make Makes the data for exactly this view; what it throws is not cached.
   */
  async read<Data>(
    view: View,
    question: readonly unknown[],
    make: (view: View) => Promise<Data>,
  ): Promise<PreparedData<Data>> {
    // Before reading: a write meanwhile must outdate the response.
    const { version } = this.#watch;
    if (version === undefined) return new PreparedData(await make(view));
    const seenBy = await this.#sharedView(view, version);
    const key = JSON.stringify([seenBy.locale, seenBy.mature, seenBy.viewerId, ...question]);
    const kept = this.#entries.get(key);
    if (kept?.version === version && this.#isFresh(kept)) return kept.data;
    const making = this.#makings.get(key);
    if (making?.version === version) return making.data;
    return this.#make(key, version, () => make(seenBy));
  }

  async #make<Data>(key: string, version: number, make: () => Promise<Data>): Promise<PreparedData<Data>> {
    const madeAt = this.#clock.now();
    const data = make().then((made) => new PreparedData(made));
    const making = { version, data };
    this.#makings.set(key, making);
    try {
      const made = await data;
      this.#entries.set(key, { version, madeAt, data: made });
      return made;
    } finally {
      if (this.#makings.get(key) === making) this.#makings.delete(key);
    }
  }

  #isFresh({ madeAt }: Entry): boolean {
    const age = this.#clock.now() - madeAt;
    return age >= 0 && age < MAX_AGE_MS;
  }

  async #sharedView(view: View, version: number): Promise<View> {
    const { locale, mature, viewerId } = view;
    if (viewerId === undefined) return view;
    const known = this.#owners.get(viewerId);
    if (known?.version === version) return known.owns ? view : { locale, mature };
    const owns = await ownsEntries(this.#database.db, viewerId);
    this.#owners.set(viewerId, { version, owns });
    return owns ? view : { locale, mature };
  }
}
