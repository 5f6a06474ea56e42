import { ImportedCard, type CardPreview, type MyCharacterPage } from '../contract/validators.ts';
import type { Database, Queries, Trx } from '../db/database.ts';
import { inTransaction } from '../db/transaction.ts';
import { AppError } from '../errors.ts';
import type { Explore } from '../explore/explore.ts';
import { addPrivateCharacter, findDeleted, OWN_CHARACTERS } from '../explore/own/own-characters.ts';
import { countOwn, listOwn, setOwnDeleted } from '../explore/own/own-entries.ts';
import { readPublications } from '../explore/publications.ts';
import { readChain, type RemixChain } from '../explore/remix-chain.ts';
import { storedPortrait } from '../explore/stored-portrait.ts';
import type { Caller } from '../http/caller.ts';
import { recordCharacter } from '../history/history.ts';
import { runIdempotent } from '../idempotency/run-idempotent.ts';
import type { Quota } from '../kept-files/quota.ts';
import { releaseFiles } from '../kept-files/quota.ts';
import type { Clock } from '../lib/clock.ts';
import type { Ids } from '../lib/ids.ts';
import { DAY_MS } from '../lib/utc-day.ts';
import type { Parsers } from '../parsing/parsers.ts';
import { keepWithFiles } from '../providers/storage/keep-with-files.ts';
import type { Storage, StorageKey } from '../providers/storage/storage.ts';
import type { Safety } from '../safety/safety.ts';
import type { UploadedFile } from '../uploads/upload-folder.ts';
import { deleteCards, findCards, findCardsAfter, insertCard } from './card-store.ts';
import { findRefusal, moderateCard } from './describe/moderate-card.ts';
import type { OpenedCard } from './card-files/open-card.ts';
import { cardKey, cardTasks, findOwnCard, readKept } from './kept-cards.ts';
import { filmFiles } from '../films/film-files.ts';
import type { RateLimits } from '../rate-limits/rate-limits.ts';
import type { Faces } from './card-files/faces.ts';
import type { CardFile, CardFileForm } from './card-files/to-file.ts';
import { showPublication } from './publishing/show-publication.ts';
import { deleteVersionsOf } from './versions/version-store.ts';
import { addVersion } from './versions/versions.ts';

export interface CardDeps {
  database: Database;
  clock: Clock;
  ids: Ids;
  explore: Explore;
  safety: Safety;
  storage: Storage;
  parsers: Parsers;
  quota: Quota;
  rateLimits: RateLimits;
  publicUrl: string;
  drafts: DraftsOfCards;
}

export interface CardCaller extends Caller {
  isGuest: boolean;
  network: string | undefined;
  /** The queue in which files wait to be read (`queueKeyOf`). */
  queueKey: string;
}

export interface NewCard {
  /** The operation that makes it, and what the act depends on (`once`). */
  operation: string;
  input: unknown;
  characterId: string;
  opened: OpenedCard & Faces;
  mature: boolean;
  reason: 'keep' | 'import';
  /** Done first, in the same transaction. */
  before?: (trx: Trx) => Promise<void>;
  remixable?: boolean;
  /** The characters that it was made of; as its card says where it is left out. */
  remixOf?: RemixChain;
}

export interface DraftsOfCards {
  loreChanged(trx: Trx, characterId: string): Promise<void>;
  /** The card is no longer the character's: a draft of it keeps the file. */
  cardGone(trx: Trx, card: { characterId: string; fileId: string }): Promise<void>;
  findUsedFiles(db: Queries, fileIds: readonly string[]): Promise<ReadonlySet<string>>;
}

const MOST_SWEPT = 500;

const MOST_CHARACTERS = { account: 500, guest: 30 };

export class Cards {
  readonly #deps: CardDeps;
  /** The character whose card was looked at last by the sweep. */
  #swept = '';

  constructor(deps: CardDeps) {
    this.#deps = deps;
  }

