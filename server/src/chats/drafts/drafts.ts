import type { Logger } from 'pino';
import { MessageDraft } from '../../contract/validators.ts';
import type { Database, Trx } from '../../db/database.ts';
import { inTransaction } from '../../db/transaction.ts';
import { AppError } from '../../errors.ts';
import { addCost } from '../../history/history.ts';
import { runIdempotent, findReplay } from '../../idempotency/run-idempotent.ts';
import type { Generations } from '../../generations/generations.ts';
import { Interruption } from '../../jobs/jobs.ts';
import type { Clock } from '../../lib/clock.ts';
import type { Ids } from '../../lib/ids.ts';
import type { Points } from '../../points/points.ts';
import type { ServedBy, TextEngine } from '../../providers/text/text-engine.ts';
import type { Safety } from '../../safety/safety.ts';
import type { Caller } from '../../http/caller.ts';
import { lockChat } from '../store/chat-store.ts';
import type { Chats } from '../chat-list/chats.ts';
import { costOfReply } from '../../generations/reply-cost.ts';
import { finished, type Outcome } from '../../generations/outcome.ts';
import { type PromptLimits, readNames } from '../prompt/reply-request.ts';
import type { ReplyModels } from '../settings/reply-models.ts';
import type { ChatRow, DraftRow } from '../tables.ts';
import { deleteDraft, findDraft, findDraftIn, insertDraft } from './draft-store.ts';
import { readDraftRequest } from './draft-request.ts';

const KIND = 'draft';
const MOST_CHARACTERS = 8_000;
const TIMEOUT_MS = 120_000;

export interface DraftDeps {
  database: Database;
  clock: Clock;
  ids: Ids;
  log: Logger;
  generations: Generations;
  points: Points;
  engine: TextEngine;
  safety: Safety;
  limits: PromptLimits;
  chats: Chats;
  models: ReplyModels;
}

type Written = Pick<Outcome, 'status' | 'points'> & { text: string };

/** Drafts of visitors' messages by the chat's engine; nothing of them is stored in the chat. */
export class Drafts {
  readonly #deps: DraftDeps;

  constructor(deps: DraftDeps) {
    this.#deps = deps;
  }

  /**
   * Resolves to the whole draft, or to what was written when stopped.
   *
   * @throws {InsufficientPointsError}
   * @throws {AppError} NOT_FOUND; CONFLICT while a reply or draft is under way and when stopped before the first word;
   * UNAVAILABLE when the engine failed.
   */
  async write(caller: Caller, chatId: string): Promise<MessageDraft> {
    const { chats, clock, database, generations, points } = this.#deps;
    const { key, ownerId, view } = caller;
    const chat = await chats.find(database.db, caller, chatId);
    const act = { ownerId, operation: 'draftMessage', key, input: { chatId }, now: clock.now() };
    const former = await findReplay(database.db, act, MessageDraft);
    if (former !== undefined) return former;
    const draft = await inTransaction(database, (trx) => this.#begin(trx, chatId));
    let written: Written | undefined;
    let answer: MessageDraft | undefined;
    await generations.run<Written>(draft.draft_id, {
      make: (signal) => this.#generate({ ...chat, locale: view.locale }, draft, signal),
      end: async (outcome) => {
        written = outcome;
        answer = await inTransaction(database, async (trx) => {
          const isOurs = await this.#end(trx, draft, outcome);
          if (!isOurs || outcome.status === 'failed' || outcome.text === '') return undefined;
          return runIdempotent(trx, act, MessageDraft, async () => ({
            text: outcome.text,
            balance: await points.balance(trx, chat.owner_id),
          }));
        });
      },
    });
    if (answer !== undefined) return answer;
    if (written?.status === 'stopped') throw new AppError('CONFLICT', 'The draft was stopped');
    throw new AppError('UNAVAILABLE', 'The draft could not be written; nothing was charged');
  }

  /** Stops a chat's draft. Throws NOT_FOUND. */
  async stop(caller: Caller, chatId: string): Promise<void> {
    const { chats, database, generations } = this.#deps;
    await chats.find(database.db, caller, chatId);
    const draft = await findDraftIn(database.db, chatId);
    if (draft !== undefined) await generations.stop(draft.draft_id);
  }

  /** Ends the drafts of dead servers and refunds them. */
  async recover(): Promise<void> {
    const { database, generations } = this.#deps;
    await generations.recover(KIND, async (draftId) => {
      const draft = await findDraft(database.db, draftId);
      if (draft === undefined) return;
      await inTransaction(database, (trx) => this.#end(trx, draft, { status: 'failed', text: '' }));
    });
  }

  async #begin(trx: Trx, chatId: string): Promise<DraftRow> {
    const { generations, ids, models } = this.#deps;
    const chat = await lockChat(trx, chatId);
    const draftId = ids.next('drf');
    const hold = await generations.begin(trx, {
      id: draftId,
      kind: KIND,
      walletId: chat.owner_id,
      price: await models.priceIn(trx, chat),
      reference: `draft:${draftId}`,
      subject: { characterId: chat.character_id, chatId },
    });
    if (chat.replying_id !== null) throw new AppError('CONFLICT', 'A reply is under way');
    if ((await findDraftIn(trx, chatId)) !== undefined) throw new AppError('CONFLICT', 'Another draft is under way');
    const draft: DraftRow = { draft_id: draftId, chat_id: chatId, ...hold };
    await insertDraft(trx, draft);
    return draft;
  }

  async #generate(chat: ChatRow, { draft_id: draftId }: DraftRow, stopped: AbortSignal): Promise<Written> {
    const { database, engine, limits, log, safety } = this.#deps;
    const signal = AbortSignal.any([stopped, AbortSignal.timeout(TIMEOUT_MS)]);
    let text = '';
    let points: Written['points'];
    const clean = () => text.replaceAll('\0', '').trim().slice(0, MOST_CHARACTERS).toWellFormed();
    try {
      const { request, voice } = await readDraftRequest(database.db, limits, chat, { draftId, locale: chat.locale });
      let reason: Parameters<typeof finished>[0] = 'stop';
      const onServed = (by: ServedBy) => {
        ({ points } = by);
      };
      for await (const chunk of engine.generate({ ...request, onServed }, signal)) {
        if (chunk.kind === 'end') reason = chunk.finishReason;
        else text += voice.add(chunk.text);
        if (voice.isOver || text.length > MOST_CHARACTERS) break;
      }
      text += voice.end();
      const names = () => readNames(database.db, chat);
      const verdict = await safety.moderate({ text: clean(), side: 'visitor', names }, signal);
      const { status, text: kept = '' } = finished(verdict.kind === 'refuse' ? 'filtered' : reason, clean());
      return { status, text: kept, points };
    } catch (error) {
      if (stopped.reason instanceof Interruption && stopped.reason.kind === 'stopped')
        return { status: 'stopped', text: clean(), points };
      log.warn({ err: error, engine: engine.name }, 'draft failed');
      return { status: 'failed', text: '' };
    }
  }

  /** False when another server ended it before. */
  async #end(trx: Trx, draft: DraftRow, written: Written): Promise<boolean> {
    const { generations, limits, models } = this.#deps;
    const chat = await lockChat(trx, draft.chat_id);
    if (!(await generations.end(trx, draft.draft_id, written.status))) return false;
    await deleteDraft(trx, draft.draft_id);
    const charged = costOfReply(models.chargeOf(draft.price, written.points), written, limits.replyTokens);
    await generations.settle(trx, draft, { charged, ownerId: chat.owner_id });
    if (charged > 0) await addCost(trx, draft.chat_id, charged);
    return true;
  }
}
