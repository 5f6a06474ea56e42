import { createHash } from 'node:crypto';
import { ImportedCard, type CardFormat, type CardPreview, type MyCharacterPage } from '../contract/validators.ts';
import type { Database } from '../db/database.ts';
import { inTransaction } from '../db/transaction.ts';
import { AppError } from '../errors.ts';
import type { Explore } from '../explore/explore.ts';
import { addPrivateCharacter, OWN_CHARACTERS } from '../explore/own-characters.ts';
import { countOwn, listOwn, setOwnDeleted } from '../explore/own-entries.ts';
import { storedPortrait } from '../explore/stored-portrait.ts';
import type { View } from '../explore/view.ts';
import { recordCharacter } from '../history/history.ts';
import { once } from '../idempotency/once.ts';
import type { Clock } from '../lib/clock.ts';
import type { Ids } from '../lib/ids.ts';
import { keepWithFiles } from '../providers/storage/keep-with-files.ts';
import type { Storage, StorageKey } from '../providers/storage/storage.ts';
import type { Safety } from '../safety/safety.ts';
import { findCards, insertCard } from './card-store.ts';
import { describeCard, type Described } from './describe-card.ts';
import { judgeCard } from './judge-card.ts';
import { cardKey, findOwnCard, readKept, turnstile } from './kept-cards.ts';
import { drawnPortrait, portraitOf, type Portrait } from './portraits.ts';
import { toPreview } from './preview.ts';
import { readCard, type ReadCard } from './read-card.ts';
import { toFile, type CardFile } from './to-file.ts';
import { writeCharx, type KeptCard } from './write-card.ts';

export interface CardParts {
  database: Database;
  clock: Clock;
  ids: Ids;
  explore: Explore;
  safety: Safety;
  storage: Storage;
}

/** Who brings or takes a card along. */
export interface CardCaller {
  ownerId: string;
  isGuest: boolean;
  view: View;
  /** The name of the act, where the caller gave one. */
  key: string | undefined;
}

/** Own characters that somebody may have. */
const MOST_CHARACTERS = { account: 500, guest: 30 };

/** Character cards in and out, and the private characters that they become. */
export class Cards {
  readonly #parts: CardParts;

  constructor(parts: CardParts) {
    this.#parts = parts;
  }

  /**
   * What an import would make of a card; nothing is kept.
   *
   * @param content Base64.
   * @throws {AppError} UNSUPPORTED_MEDIA_TYPE, VALIDATION_FAILED or PAYLOAD_TOO_LARGE, as `readCard` does.
   */
  async preview({ view }: CardCaller, content: string): Promise<CardPreview> {
    return turnstile.pass(async () => {
      const read = readCard(Buffer.from(content, 'base64'));
      const portrait = read.avatar === undefined ? undefined : await portraitOf(read.avatar);
      return toPreview(read, describeCard(read.card, view.locale), portrait);
    });
  }

