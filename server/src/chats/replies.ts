import type { Logger } from 'pino';
import type { Database, Trx } from '../db/database.ts';
import { inQuickTransaction, inTransaction } from '../db/transaction.ts';
import { fold } from '../explore/fold.ts';
import { addCost } from '../history/history.ts';
import type { Clock } from '../lib/clock.ts';
import { endSurely } from '../jobs/end-surely.ts';
import { Interruption, type Jobs } from '../jobs/jobs.ts';
import type { Points } from '../points/points.ts';
import type { TextEngine } from '../providers/text/text-engine.ts';
import type { Safety } from '../safety/safety.ts';
import { appendEvents, deleteWords } from './chat-events.ts';
import { lockChat, updateChat } from './chat-store.ts';
import type { ChatWatch } from './chat-watch.ts';
import { cutAtWord } from './cut-at-word.ts';
import { generateReply } from './generate-reply.ts';
import type { Images } from './images/images.ts';
import { appendWords, findMessages, findReplies, insertReply, recordCharge, updateMessage } from './message-store.ts';
import { ABANDONED, brokenOff, finished, retryAt, type Outcome } from './reply-outcome.ts';
import { costOfReply } from './reply-cost.ts';
import { readNames, readReplyRequest, type PromptLimits } from './reply-request.ts';
import type { ReplyModels } from './settings/reply-models.ts';
import { ReplyWords } from './reply-words.ts';
import { ledgerReference } from './show.ts';
import type { ChatRow, MessageRow } from './tables.ts';

const KIND = 'reply';
/** Beyond this an engine has lost its way. */
const MOST_CHARACTERS = 16_000;
/** The longest that a reply and its continuations become together. */
export const LONGEST_REPLY = 30_000;

/** The most characters of a reply, what it continues included. */
const longest = ({ text: beginning }: MessageRow) => Math.min(beginning.length + MOST_CHARACTERS, LONGEST_REPLY);

export interface ReplyParts {
  database: Database;
  clock: Clock;
  log: Logger;
  jobs: Jobs;
  points: Points;
  engine: TextEngine;
  images: Images;
  safety: Safety;
  watch: ChatWatch;
  limits: PromptLimits;
  models: ReplyModels;
  /** Told of every reply that has ended with words, after the commit. */
  onSpoken: (chatId: string) => void;
}

/** The replies of characters: begun and paid for with what they answer, written by the server, ended once. */
export class Replies {
  readonly #parts: ReplyParts;

  constructor(parts: ReplyParts) {
    this.#parts = parts;
  }

  /**
   * Reserves the points for a reply and writes it down as under way, in the transaction of what it answers.
   *
   * @throws {InsufficientPointsError} when the balance does not cover the price.
   */
  async begin(trx: Trx, { message_id: messageId, text: beginning }: MessageRow, chat: ChatRow): Promise<void> {
    const { jobs, models, points } = this.#parts;
    const price = models.priceIn(chat);
    const walletId = chat.owner_id;
    const subject = { characterId: chat.character_id, chatId: chat.chat_id, messageId };
    const reservation = { walletId, amount: price, reference: ledgerReference(messageId), subject };
    const reservationId = price === 0 ? null : await points.reserve(trx, reservation);
    const cost = { reservation_id: reservationId, price, charged: null };
    await insertReply(trx, { message_id: messageId, wallet_id: walletId, continues_from: beginning.length, ...cost });
    await jobs.begin(trx, messageId, KIND);
  }

