import type { ChatSettings, ChatSettingsView } from '../../contract/validators.ts';
import type { Database, Queries } from '../../db/database.ts';
import { inTransaction } from '../../db/transaction.ts';
import { AppError } from '../../errors.ts';
import type { Clock } from '../../lib/clock.ts';
import { moderate } from '../../safety/moderate.ts';
import type { Safety } from '../../safety/safety.ts';
import type { Caller } from '../../http/caller.ts';
import { lockChat, updateChat } from '../store/chat-store.ts';
import type { Chats } from '../chat-list/chats.ts';
import type { ChatRow } from '../tables.ts';
import { toClean } from '../../lib/plain-text.ts';
import type { ReplyModels } from './reply-models.ts';
import { readSettings, writeSettings } from './stored-settings.ts';
import { USUAL_NOTE_DEPTH, USUAL_TEMPERATURE } from './usual.ts';

interface SettingsDeps {
  database: Database;
  clock: Clock;
  chats: Chats;
  models: ReplyModels;
  safety: Safety;
  mostReplyTokens: number;
}

export class Settings {
  readonly #deps: SettingsDeps;

  constructor(deps: SettingsDeps) {
    this.#deps = deps;
  }

  async get(caller: Caller, chatId: string): Promise<ChatSettingsView> {
    const { chats, database } = this.#deps;
    return this.#show(database.db, await chats.find(database.db, caller, chatId));
  }

  /**
   * Sets what holds from the next reply on.
   *
   * @throws {AppError} NOT_FOUND; VALIDATION_FAILED for a model that is not offered or too long replies; FORBIDDEN for
   * the instructions.
   */
  async set(caller: Caller, chatId: string, wanted: ChatSettings): Promise<ChatSettingsView> {
    const { chats, clock, database, safety } = this.#deps;
    const found = await chats.find(database.db, caller, chatId);
    const settings = { ...wanted, instructions: toClean(wanted.instructions).trim() };
    await this.#check(database.db, settings, found);
    if (settings.instructions !== '') {
      await moderate(safety, settings.instructions, 'instructions', () => chats.namesIn(caller, chatId));
    }
    const stored = writeSettings(settings);
    await inTransaction(database, async (trx) => {
      await lockChat(trx, chatId);
      await updateChat(trx, chatId, { settings: stored, updated_at: clock.now() });
    });
    return this.#show(database.db, { ...found, settings: stored });
  }

  async #check(db: Queries, { model, replyTokens }: ChatSettings, found: ChatRow): Promise<void> {
    const { models, mostReplyTokens } = this.#deps;
    // An earlier choice may stay while no model answers.
    const isKept = model === readSettings(found).model;
    const offered = models.list(await models.wishOf(db, found));
    if (model !== null && !isKept && !offered.some((one) => one.model === model)) {
      throw new AppError('VALIDATION_FAILED', 'model: this model is not offered', { field: 'model' });
    }
    if (replyTokens !== null && replyTokens > mostReplyTokens) {
      const message = `replyTokens: a reply has ${mostReplyTokens} tokens at most`;
      throw new AppError('VALIDATION_FAILED', message, { field: 'replyTokens' });
    }
  }

  async #show(db: Queries, chat: ChatRow): Promise<ChatSettingsView> {
    const { models, mostReplyTokens } = this.#deps;
    return {
      settings: readSettings(chat),
      models: models.list(await models.wishOf(db, chat)),
      defaultTemperature: USUAL_TEMPERATURE,
      mostReplyTokens,
      defaultNoteDepth: USUAL_NOTE_DEPTH,
      applied: models.hasModel,
    };
  }
}