  /**
   * What an import would make of a card, and why it would be refused; nothing is kept.
   *
   * @throws {AppError} UNSUPPORTED_MEDIA_TYPE, VALIDATION_FAILED or PAYLOAD_TOO_LARGE, as `readCard` does.
   */
  async preview({ queueKey, view }: CardCaller, { path }: UploadedFile): Promise<CardPreview> {
    const { parsers, safety } = this.#deps;
    const input = { path, locale: view.locale };
    const { described, preview } = await parsers.run(cardTasks, 'previewCard', input, { queueKey });
    const refusal = await findRefusal(safety, described);
    return refusal === undefined ? preview : { ...preview, refusal };
  }

  /**
   * Makes a private character of a card.
   *
   * @throws {AppError} as `preview` does; FORBIDDEN for what may not be written, CONFLICT for too many characters.
   */
  async import(
    caller: CardCaller,
    { content, mature }: { content: UploadedFile; mature: boolean },
  ): Promise<ImportedCard> {
    const { ids, parsers, safety } = this.#deps;
    const characterId = ids.next('chr');
    const input = { path: content.path, locale: caller.view.locale, seed: characterId };
    const opened = await parsers.run(cardTasks, 'openCard', input, caller);
    await moderateCard(safety, opened.described);
    const act = { operation: 'importCard', input: { digest: content.digest, mature } };
    return this.keep(caller, { ...act, characterId, opened, mature, reason: 'import' });
  }

  /** @throws {AppError} NOT_FOUND for a character that the caller has not imported. */
  async export({ ownerId, queueKey }: CardCaller, characterId: string, format: CardFileForm): Promise<CardFile> {
    const { database, parsers, publicUrl, storage } = this.#deps;
    const { name, row } = await findOwnCard(database.db, ownerId, characterId);
    const kept = await readKept(storage, row.file_id);
    const publication = (await readPublications(database.db, [characterId])).get(characterId);
    const chain = publication === undefined ? [] : readChain(publication.remix_of);
    const credit = { chain, pages: `${publicUrl}/character-profile/` };
    return parsers.run(cardTasks, 'exportCard', { kept, credit, characterId, format, name }, { queueKey });
  }

