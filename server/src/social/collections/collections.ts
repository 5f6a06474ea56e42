import { z } from 'zod';
import type { Accounts } from '../../accounts/accounts.ts';
import type {
  Collection,
  CollectionEntry,
  CollectionForm,
  CollectionPage,
  CollectionsOfWork,
  CollectionSummary,
} from '../../contract/validators.ts';
import type { Database, Queries, Trx } from '../../db/database.ts';
import { inTransaction } from '../../db/transaction.ts';
import { AppError } from '../../errors.ts';
import type { Explore } from '../../explore/explore.ts';
import type { ListedEntry } from '../../explore/listed/listed-entry.ts';
import { noteVisibilityChange } from '../../explore/publications.ts';
import { requireSubject, type SubjectName } from '../../explore/subjects.ts';
import type { RateLimit } from '../../rate-limits/memory-limit.ts';
import type { Member, Reader } from '../../http/reader.ts';
import type { View } from '../../http/view.ts';
import { runIdempotent } from '../../idempotency/run-idempotent.ts';
import type { Clock } from '../../lib/clock.ts';
import type { Ids } from '../../lib/ids.ts';
import { toPlainLine, toPlainText } from '../../lib/plain-text.ts';
import { cutPage } from '../../lists/keyset.ts';
import { moderate } from '../../safety/moderate.ts';
import type { Safety } from '../../safety/safety.ts';
import {
  countCollections,
  deleteCollection,
  findCollections,
  findOpenCollection,
  findOwnCollection,
  insertCollection,
  listOf,
  lockCollection,
  updateCollection,
  type CollectionRequest,
} from './collection-store.ts';
import {
  appendEntry,
  countEntries,
  deleteEntry,
  findEntries,
  findHolding,
  setPosition,
  type KnownEntry,
} from './entry-store.ts';
import { findListedCollections } from './listed-collection-store.ts';
import type { CollectionRow } from './tables.ts';

export const MOST_COLLECTIONS = 50;
export const MOST_ENTRIES = 100;
/** Entries whose pictures make the cover of a collection. */
const COVER_PICTURES = 4;

export interface CollectionDeps {
  database: Database;
  clock: Clock;
  ids: Ids;
  accounts: Pick<Accounts, 'profiles'>;
  explore: Explore;
  safety: Safety;
  limits: { acts: RateLimit; words: RateLimit };
}

/** An entry, and the id of its collection. */
interface PlacedEntry {
  of: string;
  entry: CollectionEntry;
}

/**
 * Characters and stories that an account gathers. Others open a public collection by its id, and one that is shared by its
 * link; they see public works only. Works are read with the collection, so that nothing withdrawn is shown.
 */
export class Collections {
  readonly #deps: CollectionDeps;

  constructor(deps: CollectionDeps) {
    this.#deps = deps;
  }

