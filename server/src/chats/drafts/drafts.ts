import type { Logger } from 'pino';
import { MessageDraft } from '../../contract/validators.ts';
import type { Database, Trx } from '../../db/database.ts';
import { inTransaction } from '../../db/transaction.ts';
import { AppError } from '../../errors.ts';
import { addCost } from '../../history/history.ts';
import { once, recall } from '../../idempotency/once.ts';
import { endSurely } from '../../jobs/end-surely.ts';
import { Interruption, type Jobs } from '../../jobs/jobs.ts';
import type { Clock } from '../../lib/clock.ts';
import type { Ids } from '../../lib/ids.ts';
import type { Points } from '../../points/points.ts';
import type { TextEngine } from '../../providers/text/text-engine.ts';
import type { Safety } from '../../safety/safety.ts';
import type { Caller } from '../caller.ts';
import { lockChat } from '../chat-store.ts';
import type { Chats } from '../chats.ts';
import { costOfReply } from '../reply-cost.ts';
import { finished, type Outcome } from '../reply-outcome.ts';
import { readNames, type PromptLimits } from '../reply-request.ts';
import type { ReplyModels } from '../settings/reply-models.ts';
import type { ChatRow, DraftRow } from '../tables.ts';
import { deleteDraft, findDraft, findDraftIn, insertDraft } from './draft-store.ts';
import { readDraftRequest } from './draft-request.ts';

const KIND = 'draft';
/** The longest message of the contract, in characters. */
const MOST_CHARACTERS = 8_000;
const TIMEOUT_MS = 120_000;

export interface DraftParts {
  database: Database;
  clock: Clock;
  ids: Ids;
  log: Logger;
  jobs: Jobs;
  points: Points;
  engine: TextEngine;
  safety: Safety;
  limits: PromptLimits;
  chats: Chats;
  models: ReplyModels;
}

type Written = Pick<Outcome, 'status'> & { text: string };

/** What visitors could say next, written for them by the engine of the chat. Nothing of it is kept in the chat. */
export class Drafts {
  readonly #parts: DraftParts;

  constructor(parts: DraftParts) {
    this.#parts = parts;
  }

