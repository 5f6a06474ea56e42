import type { Logger } from 'pino';
import type { Database, Trx } from '../../db/database.ts';
import { inTransaction } from '../../db/transaction.ts';
import { normalizeForSearch } from '../../lib/search-text.ts';
import type { EventNotifier } from '../../generations/event-notifier.ts';
import type { Generations } from '../../generations/generations.ts';
import { ABANDONED, endedColumns, type Outcome } from '../../generations/outcome.ts';
import { costOfReply } from '../../generations/reply-cost.ts';
import { TextWriter } from '../../generations/text-writer.ts';
import { addCost } from '../../history/history.ts';
import type { Clock } from '../../lib/clock.ts';
import type { TextEngine } from '../../providers/text/text-engine.ts';
import type { Safety } from '../../safety/safety.ts';
import { readMood } from '../../moods/read-mood.ts';
import type { Images } from '../images/images.ts';
import { ledgerReference } from '../ledger-reference.ts';
import { readNames, readReplyRequest, type PromptLimits } from '../prompt/reply-request.ts';
import type { ReplyModels } from '../settings/reply-models.ts';
import { lockChat, updateChat } from '../store/chat-store.ts';
import { chatEvents } from '../store/event-store.ts';
import { findMessages, findReplies, insertReply, recordCharge, updateMessage } from '../store/message-store.ts';
import type { ChatRow, MessageRow } from '../tables.ts';

const KIND = 'reply';
/** Beyond this an engine has gone astray. */
const MOST_CHARACTERS = 16_000;
export const LONGEST_REPLY = 30_000;

export interface ReplyDeps {
  database: Database;
  clock: Clock;
  log: Logger;
  generations: Generations;
  engine: TextEngine;
  images: Images;
  safety: Safety;
  notifier: EventNotifier;
  limits: PromptLimits;
  models: ReplyModels;
  onSpoken: (chatId: string) => void;
}

export class Replies {
  readonly #deps: ReplyDeps;
  readonly #writer: TextWriter;

  constructor(deps: ReplyDeps) {
    this.#deps = deps;
    this.#writer = new TextWriter({ ...deps, events: chatEvents });
  }

  /** Begins a reply in the transaction of its message; `run` it after the commit. Throws InsufficientPointsError. */
  async begin(trx: Trx, { message_id: messageId, text: beginning }: MessageRow, chat: ChatRow): Promise<void> {
    const { generations, models } = this.#deps;
    const hold = await generations.begin(trx, {
      id: messageId,
      kind: KIND,
      walletId: chat.owner_id,
      price: await models.priceIn(trx, chat),
      reference: ledgerReference(messageId),
      subject: { characterId: chat.character_id, chatId: chat.chat_id, messageId },
    });
    await insertReply(trx, { message_id: messageId, continues_from: beginning.length, charged: null, ...hold });
  }

  run(chat: ChatRow, reply: MessageRow): void {
    const { database, engine, generations, images, limits } = this.#deps;
    const task = {
      topicId: reply.chat_id,
      messageId: reply.message_id,
      beginning: reply.text,
      most: Math.min(reply.text.length + MOST_CHARACTERS, LONGEST_REPLY),
      prepare: async (signal: AbortSignal) => {
        const { request, voice } = await readReplyRequest(database.db, limits, chat, reply, signal);
        return { request: engine.seesImages === true ? await images.show(request) : request, voice };
      },
      names: () => readNames(database.db, chat),
    };
    void generations.run(reply.message_id, {
      make: (signal) => this.#writer.write(task, signal),
      end: (outcome) => this.#end(reply, outcome),
    });
  }

  async stop(messageId: string): Promise<void> {
    await this.#deps.generations.stop(messageId);
  }

  /** Ends the replies of dead servers: text stays, points are refunded. */
  async recover(): Promise<void> {
    await this.#deps.generations.recover(KIND, async (messageId) => {
      const [reply] = await findMessages(this.#deps.database.db, [messageId]);
      if (reply !== undefined) await this.#end(reply, ABANDONED);
    });
  }

  async #end({ message_id: messageId, chat_id: chatId }: MessageRow, outcome: Outcome): Promise<void> {
    const { clock, database, generations, notifier, onSpoken } = this.#deps;
    await inTransaction(database, async (trx, afterCommit) => {
      const chat = await lockChat(trx, chatId);
      if (!(await generations.end(trx, messageId, outcome.status))) return;
      const [message] = await findMessages(trx, [messageId]);
      const ended = endedColumns(outcome, message?.text ?? '', clock.now());
      const mood = readMood(ended.text, chat.locale);
      await updateMessage(trx, messageId, { ...ended, mood, search_text: normalizeForSearch(ended.text) });
      await this.#charge(trx, chat, messageId, { ...ended, points: outcome.points });
      await updateChat(trx, chatId, { replying_id: null, updated_at: clock.now() });
      await chatEvents.deleteText(trx, chatId, messageId);
      await chatEvents.append(trx, chatId, [{ kind: 'reply-ended', subject_id: messageId }]);
      afterCommit(() => {
        notifier.notify(chatId);
        if (ended.text !== '') onSpoken(chatId);
      });
    });
  }

  async #charge(
    trx: Trx,
    chat: ChatRow,
    messageId: string,
    { points, status, text }: Parameters<typeof costOfReply>[1] & Pick<Outcome, 'points'>,
  ): Promise<void> {
    const { generations, limits, models } = this.#deps;
    const [reply] = await findReplies(trx, [messageId]);
    if (reply === undefined) throw new Error(`The reply ${messageId} has no price`);
    const written = { status, text: text.slice(reply.continues_from) };
    const charged = costOfReply(models.chargeOf(reply.price, points), written, limits.replyTokens);
    await recordCharge(trx, messageId, charged);
    await generations.settle(trx, reply, { charged, ownerId: chat.owner_id });
    if (charged > 0) await addCost(trx, chat.chat_id, charged);
  }
}
