import type { Logger } from 'pino';
import {
  PreviewReply,
  type CharacterDraft,
  type PreviewQuote,
  type PreviewReplyForm,
} from '../../contract/validators.ts';
import type { Database, Trx } from '../../db/database.ts';
import { inTransaction } from '../../db/transaction.ts';
import { AppError } from '../../errors.ts';
import type { Generations, Hold } from '../../generations/generations.ts';
import { generateText } from '../../generations/generate-text.ts';
import { ABANDONED, brokenOff, finished, type Outcome } from '../../generations/outcome.ts';
import type { Caller } from '../../http/caller.ts';
import { runIdempotent, findReplay, type IdempotentRequest } from '../../idempotency/run-idempotent.ts';
import type { Clock } from '../../lib/clock.ts';
import { cutAtWord } from '../../lib/text/cut-at-word.ts';
import { sha256 } from '../../lib/hash.ts';
import type { Ids } from '../../lib/ids.ts';
import { utcDayNumber } from '../../lib/utc-day.ts';
import type { Points } from '../../points/points.ts';
import type { TextEngine } from '../../providers/text/text-engine.ts';
import type { Safety } from '../../safety/safety.ts';
import type { DraftReader } from '../draft-reader.ts';
import { CollectedText } from '../../generations/collected-text.ts';
import { deleteReply, insertReply } from './count-store.ts';
import { failedReply } from './failed-reply.ts';
import { freeRepliesLeft, giveBackFreeReply, takeFreeReply } from './free-replies.ts';
import { moderatePreview, readTurns } from './moderate-preview.ts';
import { readPreviewRequest, type AskedReply, type PreviewLimits } from './preview-request.ts';
import { characterOfDraft } from '../draft-character.ts';
import type { PreviewedDraft } from './previewed-draft.ts';
import type { PreviewReplyRow } from './tables.ts';

const KIND = 'preview-reply';
/** As long as a line of the preview may be, so that a reply can be sent back with the next question. */
const MOST_CHARACTERS = 4_000;
const TIMEOUT_MS = 120_000;

/** Answers that were stored before replies had a price were free. */
const Stored = PreviewReply.extend({ points: PreviewReply.shape.points.default(0) });

export interface PreviewReplyDeps {
  database: Database;
  clock: Clock;
  ids: Ids;
  log: Logger;
  generations: Generations;
  engine: TextEngine;
  safety: Safety;
  limits: PreviewLimits;
  drafts: DraftReader;
  points: Points;
  /** Points for a reply beyond the free ones, by the model that would write it now. */
  price: () => number;
}

export interface PreviewCaller extends Caller {
  /** Bucket of the network address; undefined for a call from within this process. */
  network: string | undefined;
}

type Counted = Pick<PreviewReplyRow, 'owner_id' | 'network' | 'day'>;

/** Replies of characters that are still drafts, by the engine of the chats. Only the number of the free ones is kept. */
export class PreviewReplies {
  readonly #deps: PreviewReplyDeps;

  constructor(deps: PreviewReplyDeps) {
    this.#deps = deps;
  }

