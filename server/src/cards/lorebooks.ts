import {
  KeptLorebook,
  type LorebookFormat,
  type LorebookImportMode,
  type LorebookPreview,
} from '../contract/validators.ts';
import type { Trx } from '../db/database.ts';
import { inTransaction } from '../db/transaction.ts';
import { AppError } from '../errors.ts';
import { setCardFacts } from '../explore/own/own-characters.ts';
import { runIdempotent, findReplay, type IdempotentRequest } from '../idempotency/run-idempotent.ts';
import { replaceFile } from './card-store.ts';
import type { CardCaller, CardDeps } from './cards.ts';
import type { OpenedCard } from './card-files/open-card.ts';
import { moderateCard } from './describe/moderate-card.ts';
import { cardKey, cardTasks, findOwnCard, readKept, type OwnCard } from './kept-cards.ts';
import { fileName } from './card-files/to-file.ts';
import type { UploadedFile } from '../uploads/upload-folder.ts';
import { addFirstVersions, addVersion, eraseOldest } from './versions/versions.ts';

export interface LorebookFile {
  type: 'application/vnd.lorebook+json';
  content: string;
  name: string;
}

export class Lorebooks {
  readonly #deps: CardDeps;

  constructor(deps: CardDeps) {
    this.#deps = deps;
  }

  /**
   * What is in a lorebook; nothing is kept.
   *
   * @throws {AppError} UNSUPPORTED_MEDIA_TYPE, VALIDATION_FAILED or PAYLOAD_TOO_LARGE, as `readLorebook` does.
   */
  async preview({ queueKey }: CardCaller, { path }: UploadedFile): Promise<LorebookPreview> {
    return this.#deps.parsers.run(cardTasks, 'readLorebookFile', { path }, { queueKey });
  }

  /** @throws {AppError} NOT_FOUND for a character that the caller has not imported. */
  async export({ ownerId, queueKey }: CardCaller, characterId: string, format: LorebookFormat): Promise<LorebookFile> {
    const { database, parsers, storage } = this.#deps;
    const { name, row } = await findOwnCard(database.db, ownerId, characterId);
    const kept = await readKept(storage, row.file_id);
    return {
      type: 'application/vnd.lorebook+json',
      content: await parsers.run(cardTasks, 'exportLorebook', { kept, format }, { queueKey }),
      name: `${fileName(name)}.${format}.json`,
    };
  }

  /**
   * Gives a character a lorebook, as a new version; the former one is kept until the character is changed otherwise.
   *
   * @throws {AppError} as `preview` does; NOT_FOUND as `export` does, FORBIDDEN for what may not be written, CONFLICT
   *   where the lorebook was changed meanwhile.
   */
  async import(
    caller: CardCaller,
    characterId: string,
    { content, mode }: { content: UploadedFile; mode: LorebookImportMode },
  ): Promise<KeptLorebook> {
    const { clock, database, ids, parsers, safety, storage } = this.#deps;
    const { key, ownerId, view } = caller;
    const own = await findOwnCard(database.db, ownerId, characterId);
    const input = { characterId, mode, digest: content.digest };
    const act: IdempotentRequest = { ownerId, operation: 'importLorebook', key, input, now: clock.now() };
    const done = await findReplay(database.db, act, KeptLorebook);
    if (done !== undefined) return done;
    const kept = await readKept(storage, own.row.file_id);
    const change = { kept, path: content.path, mode, locale: view.locale };
    const opened = await parsers.run(cardTasks, 'changeLorebook', change, caller);
    await moderateCard(safety, opened.described);
    const fileId = ids.next('lor');
    await storage.put(cardKey(fileId), opened.charx);
    try {
      const answer = await this.#change(own, { fileId, opened }, act, (trx) =>
        this.#count(trx, caller, own, fileId, opened),
      );
      if (answer.lorebookId !== fileId) await storage.delete(cardKey(fileId));
      return answer;
    } catch (error) {
      await storage.delete(cardKey(fileId));
      throw error;
    }
  }

  /**
   * Brings back the lorebook before the last import; one that is in its place already stays there.
   *
   * @throws {AppError} NOT_FOUND as `export` does, CONFLICT for a lorebook that is no longer kept.
   */
  async restore(caller: CardCaller, characterId: string, lorebookId: string): Promise<KeptLorebook> {
    const { clock, database, parsers, storage } = this.#deps;
    const { ownerId } = caller;
    const own = await findOwnCard(database.db, ownerId, characterId);
    const { file_id: fileId, former_file_id: formerId, lore_count: loreCount } = own.row;
    if (fileId === lorebookId) return { lorebookId, formerLorebookId: formerId ?? lorebookId, loreCount };
    if (formerId !== lorebookId)
      throw new AppError('CONFLICT', 'This lorebook can no longer be restored', { field: 'lorebookId' });
    const kept = await readKept(storage, lorebookId);
    const opened = await parsers.run(cardTasks, 'reopenCard', { kept, locale: caller.view.locale }, caller);
    const act: IdempotentRequest = {
      ownerId,
      operation: 'restoreLorebook',
      key: undefined,
      input: {},
      now: clock.now(),
    };
    return this.#change(own, { fileId: lorebookId, opened }, act, async () => undefined);
  }

  /** The new file counts from now on; where there is no room, the oldest versions make some. */
  async #count(trx: Trx, caller: CardCaller, { row }: OwnCard, fileId: string, { charx }: OpenedCard): Promise<void> {
    const { quota } = this.#deps;
    const files = new Map([[cardKey(fileId), charx]]);
    await eraseOldest(trx, row.character_id, {
      bytes: await quota.lacking(trx, caller, files),
      sizeOf: (id) => quota.bytesOfFile(trx, caller.ownerId, cardKey(id)),
    });
    await quota.take(trx, caller, files);
  }

  async #change(
    own: OwnCard,
    { fileId, opened }: { fileId: string; opened: OpenedCard },
    act: IdempotentRequest,
    count: (trx: Trx) => Promise<void>,
  ): Promise<KeptLorebook> {
    const { database, drafts, ids } = this.#deps;
    const { described, loreCount } = opened;
    const { character_id: characterId, file_id: formerId } = own.row;
    return inTransaction(database, (trx) =>
      runIdempotent(trx, act, KeptLorebook, async () => {
        const change = { file_id: fileId, former_file_id: formerId, lore_count: loreCount };
        if (!(await replaceFile(trx, own.row, change))) {
          throw new AppError('CONFLICT', 'The lorebook has changed since it was read');
        }
        await addFirstVersions(trx, ids, own);
        await addVersion(trx, ids, { characterId, fileId, reason: 'lorebook', changed: ['lore'], now: act.now });
        await count(trx);
        await setCardFacts(trx, characterId, described);
        await drafts.loreChanged(trx, characterId);
        return { lorebookId: fileId, formerLorebookId: formerId, loreCount };
      }),
    );
  }
}