  /** Writes a reply, after the commit that has begun it; goes on whether or not anybody reads along. */
  run(chat: ChatRow, reply: MessageRow): void {
    this.#parts.jobs.run(reply.message_id, async (signal) => {
      const outcome = await this.#write(chat, reply, signal);
      if (outcome !== undefined) await endSurely(() => this.#end(reply, outcome));
    });
  }

  /** Stops a reply, whichever server writes it; one that has ended stays as it is. */
  async stop(messageId: string): Promise<void> {
    await this.#parts.jobs.stop(messageId);
  }

  /** Ends the replies that a server has left behind: their words stay, their points come back. */
  async recover(): Promise<void> {
    for (const messageId of await this.#parts.jobs.findAbandoned(KIND)) {
      const [reply] = await findMessages(this.#parts.database.db, [messageId]);
      if (reply !== undefined) await this.#end(reply, ABANDONED);
    }
  }

  async #write(chat: ChatRow, reply: MessageRow, signal: AbortSignal): Promise<Outcome | undefined> {
    const { database, engine, images, limits, log, safety } = this.#parts;
    const lost = new AbortController();
    const either = AbortSignal.any([signal, lost.signal]);
    const words = new ReplyWords(
      (offset, added) => this.#save(reply, offset, added),
      () => lost.abort(new Interruption('lost')),
      reply.text,
    );
    try {
      const { request: told, voice } = await readReplyRequest(database.db, limits, chat, reply);
      const request = engine.seesImages ? await images.show(told) : told;
      const most = longest(reply);
      const reason = await generateReply(engine, request, { voice, words, most, signal: either });
      await words.close();
      const text = cutAtWord(words.text, longest(reply)).trimEnd();
      const names = () => readNames(database.db, chat);
      const verdict = await safety.judge({ text, side: 'character', names }, either);
      return finished(verdict.kind === 'refuse' ? 'filtered' : reason, text, reply.text);
    } catch (error) {
      await words.close();
      if (!either.aborted) log.warn({ err: error, engine: engine.name }, 'a reply broke off');
      return brokenOff(error, either, cutAtWord(words.text, longest(reply)));
    }
  }

  async #save(reply: MessageRow, offset: number, words: string): Promise<boolean> {
    const { database, watch } = this.#parts;
    return inQuickTransaction(database, async (trx, afterCommit) => {
      const event = { kind: 'reply-text', message_id: reply.message_id, text_offset: offset, text: words } as const;
      await appendEvents(trx, reply.chat_id, [event]);
      if (!(await appendWords(trx, reply.message_id, words))) throw new Interruption('lost');
      afterCommit(() => watch.wake(reply.chat_id));
      return true;
    }).catch((error: unknown) => {
      if (error instanceof Interruption) return false;
      throw error;
    });
  }

  async #end({ message_id: messageId, chat_id: chatId }: MessageRow, outcome: Outcome): Promise<void> {
    const { clock, database, jobs, onSpoken, watch } = this.#parts;
    await inTransaction(database, async (trx, afterCommit) => {
      const chat = await lockChat(trx, chatId);
      if (!(await jobs.end(trx, messageId, outcome.status))) return;
      const [message] = await findMessages(trx, [messageId]);
      const text = (outcome.text ?? message?.text ?? '').toWellFormed();
      const { status, failure, truncated = false } = outcome;
      await updateMessage(trx, messageId, {
        status,
        failure,
        text,
        search_text: fold(text),
        truncated: truncated ? 1 : 0,
        retry_at: retryAt(outcome, clock.now()),
      });
      const charged = await this.#settle(trx, chat, messageId, { status, text });
      if (charged > 0) await addCost(trx, chatId, charged);
      await updateChat(trx, chatId, { replying_id: null, updated_at: clock.now() });
      await deleteWords(trx, chatId, messageId);
      await appendEvents(trx, chatId, [{ kind: 'reply-ended', message_id: messageId }]);
      afterCommit(() => {
        watch.wake(chatId);
        if (text !== '') onSpoken(chatId);
      });
    });
  }

  /** Takes the points for good, or gives them back. Answers what was taken. */
  async #settle(
    trx: Trx,
    chat: ChatRow,
    messageId: string,
    { status, text }: Parameters<typeof costOfReply>[1],
  ): Promise<number> {
    const { limits, models, points } = this.#parts;
    const [reply] = await findReplies(trx, [messageId]);
    if (reply === undefined) throw new Error(`The reply ${messageId} has no price`);
    const price = models.chargeOf(reply.price);
    const charged = costOfReply(price, { status, text: text.slice(reply.continues_from) }, limits.replyTokens);
    await recordCharge(trx, messageId, charged);
    if (reply.reservation_id === null) return 0;
    if (charged > 0) await points.settle(trx, reply.reservation_id, charged);
    else await points.release(trx, reply.reservation_id);
    if (charged === reply.price) return charged;
    // A guest who has signed in meanwhile finds the points where all the others went.
    if (reply.wallet_id !== chat.owner_id) await points.moveGuestPoints(trx, reply.wallet_id, chat.owner_id);
    return charged;
  }
}