  /**
   * Answers the last line of a preview when the reply is whole.
   *
   * @throws {InsufficientPointsError}
   * @throws {AppError} NOT_FOUND; VALIDATION_FAILED with the field `of` for a draft that was never kept; FORBIDDEN for what
   *   may not be written; CONFLICT with the field `left` when no free reply is left and none may be paid, with `points` when
   *   one costs more; RATE_LIMITED and UNAVAILABLE when the engine could not write it.
   */
  async write(caller: PreviewCaller, draftId: string, form: PreviewReplyForm): Promise<PreviewReply> {
    const { clock, database, generations, ids, safety } = this.#deps;
    const draft = await this.#asked(caller.ownerId, draftId, form);
    const input = { draftId, ...form };
    const act = { ownerId: caller.ownerId, operation: 'createPreviewReply', key: caller.key, input, now: clock.now() };
    const former = await findReplay(database.db, act, Stored);
    if (former !== undefined) return former;
    const turns = readTurns(form.messages);
    const crisis = await moderatePreview(safety, draft, turns);
    const reply = { reply_id: ids.next('prv'), draft_id: draftId, ...this.#countedFor(caller) };
    await inTransaction(database, (trx) => this.#begin(trx, reply, form));
    let ended: Outcome = ABANDONED;
    let answer: PreviewReply | undefined;
    await generations.run<Outcome>(reply.reply_id, {
      make: (signal) => this.#generate({ caller, draft, turns, replyId: reply.reply_id }, signal),
      end: async (outcome) => {
        ended = outcome;
        answer = await inTransaction(database, (trx) => this.#end(trx, reply.reply_id, outcome, { act, crisis }));
      },
    });
    if (answer === undefined) throw failedReply(ended);
    return answer;
  }

  /** @throws {AppError} NOT_FOUND alike for an unknown id and for another owner's draft. */
  async quote(caller: PreviewCaller, draftId: string): Promise<PreviewQuote> {
    const { database, drafts, points, price } = this.#deps;
    await drafts.get(caller.ownerId, draftId);
    return {
      left: await freeRepliesLeft(database.db, { draft_id: draftId, ...this.#countedFor(caller) }),
      points: price(),
      balance: await points.balance(database.db, caller.ownerId),
    };
  }

  async recover(): Promise<void> {
    const { database, generations } = this.#deps;
    await generations.recover(KIND, async (replyId) => {
      await inTransaction(database, (trx) => this.#end(trx, replyId, ABANDONED));
    });
  }

  async #asked(ownerId: string, draftId: string, { of = 'draft' }: PreviewReplyForm): Promise<PreviewedDraft> {
    const { drafts } = this.#deps;
    const draft = of === 'kept' ? await drafts.getKept(ownerId, draftId) : await drafts.get(ownerId, draftId);
    if (draft === undefined) {
      throw new AppError('VALIDATION_FAILED', 'of: the draft was never kept', { field: 'of' });
    }
    return previewed(draft, ownerId);
  }

  #countedFor({ network, ownerId }: PreviewCaller): Counted {
    const digest = network === undefined ? null : sha256(network);
    return { owner_id: ownerId, network: digest, day: utcDayNumber(this.#deps.clock.now()) };
  }

  async #begin(
    trx: Trx,
    reply: Counted & Pick<PreviewReplyRow, 'reply_id' | 'draft_id'>,
    { points }: PreviewReplyForm,
  ): Promise<void> {
    const { clock, generations } = this.#deps;
    const usedUp = await takeFreeReply(trx, reply, clock);
    if (usedUp !== undefined && points === undefined) throw usedUp;
    const hold =
      usedUp === undefined
        ? { wallet_id: reply.owner_id, reservation_id: null, price: 0 }
        : await this.#hold(trx, reply, points ?? 0);
    await insertReply(trx, { ...reply, ...hold, is_free: usedUp === undefined ? 1 : 0 });
    await generations.start(trx, reply.reply_id, KIND);
  }

  async #hold(trx: Trx, reply: Pick<PreviewReplyRow, 'reply_id' | 'owner_id'>, most: number): Promise<Hold> {
    const price = this.#deps.price();
    if (price > most) {
      throw new AppError('CONFLICT', `points: a reply costs ${price} points now`, { field: 'points' });
    }
    const { owner_id: walletId, reply_id: replyId } = reply;
    return this.#deps.generations.hold(trx, { price, walletId, reference: `preview:${replyId}` });
  }

  async #generate(asked: AskedReply, stopped: AbortSignal): Promise<Outcome | undefined> {
    const { database, engine, limits, log, safety } = this.#deps;
    const signal = AbortSignal.any([stopped, AbortSignal.timeout(TIMEOUT_MS)]);
    const buffer = new CollectedText();
    try {
      const { request, voice } = await readPreviewRequest(database.db, limits, asked);
      const reason = await generateText(engine, request, { voice, buffer, most: MOST_CHARACTERS, signal });
      const text = cutAtWord(buffer.text, MOST_CHARACTERS).trim().toWellFormed();
      const names = async () => [asked.draft.character.name];
      const verdict = await safety.moderate({ text, side: 'character', names }, signal);
      return finished(verdict.kind === 'refuse' ? 'filtered' : reason, text);
    } catch (error) {
      if (!stopped.aborted)
        log.warn({ err: error, engine: engine.name, replyId: asked.replyId }, 'preview reply failed');
      return brokenOff(error, stopped, '');
    }
  }

  /**
   * Ends a reply: what was not written, or was written under a key that has its answer already, is given back.
   *
   * @param asked Left out for a reply that a server has left behind.
   * @returns undefined where there is no answer, and when another server has ended it before.
   */
  async #end(
    trx: Trx,
    replyId: string,
    outcome: Outcome,
    asked?: { act: IdempotentRequest; crisis: boolean },
  ): Promise<PreviewReply | undefined> {
    if (!(await this.#deps.generations.end(trx, replyId, outcome.status))) return undefined;
    const reply = await deleteReply(trx, replyId);
    if (reply === undefined) throw new Error(`The preview reply ${replyId} is missing`);
    const { status, text } = outcome;
    if (asked === undefined || status !== 'complete' || text === undefined) {
      await this.#giveBack(trx, reply);
      return undefined;
    }
    let isNew = false;
    // The guest may have signed in meanwhile.
    const answer = await runIdempotent(trx, { ...asked.act, ownerId: reply.owner_id }, Stored, async () => {
      isNew = true;
      return { text, left: await freeRepliesLeft(trx, reply), points: reply.price, crisis: asked.crisis };
    });
    if (!isNew) await this.#giveBack(trx, reply);
    else await this.#deps.generations.settle(trx, reply, { charged: reply.price, ownerId: reply.owner_id });
    return answer;
  }

  async #giveBack(trx: Trx, reply: PreviewReplyRow): Promise<void> {
    if (reply.is_free === 1) await giveBackFreeReply(trx, reply);
    await this.#deps.generations.settle(trx, reply, { charged: 0, ownerId: reply.owner_id });
  }
}

function previewed(draft: CharacterDraft, ownerId: string): PreviewedDraft {
  const { fields } = draft;
  return {
    fields,
    character: characterOfDraft(draft, ownerId),
    told: [fields.description, fields.personality].join('\n\n'),
  };
}
