import { setTimeout as delay } from 'node:timers/promises';
import type { Logger } from 'pino';
import { inTransaction } from '../db/transaction.ts';
import { readCharacterFacts } from '../explore/character-facts.ts';
import { Interruption, type Jobs } from '../jobs/jobs.ts';
import { shortenToTokens } from '../prompt/tokens.ts';
import type { TextRequest } from '../providers/text/text-engine.ts';
import type { Safety } from '../safety/safety.ts';
import { findLivingChat, lockChat } from './chat-store.ts';
import type { ChatParts } from './chats.ts';
import { findLivingIds, findPathBetween } from './message-path.ts';
import { findMessage } from './message-store.ts';
import { readPrompt, type PromptLimits } from './reply-request.ts';
import { fitting, summaryRequest, type SummaryMaterial } from './summary-request.ts';
import { coveredBy, findSummaries, insertSummary, livingSummary } from './summary-store.ts';
import type { ChatRow, MessageRow, SummaryRow } from './tables.ts';
import { toldMessages } from './told-messages.ts';
import { readVisitor } from './visitor.ts';

const KIND = 'summary';
/** Longest summary of the contract, in letters. */
const MOST_LETTERS = 4_000;
/** Less is not worth asking for. */
const LEAST_LETTERS = 400;
/** What a summary may take of the tokens that memory may have; the rest is for facts. */
const SHARE_OF_MEMORY = 0.7;
/** Summaries in a row: a long chat from elsewhere is caught up with over several replies. */
const MOST_ROUNDS = 2;
const MOST_MESSAGES = 400;
/** A summary that cannot be had is asked for again after the next reply. */
const TIMEOUT_MS = 120_000;

export interface SummaryParts extends Pick<ChatParts, 'database' | 'clock' | 'ids' | 'engine'> {
  jobs: Jobs;
  log: Logger;
  limits: PromptLimits;
  safety: Safety;
}

/** What is to be put into a summary. */
interface Plan {
  chat: ChatRow;
  base: SummaryRow | undefined;
  /** The message up to which the new summary reaches. */
  through: MessageRow;
  request: TextRequest;
}

/**
 * Writes down what falls out of the prompt before it is forgotten. It costs its owner nothing, stays true to the
 * branch that it was made on, and leaves what its owner wrote as it is: it only goes on after it.
 */
export class Summaries {
  readonly #parts: SummaryParts;
  readonly #busy = new Set<string>();

  constructor(parts: SummaryParts) {
    this.#parts = parts;
  }