  /** The public collections that search engines may list. */
  async listed(): Promise<ListedEntry[]> {
    return findListedCollections(this.#deps.database.db);
  }

  /** The newest first. */
  async list({ accountId, view }: Member, request: CollectionRequest): Promise<CollectionPage> {
    const { db } = this.#deps.database;
    const rows = await findCollections(db, accountId, request);
    const page = cutPage(rows, request.limit, listOf(accountId), (row) => [row.created_at, row.collection_id]);
    return { items: await this.#summaries(db, view, page.items), nextCursor: page.nextCursor };
  }

  /** Every collection of the member, and whether a work is in it. */
  async ofWork({ accountId }: Member, work: SubjectName): Promise<CollectionsOfWork> {
    const { db } = this.#deps.database;
    const rows = (await findCollections(db, accountId, { limit: MOST_COLLECTIONS })).slice(0, MOST_COLLECTIONS);
    const ids = rows.map((row) => row.collection_id);
    const counts = await countEntries(db, ids);
    const holding = await findHolding(db, ids, work);
    const items = rows.map(({ collection_id: collectionId, name, visibility }) => ({
      collectionId,
      name,
      visibility,
      entryCount: counts.get(collectionId) ?? 0,
      contains: holding.has(collectionId),
    }));
    return { items };
  }

  /**
   * @param key The id of the collection, or its link.
   * @throws {AppError} NOT_FOUND for one that the reader may not open.
   */
  async get(reader: Reader, key: string): Promise<Collection> {
    const { accounts, database } = this.#deps;
    const { db } = database;
    const row = await this.find(reader, key);
    const own = row.account_id === reader.accountId;
    const rows = await findEntries(db, [row.collection_id], MOST_ENTRIES);
    const entries = await this.#entriesOf(reader.view, own ? rows : rows.filter(isShown));
    const profile = (await accounts.profiles(db, [row.account_id])).get(row.account_id);
    return {
      collectionId: own ? row.collection_id : key,
      name: row.name,
      description: row.description,
      visibility: row.visibility,
      ownerName: profile?.userName || null,
      entries: entries.map(({ entry }) => entry),
      updatedAt: new Date(row.updated_at).toISOString(),
      ...(own
        ? {
            own: {
              linkId: row.link_id,
              unavailableCount: rows.length - entries.length,
              withheld: row.withheld_at !== null,
            },
          }
        : {}),
    };
  }

  /** Throws NOT_FOUND for one that the reader may not open. */
  async find({ accountId }: Reader, key: string): Promise<CollectionRow> {
    const { db } = this.#deps.database;
    const own = accountId === undefined ? undefined : await findOwnCollection(db, accountId, key);
    const row = own ?? (await findOpenCollection(db, key));
    if (row === undefined) throw noSuchCollection();
    return row;
  }

  /** Throws CONFLICT beyond `MOST_COLLECTIONS`, and as `#read`. */
  async create(member: Member, form: CollectionForm): Promise<CollectionSummary> {
    const { clock, database, ids } = this.#deps;
    const { accountId, key } = member;
    const words = await this.#read(member, form);
    const now = clock.now();
    const act = { ownerId: accountId, operation: 'createCollection', key, input: form, now };
    const { collectionId } = await inTransaction(database, (trx) =>
      runIdempotent(trx, act, Made, async () => {
        const made = { collectionId: ids.next('col') };
        await insertCollection(trx, {
          ...words,
          collection_id: made.collectionId,
          account_id: accountId,
          link_id: ids.next('lnk'),
          created_at: now,
          updated_at: now,
          withheld_at: null,
        });
        if ((await countCollections(trx, accountId)) > MOST_COLLECTIONS) {
          throw new AppError('CONFLICT', `An account can have ${MOST_COLLECTIONS} collections: delete one first`, {
            field: 'collections',
          });
        }
        return made;
      }),
    );
    return this.#summary(member, collectionId);
  }

  /** Throws NOT_FOUND for the collection of another account, and as `#read`. */
  async change(member: Member, collectionId: string, form: CollectionForm): Promise<CollectionSummary> {
    const { clock, database } = this.#deps;
    const words = await this.#read(member, form);
    await inTransaction(database, async (trx) => {
      await this.#lock(trx, member, collectionId);
      await updateCollection(trx, collectionId, { ...words, updated_at: clock.now() });
      await noteVisibilityChange(trx, collectionId);
    });
    return this.#summary(member, collectionId);
  }

  /** The link before leads nowhere at once. Throws NOT_FOUND for the collection of another account. */
  async renewLink(member: Member, collectionId: string): Promise<CollectionSummary> {
    const { clock, database, ids, limits } = this.#deps;
    const { accountId, key } = member;
    await limits.acts(accountId);
    const now = clock.now();
    const act = { ownerId: accountId, operation: 'renewCollectionLink', key, input: { collectionId }, now };
    await inTransaction(database, (trx) =>
      runIdempotent(trx, act, Made, async () => {
        await this.#lock(trx, member, collectionId);
        await updateCollection(trx, collectionId, { link_id: ids.next('lnk'), updated_at: now });
        await noteVisibilityChange(trx, collectionId);
        return { collectionId };
      }),
    );
    return this.#summary(member, collectionId);
  }

  /** Throws NOT_FOUND for the collection of another account. */
  async delete(member: Member, collectionId: string): Promise<void> {
    await this.#deps.limits.acts(member.accountId);
    await inTransaction(this.#deps.database, async (trx) => {
      await this.#lock(trx, member, collectionId);
      await deleteCollection(trx, collectionId);
      await noteVisibilityChange(trx, collectionId);
    });
  }

  /** Entries that are not named keep their order behind the others. Throws NOT_FOUND as `delete`. */
  async order(member: Member, collectionId: string, works: readonly SubjectName[]): Promise<void> {
    await this.#deps.limits.acts(member.accountId);
    await this.#edit(member, collectionId, async (trx) => {
      const present = await findEntries(trx, [collectionId], MOST_ENTRIES);
      const entryOf = new Map(present.map((entry) => [nameOf(subjectOf(entry)), entry]));
      const named = [...new Set(works.map(nameOf))].flatMap((name) => entryOf.get(name) ?? []);
      const ordered = [...named, ...present.filter((entry) => !named.includes(entry))];
      for (const [index, entry] of ordered.entries()) {
        if (entry.position !== index + 1) await setPosition(trx, entry, index + 1);
      }
      return true;
    });
  }

  /**
   * Idempotent.
   *
   * @throws {AppError} NOT_FOUND for the collection of another account, and for a work that the member may not see;
   *   CONFLICT beyond `MOST_ENTRIES`.
   */
  async add(member: Member, collectionId: string, work: SubjectName): Promise<void> {
    const { clock, explore, limits } = this.#deps;
    await limits.acts(member.accountId);
    await requireSubject(explore, member, work);
    await this.#edit(member, collectionId, async (trx) => {
      const row = {
        collection_id: collectionId,
        subject_kind: work.kind,
        subject_id: work.id,
        added_at: clock.now(),
      };
      if (!(await appendEntry(trx, row))) return false;
      if (((await countEntries(trx, [collectionId])).get(collectionId) ?? 0) > MOST_ENTRIES) {
        throw new AppError('CONFLICT', `A collection can hold ${MOST_ENTRIES} entries: remove one first`, {
          field: 'entries',
        });
      }
      return true;
    });
  }

  /** Idempotent. Throws NOT_FOUND for the collection of another account. */
  async remove(member: Member, collectionId: string, work: SubjectName): Promise<void> {
    await this.#deps.limits.acts(member.accountId);
    await this.#edit(member, collectionId, (trx) => deleteEntry(trx, collectionId, work));
  }

  /**
   * Cleans the words of a form. Those that others may read are moderated.
   *
   * @throws {AppError} VALIDATION_FAILED for a blank name; FORBIDDEN for words that may not be shown.
   */
  async #read({ accountId }: Member, form: CollectionForm): Promise<CollectionForm> {
    const { limits, safety } = this.#deps;
    await limits.words(accountId);
    const name = toPlainLine(form.name, 'name');
    const description = form.description.trim() === '' ? '' : toPlainText(form.description, 'description').trim();
    if (form.visibility !== 'private') {
      await moderate(safety, name, 'name');
      if (description !== '') await moderate(safety, description, 'description');
    }
    return { name, description, visibility: form.visibility };
  }

  async #lock(trx: Trx, { accountId }: Member, collectionId: string): Promise<CollectionRow> {
    const row = await lockCollection(trx, accountId, collectionId);
    if (row === undefined) throw noSuchCollection();
    return row;
  }

  /** Changes the entries of an own collection; `work` answers whether it changed any. */
  async #edit(member: Member, collectionId: string, work: (trx: Trx) => Promise<boolean>): Promise<void> {
    const { clock, database } = this.#deps;
    await inTransaction(database, async (trx) => {
      const { visibility } = await this.#lock(trx, member, collectionId);
      if (!(await work(trx))) return;
      await updateCollection(trx, collectionId, { updated_at: clock.now() });
      if (visibility !== 'private') await noteVisibilityChange(trx, collectionId);
    });
  }

  async #summary(member: Member, collectionId: string): Promise<CollectionSummary> {
    const { db } = this.#deps.database;
    const row = await findOwnCollection(db, member.accountId, collectionId);
    const [summary] = row === undefined ? [] : await this.#summaries(db, member.view, [row]);
    if (summary === undefined) throw noSuchCollection();
    return summary;
  }

  async #summaries(db: Queries, view: View, rows: readonly CollectionRow[]): Promise<CollectionSummary[]> {
    const ids = rows.map((row) => row.collection_id);
    const counts = await countEntries(db, ids);
    const shown = await this.#entriesOf(view, await findEntries(db, ids, COVER_PICTURES));
    return rows.map((row) => ({
      collectionId: row.collection_id,
      linkId: row.link_id,
      name: row.name,
      description: row.description,
      visibility: row.visibility,
      withheld: row.withheld_at !== null,
      entryCount: counts.get(row.collection_id) ?? 0,
      pictures: shown.filter(({ of }) => of === row.collection_id).map(({ entry }) => pictureOf(entry)),
      updatedAt: new Date(row.updated_at).toISOString(),
    }));
  }

  /** With the ids of their collections, without what the view does not show. */
  async #entriesOf(view: View, rows: readonly KnownEntry[]): Promise<PlacedEntry[]> {
    const { explore } = this.#deps;
    const present = rows.filter((row) => row.is_deleted === 0);
    const idsOf = (kind: SubjectName['kind']) =>
      present.filter((row) => row.subject_kind === kind).map((row) => row.subject_id);
    const characters = await explore.characterCards(view, idsOf('character'));
    const stories = await explore.storyCards(view, idsOf('story'));
    const characterOf = new Map(characters.map((card) => [card.characterId, card]));
    const storyOf = new Map(stories.map((card) => [card.storyId, card]));
    return present.flatMap(({ collection_id: of, subject_id: id, subject_kind: kind }): PlacedEntry[] => {
      if (kind === 'character') {
        const character = characterOf.get(id);
        return character === undefined ? [] : [{ of, entry: { kind, character } }];
      }
      const story = storyOf.get(id);
      return story === undefined ? [] : [{ of, entry: { kind, story } }];
    });
  }
}

/** Whether others than the owner of the collection may see an entry. */
const isShown = (row: KnownEntry): boolean => row.is_public === 1;

const subjectOf = (row: KnownEntry): SubjectName => ({ kind: row.subject_kind, id: row.subject_id });

const nameOf = ({ id, kind }: SubjectName): string => `${kind}:${id}`;

const pictureOf = (entry: CollectionEntry) =>
  entry.kind === 'character' ? entry.character.portrait : entry.story.cover;

const Made = z.object({ collectionId: z.string() });

const noSuchCollection = () => new AppError('NOT_FOUND', 'There is no such collection');
