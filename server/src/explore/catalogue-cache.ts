import { LRUCache } from 'lru-cache';
import type { Database } from '../db/database.ts';
import { TableWatch } from '../db/table-watch.ts';
import { PreparedData } from '../http/prepared-data.ts';
import type { Clock } from '../lib/clock.ts';
import { ownsEntries } from './own/owner-store.ts';
import type { View } from '../http/view.ts';

/** All that the answers of the explore pages are made of. */
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

/** What is new and whose night it is follows the clock; another server whose notice was lost is noticed by then too. */
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
 * Answers of the explore pages, kept until anything that they are made of is written. There is one for each language
 * and content mode, which everybody shares who has no characters and no stories of their own; for those who have some,
 * there is one of theirs. Nothing else in an answer may depend on who looks.
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
   * The answer to a question about the catalogue.
   *
   * @param question Names the operation and all of its input.
   * @param make Makes the data for the view that it is given, and no other.
   * @throws what `make` throws; that is not kept.
   */
  async read<Data>(
    view: View,
    question: readonly unknown[],
    make: (view: View) => Promise<Data>,
  ): Promise<PreparedData<Data>> {
    // Before anything is read: a write meanwhile makes what is kept outdated, not the other way round.
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

  /** The view of a stranger for all who would see the same. */
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