  /**
   * Makes a private character of a card.
   *
   * @throws {AppError} as `preview` does; FORBIDDEN for what may not be written, CONFLICT for too many characters.
   */
  async import(caller: CardCaller, form: { content: string; mature: boolean }): Promise<ImportedCard> {
    return turnstile.pass(async () => {
      const bytes = Buffer.from(form.content, 'base64');
      const read = readCard(bytes);
      const described = describeCard(read.card, caller.view.locale);
      await judgeCard(this.#parts.safety, described);
      const input = { digest: createHash('sha256').update(bytes).digest('hex'), mature: form.mature };
      return this.#keep(caller, read, { ...described, mature: form.mature }, input);
    });
  }

  /** @throws {AppError} NOT_FOUND for a character that the caller has not brought along. */
  async export({ ownerId }: CardCaller, characterId: string, format: CardFormat): Promise<CardFile> {
    const { database, storage } = this.#parts;
    const { name, row } = await findOwnCard(database.db, ownerId, characterId);
    return turnstile.pass(async () => toFile(await readKept(storage, row.file_id), { characterId, format, name }));
  }

  /** The caller's own characters that the content mode shows, the newest first. */
  async list(
    { ownerId, view }: CardCaller,
    request: { cursor?: string | undefined; limit: number },
  ): Promise<MyCharacterPage> {
    const page = await listOwn(this.#parts, OWN_CHARACTERS, { ownerId, view }, request);
    const ids = page.items.map(({ card }) => card.characterId);
    const cards = await findCards(this.#parts.database.db, ids);
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
        };
      }),
    };
  }

  /** Takes an own character off every list; the chats with it stay. Throws NOT_FOUND for one of somebody else. */
  async delete({ ownerId }: CardCaller, characterId: string): Promise<void> {
    const { clock, database } = this.#parts;
    await setOwnDeleted(database.db, OWN_CHARACTERS, { id: characterId, ownerId }, clock.now());
  }

  /** Undoes `delete`. Throws NOT_FOUND for a character of somebody else. */
  async restore({ ownerId }: CardCaller, characterId: string): Promise<void> {
    await setOwnDeleted(this.#parts.database.db, OWN_CHARACTERS, { id: characterId, ownerId }, null);
  }

  /** The portrait of a character that was brought along. Throws NOT_FOUND for an unknown id. */
  async portrait(portraitId: string, width: '300' | '600'): Promise<Uint8Array<ArrayBuffer>> {
    const picture = await this.#parts.storage.get(`portraits/${portraitId}-${width}.webp`);
    if (picture === undefined) throw new AppError('NOT_FOUND', 'There is no such portrait');
    return picture;
  }

  async #keep(caller: CardCaller, read: ReadCard, described: Described, input: object): Promise<ImportedCard> {
    const { clock, database, ids, storage } = this.#parts;
    const { key, ownerId } = caller;
    const characterId = ids.next('chr');
    const portraitId = ids.next('por');
    const portrait =
      (read.avatar === undefined ? undefined : await portraitOf(read.avatar)) ?? (await drawnPortrait(characterId));
    const files = filesOf(characterId, portraitId, portrait, read);
    const now = clock.now();
    const keep = () =>
      inTransaction(database, (trx) =>
        once(trx, { ownerId, operation: 'importCard', key, input, now }, ImportedCard, async () => {
          requireRoom(await countOwn(trx, OWN_CHARACTERS, ownerId), caller);
          await addPrivateCharacter(trx, {
            ...described,
            characterId,
            ownerId,
            creatorName: described.creator,
            portraitKey: portraitId,
            portraitColor: portrait.color,
            now,
          });
          await insertCard(trx, {
            character_id: characterId,
            creator: described.creator,
            greeting_count: 1 + described.facts.alternateGreetings.length,
            lore_count: read.card.data.character_book?.entries.length ?? 0,
            created_at: now,
            file_id: characterId,
            former_file_id: null,
          });
          const { small } = storedPortrait(portraitId, portrait.color);
          await recordCharacter(trx, { characterId, ownerId, title: described.name, imageUrl: small, at: now });
          return { characterId };
        }),
      );
    return keepWithFiles(storage, files, { keep, isNew: (imported) => imported.characterId === characterId });
  }
}

function filesOf(characterId: string, portraitId: string, portrait: Portrait, card: KeptCard) {
  return new Map<StorageKey, Uint8Array>([
    [cardKey(characterId), writeCharx(card)],
    [`portraits/${portraitId}-300.webp`, portrait.small],
    [`portraits/${portraitId}-600.webp`, portrait.large],
  ]);
}

function requireRoom(count: number, { isGuest }: CardCaller): void {
  const most = isGuest ? MOST_CHARACTERS.guest : MOST_CHARACTERS.account;
  if (count >= most) throw new AppError('CONFLICT', `You have ${most} characters: delete one first`);
}
