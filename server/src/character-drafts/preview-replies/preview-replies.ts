import type { Logger } from 'pino';
import { PreviewReply, type CharacterDraft } from '../../contract/validators.ts';
import type { Database, Trx } from '../../db/database.ts';
import { inTransaction } from '../../db/transaction.ts';
import type { Generations } from '../../generations/generations.ts';
import { generateText } from '../../generations/generate-text.ts';
import { ABANDONED, brokenOff, finished, type Outcome } from '../../generations/outcome.ts';
import type { Caller } from '../../http/caller.ts';
import { runIdempotent, findReplay, type IdempotentRequest } from '../../idempotency/run-idempotent.ts';
import type { Clock } from '../../lib/clock.ts';
import { cutAtWord } from '../../lib/cut-at-word.ts';
import { sha256 } from '../../lib/hash.ts';
import type { Ids } from '../../lib/ids.ts';
import { utcDayNumber } from '../../lib/utc-day.ts';
import type { TextEngine } from '../../providers/text/text-engine.ts';
import type { Safety } from '../../safety/safety.ts';
import type { DraftReader } from '../draft-reader.ts';
import { CollectedText } from './collected-text.ts';
import { deleteReply, insertReply } from './count-store.ts';
import { failedReply } from './failed-reply.ts';
import { freeRepliesLeft, giveBackFreeReply, takeFreeReply } from './free-replies.ts';
import { moderatePreview, readTurns } from './moderate-preview.ts';
import { readPreviewRequest, type AskedReply, type PreviewLimits, type PreviewTurn } from './preview-request.ts';
import { characterOfDraft } from '../draft-character.ts';
import type { PreviewedDraft } from './previewed-draft.ts';
import type { PreviewReplyRow } from './tables.ts';

const KIND = 'preview-reply';
/** As long as a line of the preview may be, so that a reply can be sent back with the next question. */
const MOST_CHARACTERS = 4_000;
const TIMEOUT_MS = 120_000;

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
}

/** Who meets the character of a draft. */
export interface PreviewCaller extends Caller {
  /** Bucket of the network address; undefined for a call from within this process. */
  network: string | undefined;
}

/** Replies of characters that are still drafts, by the engine of the chats. Only their number is kept. */
export class PreviewReplies {
  readonly #deps: PreviewReplyDeps;

  constructor(deps: PreviewReplyDeps) {
    this.#deps = deps;
  }

  /**
   * Answers the last line of a preview when the reply is whole.
   *
   * @throws {AppError} NOT_FOUND; FORBIDDEN for what may not be written; CONFLICT with the field `left` when no free
   *   reply is left; RATE_LIMITED and UNAVAILABLE when the engine could not write it.
   */
  async write(caller: PreviewCaller, draftId: string, messages: readonly PreviewTurn[]): Promise<PreviewReply> {
    const { clock, database, generations, ids, safety } = this.#deps;
    const draft = previewed(await this.#deps.drafts.get(caller.ownerId, draftId), caller.ownerId);
    const input = { draftId, messages };
    const act = { ownerId: caller.ownerId, operation: 'createPreviewReply', key: caller.key, input, now: clock.now() };
    const former = await findReplay(database.db, act, PreviewReply);
    if (former !== undefined) return former;
    const turns = readTurns(messages);
    const crisis = await moderatePreview(safety, draft, turns);
    const reply = { reply_id: ids.next('prv'), draft_id: draftId, ...this.#countedFor(caller) };
    await inTransaction(database, (trx) => this.#begin(trx, reply));
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

  /** Gives back the replies that a server has left behind. */
  async recover(): Promise<void> {
    const { database, generations } = this.#deps;
    await generations.recover(KIND, async (replyId) => {
      await inTransaction(database, (trx) => this.#end(trx, replyId, ABANDONED));
    });
  }

  #countedFor({ network, ownerId }: PreviewCaller): Pick<PreviewReplyRow, 'owner_id' | 'network' | 'day'> {
    const digest = network === undefined ? null : sha256(network);
    return { owner_id: ownerId, network: digest, day: utcDayNumber(this.#deps.clock.now()) };
  }

  async #begin(trx: Trx, reply: PreviewReplyRow): Promise<void> {
    await takeFreeReply(trx, reply, this.#deps.clock);
    await insertReply(trx, reply);
    await this.#deps.generations.start(trx, reply.reply_id, KIND);
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
      await giveBackFreeReply(trx, reply);
      return undefined;
    }
    let isNew = false;
    // The guest may have signed in meanwhile.
    const answer = await runIdempotent(trx, { ...asked.act, ownerId: reply.owner_id }, PreviewReply, async () => {
      isNew = true;
      return { text, left: await freeRepliesLeft(trx, reply), crisis: asked.crisis };
    });
    if (!isNew) await giveBackFreeReply(trx, reply);
    return answer;
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
