import { createHash } from 'node:crypto';
import {
  KeptLorebook,
  type LorebookFormat,
  type LorebookImportMode,
  type LorebookPreview,
} from '../contract/validators.ts';
import { inTransaction } from '../db/transaction.ts';
import { AppError } from '../errors.ts';
import { setCardFacts } from '../explore/own-characters.ts';
import { once, recall, type Act } from '../idempotency/once.ts';
import { addEntries } from './add-entries.ts';
import type { Card } from './canonical-card.ts';
import { replaceFile } from './card-store.ts';
import type { CardCaller, CardParts } from './cards.ts';
import { describeCard } from './describe-card.ts';
import { judgeCard } from './judge-card.ts';
import { cardKey, findOwnCard, readKept, turnstile, type OwnCard } from './kept-cards.ts';
import { previewLorebook } from './preview-lorebook.ts';
import { readCard } from './read-card.ts';
import { readLorebook } from './read-lorebook.ts';
import { fileName } from './to-file.ts';
import { writeCharx } from './write-card.ts';
import { EMPTY_BOOK, writeLorebook } from './write-lorebook.ts';

/** A lorebook as a file to be saved. */
export interface LorebookFile {
  type: 'application/vnd.lorebook+json';
  content: string;
  name: string;
}

/** Lorebooks of own characters, in and out by themselves. */
export class Lorebooks {
  readonly #parts: CardParts;

  constructor(parts: CardParts) {
    this.#parts = parts;
  }

  /**
   * What is in a lorebook; nothing is kept.
   *
   * @param content Base64.
   * @throws {AppError} UNSUPPORTED_MEDIA_TYPE, VALIDATION_FAILED or PAYLOAD_TOO_LARGE, as `readLorebook` does.
   */
  async preview(content: string): Promise<LorebookPreview> {
    return turnstile.pass(async () => previewLorebook(readLorebook(Buffer.from(content, 'base64'))));
  }

  /** @throws {AppError} NOT_FOUND for a character that the caller has not brought along. */
  async export({ ownerId }: CardCaller, characterId: string, format: LorebookFormat): Promise<LorebookFile> {
    const { database, storage } = this.#parts;
    const { name, row } = await findOwnCard(database.db, ownerId, characterId);
    const { card } = await turnstile.pass(() => readKept(storage, row.file_id));
    return {
      type: 'application/vnd.lorebook+json',
      content: writeLorebook(card.data.character_book ?? EMPTY_BOOK, format),
      name: `${fileName(name)}.${format}.json`,
    };
  }

  /**
   * Gives a character a lorebook; the former one is kept until the next.
   *
   * @throws {AppError} as `preview` does; NOT_FOUND as `export` does, FORBIDDEN for what may not be written, CONFLICT
   *   where the lorebook was changed meanwhile.
   */
  async import(
    caller: CardCaller,
    characterId: string,
    { content, mode }: { content: string; mode: LorebookImportMode },
  ): Promise<KeptLorebook> {
    const { clock, database, ids, safety, storage } = this.#parts;
    const { key, ownerId, view } = caller;
    const own = await findOwnCard(database.db, ownerId, characterId);
    const bytes = Buffer.from(content, 'base64');
    const input = { characterId, mode, digest: createHash('sha256').update(bytes).digest('hex') };
    const act: Act = { ownerId, operation: 'importLorebook', key, input, now: clock.now() };
    const done = await recall(database.db, act, KeptLorebook);
    if (done !== undefined) return done;
    return turnstile.pass(async () => {
      const kept = await readKept(storage, own.row.file_id);
      const { book } = readLorebook(bytes);
      const former = kept.card.data.character_book;
      const lorebook = mode === 'add' && former !== undefined ? addEntries(former, book) : book;
      const charx = writeCharx({
        ...kept,
        card: { ...kept.card, data: { ...kept.card.data, character_book: lorebook } },
      });
      // What cannot be read again, such as a card that has become too long, must never take the place of one that can.
      const { card } = readCard(charx);
      await judgeCard(safety, describeCard(card, view.locale));
      const fileId = ids.next('lor');
      await storage.put(cardKey(fileId), charx);
      try {
        const answer = await this.#change(own, { fileId, card, caller }, act);
        if (answer.lorebookId !== fileId) await storage.delete(cardKey(fileId));
        else if (own.row.former_file_id !== null) await storage.delete(cardKey(own.row.former_file_id));
        return answer;
      } catch (error) {
        await storage.delete(cardKey(fileId));
        throw error;
      }
    });
  }

  /**
   * Brings back the lorebook before the last import; one that is in its place already stays there.
   *
   * @throws {AppError} NOT_FOUND as `export` does, CONFLICT for a lorebook that is no longer kept.
   */
  async restore(caller: CardCaller, characterId: string, lorebookId: string): Promise<KeptLorebook> {
    const { clock, database, storage } = this.#parts;
    const { ownerId } = caller;
    const own = await findOwnCard(database.db, ownerId, characterId);
    const { file_id: fileId, former_file_id: formerId, lore_count: loreCount } = own.row;
    if (fileId === lorebookId) return { lorebookId, formerLorebookId: formerId ?? lorebookId, loreCount };
    if (formerId !== lorebookId)
      throw new AppError('CONFLICT', 'This lorebook is no longer kept', { field: 'lorebookId' });
    const { card } = await turnstile.pass(() => readKept(storage, lorebookId));
    const act: Act = { ownerId, operation: 'restoreLorebook', key: undefined, input: {}, now: clock.now() };
    return this.#change(own, { fileId: lorebookId, card, caller }, act);
  }

  async #change(
    { row }: OwnCard,
    { caller, card, fileId }: { caller: CardCaller; card: Card; fileId: string },
    act: Act,
  ): Promise<KeptLorebook> {
    const loreCount = card.data.character_book?.entries.length ?? 0;
    return inTransaction(this.#parts.database, (trx) =>
      once(trx, act, KeptLorebook, async () => {
        if (!(await replaceFile(trx, row, { fileId, loreCount }))) {
          throw new AppError('CONFLICT', 'The lorebook was changed meanwhile');
        }
        await setCardFacts(trx, row.character_id, describeCard(card, caller.view.locale));
        return { lorebookId: fileId, formerLorebookId: row.file_id, loreCount };
      }),
    );
  }
}