  /** Looks whether a chat has outgrown its prompt, and if so summarises it in the background. */
  consider(chatId: string): void {
    if (this.#busy.has(chatId)) return;
    this.#busy.add(chatId);
    this.#catchUp(chatId)
      .catch((error: unknown) => this.#parts.log.warn({ err: error }, 'a chat could not be summarised'))
      .finally(() => this.#busy.delete(chatId));
  }

  /** Resolves when nothing is being summarised here. */
  async settled(): Promise<void> {
    while (this.#busy.size > 0) await delay(5);
  }

  /** Closes the summaries that a server has left behind: there is nothing of them to be kept. */
  async recover(): Promise<void> {
    const { database, jobs } = this.#parts;
    for (const jobId of await jobs.findAbandoned(KIND)) {
      await inTransaction(database, (trx) => jobs.end(trx, jobId, 'failed'));
    }
  }

  async #catchUp(chatId: string): Promise<void> {
    for (let round = 0; round < MOST_ROUNDS; round += 1) {
      const plan = await this.#plan(chatId);
      if (plan === undefined || !(await this.#carryOut(plan))) return;
    }
  }

  async #plan(chatId: string): Promise<Plan | undefined> {
    const { database, limits } = this.#parts;
    const { db } = database;
    const chat = await findLivingChat(db, chatId);
    if (chat === undefined) return undefined;
    const {
      memoryTokens,
      prompt,
      shown,
      summary: base,
    } = await readPrompt(db, limits, chat, {
      parentId: chat.active_message_id,
      seed: 0,
    });
    const told = prompt.parts.find(({ kind }) => kind === 'history')?.count ?? 0;
    const firstTold = shown[shown.length - told];
    const depth = await this.#reachOf(chat, base);
    if (firstTold === undefined || firstTold.depth - 1 <= depth) return undefined;
    // Half of what is still told is put in too, so that the next summary is not due with the next reply.
    const until = shown[shown.length - Math.ceil(told / 2)] ?? firstTold;
    const rows = await findPathBetween(db, chat, { after: depth, until: until.depth, most: MOST_MESSAGES });
    const spoken = toldMessages(rows);
    if (spoken.length === 0) return undefined;
    const material = await this.#materialFor(chat, base, memoryTokens);
    if (material === undefined) return undefined;
    const messages = fitting(spoken, limits.contextTokens, material);
    const through = messages.at(-1);
    return through && { chat, base, through, request: summaryRequest({ ...material, messages }) };
  }

  /** Undefined when what the owner wrote leaves no room. */
  async #materialFor(
    chat: ChatRow,
    base: SummaryRow | undefined,
    memoryTokens: number,
  ): Promise<Omit<SummaryMaterial, 'messages'> | undefined> {
    const { db } = this.#parts.database;
    const own = base?.text.slice(0, base.own_length) ?? '';
    if (MOST_LETTERS - own.length < LEAST_LETTERS) return undefined;
    return {
      card: await readCharacterFacts(db, chat.character_id),
      visitorName: (await readVisitor(db, this.#parts.limits.profiles, chat)).name,
      own,
      former: base?.text.slice(base.own_length).trim() ?? '',
      tokens: Math.max(64, Math.floor(memoryTokens * SHARE_OF_MEMORY)),
      seed: chat.message_count,
    };
  }

  /** The depth up to which a summary reaches; -1 for none. */
  async #reachOf(chat: ChatRow, base: SummaryRow | undefined): Promise<number> {
    if (base === undefined || base.through_id === null) return -1;
    return (await findMessage(this.#parts.database.db, chat.chat_id, base.through_id))?.depth ?? -1;
  }

  async #carryOut(plan: Plan): Promise<boolean> {
    const { database, ids, jobs } = this.#parts;
    const jobId = ids.next('sum');
    await inTransaction(database, (trx) => jobs.begin(trx, jobId, KIND));
    const done = Promise.withResolvers<boolean>();
    jobs.run(jobId, async (signal) => {
      let kept = false;
      try {
        const text = await this.#write(plan.request, AbortSignal.any([signal, AbortSignal.timeout(TIMEOUT_MS)]));
        kept = text !== '' && (await this.#keep(plan, jobId, text));
      } catch (error) {
        if (!(signal.reason instanceof Interruption)) {
          this.#parts.log.warn({ err: error, engine: this.#parts.engine.name }, 'a summary broke off');
        }
      }
      if (!kept) await inTransaction(database, (trx) => jobs.end(trx, jobId, 'failed'));
      done.resolve(kept);
    });
    return done.promise;
  }

  /** Empty for one that may not be kept. */
  async #write(request: TextRequest, signal: AbortSignal): Promise<string> {
    const { engine, safety } = this.#parts;
    let text = '';
    for await (const chunk of engine.generate(request, signal)) {
      if (chunk.kind === 'end') {
        if (chunk.finishReason === 'filtered') return '';
        break;
      }
      text += chunk.text;
      if (text.length > MOST_LETTERS) break;
    }
    const summary = shortenToTokens(text.replaceAll('\0', '').trim(), request.maxTokens).toWellFormed();
    if (summary === '') return '';
    const verdict = await safety.judge({ text: summary, side: 'character' }, signal);
    return verdict.kind === 'refuse' ? '' : summary;
  }

  /** Keeps a summary unless something else has become true meanwhile: another version, another branch, a hidden message. */
  async #keep({ base, chat, through }: Plan, jobId: string, written: string): Promise<boolean> {
    const { clock, database, jobs } = this.#parts;
    const { chat_id: chatId } = chat;
    return inTransaction(database, async (trx) => {
      const now = await lockChat(trx, chatId);
      const versions = await findSummaries(trx, chatId);
      const living = await findLivingIds(trx, chatId, now.active_message_id);
      const covered = coveredBy(living, through.message_id);
      if (covered === undefined || livingSummary(versions, living)?.version !== base?.version) return false;
      if (!(await jobs.end(trx, jobId, 'complete'))) return false;
      const own = base?.text.slice(0, base.own_length) ?? '';
      const joined = own === '' ? written : `${own}\n\n${written}`;
      await insertSummary(trx, {
        chat_id: chatId,
        version: (versions[0]?.version ?? 0) + 1,
        text: joined.slice(0, MOST_LETTERS).toWellFormed(),
        own_length: own.length,
        made_at_id: own === '' || base === undefined ? through.message_id : base.made_at_id,
        through_id: through.message_id,
        covered,
        created_at: clock.now(),
      });
      return true;
    });
  }
}