  /**
   * Writes a draft and answers it when it is whole, or as far as it was written when it was stopped.
   *
   * @throws {InsufficientPointsError}
   * @throws {AppError} NOT_FOUND, CONFLICT while a reply or another draft is under way and for a draft stopped before its
   *   first word, UNAVAILABLE when the engine could not write it.
   */
  async write(caller: Caller, chatId: string): Promise<MessageDraft> {
    const { chats, clock, database, jobs, points } = this.#parts;
    const { key, ownerId, view } = caller;
    const chat = await chats.find(database.db, caller, chatId);
    const act = { ownerId, operation: 'draftMessage', key, input: { chatId }, now: clock.now() };
    const former = await recall(database.db, act, MessageDraft);
    if (former !== undefined) return former;
    const draft = await inTransaction(database, (trx) => this.#begin(trx, chatId));
    const done = Promise.withResolvers<MessageDraft>();
    jobs.run(draft.draft_id, async (signal) => {
      const written = await this.#generate({ ...chat, locale: view.locale }, draft, signal);
      await endSurely(async () => {
        await inTransaction(database, async (trx) => {
          const isOurs = await this.#end(trx, draft, written);
          if (!isOurs || written.status === 'failed' || written.text === '') return;
          const answer = async () => ({ text: written.text, balance: await points.balance(trx, chat.owner_id) });
          done.resolve(await once(trx, act, MessageDraft, answer));
        });
      }).catch(done.reject);
      if (written.status === 'stopped') done.reject(new AppError('CONFLICT', 'The draft was stopped'));
      done.reject(new AppError('UNAVAILABLE', 'The draft could not be written; nothing was charged'));
    });
    return done.promise;
  }

  /** Stops the draft that is being written in a chat. @throws {AppError} NOT_FOUND */
  async stop(caller: Caller, chatId: string): Promise<void> {
    const { chats, database, jobs } = this.#parts;
    await chats.find(database.db, caller, chatId);
    const draft = await findDraftIn(database.db, chatId);
    if (draft !== undefined) await jobs.stop(draft.draft_id);
  }

  /** Ends the drafts that a server has left behind: their points come back. */
  async recover(): Promise<void> {
    const { database, jobs } = this.#parts;
    for (const draftId of await jobs.findAbandoned(KIND)) {
      const draft = await findDraft(database.db, draftId);
      if (draft === undefined) continue;
      await inTransaction(database, (trx) => this.#end(trx, draft, { status: 'failed', text: '' }));
    }
  }

  async #begin(trx: Trx, chatId: string): Promise<DraftRow> {
    const { ids, jobs, models, points } = this.#parts;
    const chat = await lockChat(trx, chatId);
    const price = models.priceIn(chat);
    const draftId = ids.next('drf');
    const walletId = chat.owner_id;
    const subject = { characterId: chat.character_id, chatId };
    const reservation = { walletId, amount: price, reference: `draft:${draftId}`, subject };
    const reservationId = price === 0 ? null : await points.reserve(trx, reservation);
    if (chat.replying_id !== null) throw new AppError('CONFLICT', 'A reply is under way');
    if ((await findDraftIn(trx, chatId)) !== undefined) throw new AppError('CONFLICT', 'Another draft is under way');
    const draft: DraftRow = {
      draft_id: draftId,
      chat_id: chatId,
      wallet_id: walletId,
      reservation_id: reservationId,
      price,
    };
    await insertDraft(trx, draft);
    await jobs.begin(trx, draftId, KIND);
    return draft;
  }

  async #generate(chat: ChatRow, { draft_id: draftId }: DraftRow, stopped: AbortSignal): Promise<Written> {
    const { database, engine, limits, log, safety } = this.#parts;
    const signal = AbortSignal.any([stopped, AbortSignal.timeout(TIMEOUT_MS)]);
    let text = '';
    const clean = () => text.replaceAll('\0', '').trim().slice(0, MOST_CHARACTERS).toWellFormed();
    try {
      const { request, voice } = await readDraftRequest(database.db, limits, chat, { draftId, locale: chat.locale });
      let reason: Parameters<typeof finished>[0] = 'stop';
      for await (const chunk of engine.generate(request, signal)) {
        if (chunk.kind === 'end') reason = chunk.finishReason;
        else text += voice.add(chunk.text);
        if (voice.isOver || text.length > MOST_CHARACTERS) break;
      }
      text += voice.end();
      const names = () => readNames(database.db, chat);
      const verdict = await safety.judge({ text: clean(), side: 'visitor', names }, signal);
      const { status, text: kept = '' } = finished(verdict.kind === 'refuse' ? 'filtered' : reason, clean());
      return { status, text: kept };
    } catch (error) {
      if (stopped.reason instanceof Interruption && stopped.reason.kind === 'stopped')
        return { status: 'stopped', text: clean() };
      log.warn({ err: error, engine: engine.name }, 'draft failed');
      return { status: 'failed', text: '' };
    }
  }

  /** Takes the points for good, or gives them back. False when another server has ended the draft before. */
  async #end(trx: Trx, draft: DraftRow, written: Written): Promise<boolean> {
    const { jobs, limits, models, points } = this.#parts;
    const chat = await lockChat(trx, draft.chat_id);
    if (!(await jobs.end(trx, draft.draft_id, written.status))) return false;
    await deleteDraft(trx, draft.draft_id);
    if (draft.reservation_id === null) return true;
    const charged = costOfReply(models.chargeOf(draft.price), written, limits.replyTokens);
    if (charged > 0) await points.settle(trx, draft.reservation_id, charged);
    else await points.release(trx, draft.reservation_id);
    if (charged > 0) await addCost(trx, draft.chat_id, charged);
    // A guest who has signed in meanwhile finds the points where all the others went.
    if (charged < draft.price && draft.wallet_id !== chat.owner_id) {
      await points.moveGuestPoints(trx, draft.wallet_id, chat.owner_id);
    }
    return true;
  }
}