  async list(
    { ownerId, view }: CardCaller,
    request: { cursor?: string | undefined; limit: number },
  ): Promise<MyCharacterPage> {
    const page = await listOwn(this.#deps, OWN_CHARACTERS, { ownerId, view }, request);
    const ids = page.items.map(({ card }) => card.characterId);
    const cards = await findCards(this.#deps.database.db, ids);
    const publications = await readPublications(this.#deps.database.db, ids);
    return {
      ...page,
      items: page.items.map(({ card, createdAt, detail: visibility }) => {
        const made = cards.get(card.characterId);
        return {
          character: card,
          visibility,
          greetingCount: made?.greeting_count ?? 1,
          loreCount: made?.lore_count ?? 0,
          cardCreator: made?.creator ?? '',
          createdAt: new Date(createdAt).toISOString(),
          ...showPublication(publications.get(card.characterId)),
        };
      }),
    };
  }

  /** Takes an own character off every list; the chats with it stay. Throws NOT_FOUND for one of another owner. */
  async delete({ ownerId }: CardCaller, characterId: string): Promise<void> {
    const { clock, database } = this.#deps;
    await setOwnDeleted(database.db, OWN_CHARACTERS, { id: characterId, ownerId }, clock.now());
  }

  /** Undoes `delete`. Throws NOT_FOUND for another person's character, and for one whose card is no longer kept. */
  async restore({ ownerId }: CardCaller, characterId: string): Promise<void> {
    const { db } = this.#deps.database;
    if (!(await findCards(db, [characterId])).has(characterId)) {
      throw new AppError('NOT_FOUND', 'There is no such character');
    }
    await setOwnDeleted(this.#deps.database.db, OWN_CHARACTERS, { id: characterId, ownerId }, null);
  }

  /** Forgets the cards of characters that were deleted a day ago; the characters stay for the chats with them. */
  async sweep(): Promise<void> {
    const { clock, database, drafts } = this.#deps;
    await inTransaction(database, async (trx) => {
      const rows = await findCardsAfter(trx, this.#swept, MOST_SWEPT);
      const deleted = await findDeleted(
        trx,
        rows.map((row) => row.character_id),
        clock.now() - DAY_MS,
      );
      const gone = rows.filter((row) => deleted.has(row.character_id));
      await deleteCards(trx, [...deleted]);
      const former = await deleteVersionsOf(trx, [...deleted]);
      for (const { character_id: characterId, file_id: fileId } of gone) {
        await drafts.cardGone(trx, { characterId, fileId });
      }
      const files = gone.flatMap((row) => [row.file_id, row.former_file_id ?? []].flat());
      const used = await drafts.findUsedFiles(trx, files);
      const unused = [...new Set([...files, ...former])].filter((fileId) => !used.has(fileId));
      await releaseFiles(trx, unused.map(cardKey));
      this.#swept = rows.length < MOST_SWEPT ? '' : (rows.at(-1)?.character_id ?? '');
    });
  }

  /** The portrait of a character that was imported. Throws NOT_FOUND for an unknown id. */
  async portrait(portraitId: string, width: '300' | '600'): Promise<Uint8Array<ArrayBuffer>> {
    const picture = await this.#deps.storage.get(`portraits/${portraitId}-${width}.webp`);
    if (picture === undefined) throw new AppError('NOT_FOUND', 'There is no such portrait');
    return picture;
  }

  /**
   * Makes a private character of an opened card that was judged.
   *
   * @throws {AppError} CONFLICT for too many characters or files; whatever `before` throws.
   */
  async keep(
    caller: CardCaller,
    {
      before,
      characterId,
      input,
      mature,
      opened,
      operation,
      reason,
      remixable = false,
      remixOf = opened.described.remixOf,
    }: NewCard,
  ): Promise<ImportedCard> {
    const { clock, database, ids, quota, storage } = this.#deps;
    const { charx, described, loreCount, portrait, portraitParts } = opened;
    const { key, ownerId } = caller;
    const portraitId = ids.next('por');
    const expressions = opened.expressions.map((expression) => ({ ...expression, key: ids.next('por') }));
    const files = new Map<StorageKey, Uint8Array>([
      [cardKey(characterId), charx],
      ...portraitFiles(portraitId, portrait),
      ...filmFiles(portraitId, portrait.film),
      ...expressions.flatMap((expression) => portraitFiles(expression.key, expression)),
    ]);
    const now = clock.now();
    const keep = () =>
      inTransaction(database, (trx) =>
        runIdempotent(trx, { ownerId, operation, key, input, now }, ImportedCard, async () => {
          await before?.(trx);
          requireRoom(await countOwn(trx, OWN_CHARACTERS, ownerId), caller);
          await quota.take(trx, caller, files);
          await addPrivateCharacter(trx, {
            ...described,
            mature,
            characterId,
            ownerId,
            creatorName: described.creator,
            portraitKey: portraitId,
            portraitColor: portrait.color,
            portraitParts,
            portraitFilm: portrait.film?.type ?? null,
            expressions,
            remixable,
            remixOf,
            now,
          });
          await insertCard(trx, {
            character_id: characterId,
            creator: described.creator,
            greeting_count: 1 + described.facts.alternateGreetings.length,
            lore_count: loreCount,
            created_at: now,
            file_id: characterId,
            former_file_id: null,
          });
          await addVersion(trx, ids, { characterId, fileId: characterId, reason, changed: [], now });
          const { small } = storedPortrait(portraitId, portrait.color);
          await recordCharacter(trx, { characterId, ownerId, title: described.name, imageUrl: small, at: now });
          return { characterId };
        }),
      );
    return keepWithFiles(storage, files, { keep, isNew: (imported) => imported.characterId === characterId });
  }
}

function portraitFiles(
  portraitId: string,
  { large, small }: { small: Uint8Array; large: Uint8Array },
): [StorageKey, Uint8Array][] {
  return [
    [`portraits/${portraitId}-300.webp`, small],
    [`portraits/${portraitId}-600.webp`, large],
  ];
}

function requireRoom(count: number, { isGuest }: CardCaller): void {
  const most = isGuest ? MOST_CHARACTERS.guest : MOST_CHARACTERS.account;
  if (count >= most) throw new AppError('CONFLICT', `You have ${most} characters: delete one first`);
}
