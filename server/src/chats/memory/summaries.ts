import type { Logger } from 'pino';
import { inTransaction } from '../../db/transaction.ts';
import { readCharacterFacts } from '../../explore/character-facts.ts';
import type { Generations } from '../../generations/generations.ts';
import type { Background } from '../../jobs/background.ts';
import { countTold } from '../../prompt/prompt-input.ts';
import type { Safety } from '../../safety/safety.ts';
import { fitting, summaryRequest, type SummaryMaterial } from '../../summaries/summary-request.ts';
import { formerPart, joinParts, leavesRoom, ownPart, summaryTokens } from '../../summaries/summary-text.ts';
import { SummaryWriter, type SummaryPlan } from '../../summaries/summary-writer.ts';
import { findLivingChat, lockChat } from '../store/chat-store.ts';
import type { ChatDeps } from '../chat-list/chats.ts';
import { findLiving, findPathBetween } from '../store/path-store.ts';
import { findMessage } from '../store/message-store.ts';
import { readPrompt, type PromptLimits } from '../prompt/reply-request.ts';
import { coveredBy, findSummaries, insertSummary, livingSummary } from '../store/summary-store.ts';
import type { ChatRow, MessageRow, SummaryRow } from '../tables.ts';
import { toPromptMessages } from '../prompt/prompt-messages.ts';
import { readVisitor } from '../personas/visitor.ts';

const KIND = 'summary';
const MOST_MESSAGES = 400;

export interface SummaryDeps extends Pick<ChatDeps, 'database' | 'clock' | 'ids' | 'engine'> {
  background: Background;
  generations: Generations;
  log: Logger;
  limits: PromptLimits;
  safety: Safety;
}

interface Place {
  chat: ChatRow;
  base: SummaryRow | undefined;
  through: MessageRow;
  /** The wording of the covered messages when they were read. */
  covered: string;
}

/** Summarises what no longer fits a prompt, free. It holds on its branch only, after the owner's own text. */
export class Summaries {
  readonly #deps: SummaryDeps;
  readonly #writer: SummaryWriter;

  constructor(deps: SummaryDeps) {
    this.#deps = deps;
    this.#writer = new SummaryWriter(deps, KIND, (chatId) => this.#plan(chatId));
  }

  consider(chatId: string): void {
    this.#writer.consider(chatId);
  }

  async settled(): Promise<void> {
    await this.#writer.settled();
  }

  async recover(): Promise<void> {
    await this.#writer.recover();
  }

  async #plan(chatId: string): Promise<SummaryPlan | undefined> {
    const { database, limits } = this.#deps;
    const { db } = database;
    const chat = await findLivingChat(db, chatId);
    if (chat === undefined) return undefined;
    // Before the messages, so that a later change of wording is noticed.
    const living = await findLiving(db, chatId, chat.active_message_id);
    const {
      memoryTokens,
      prompt,
      shown,
      summary: base,
    } = await readPrompt(db, limits, chat, {
      parentId: chat.active_message_id,
      seed: 0,
      // What makes room for recalled messages is summarised too.
      keepsRecallRoom: true,
    });
    const told = countTold(prompt);
    const firstTold = shown[shown.length - told];
    const depth = await this.#reachOf(chat, base);
    if (firstTold === undefined || firstTold.depth - 1 <= depth) return undefined;
    // Half of what still fits is covered too, so that the next summary is not due at once.
    const until = shown[shown.length - Math.ceil(told / 2)] ?? firstTold;
    const rows = await findPathBetween(db, chat, { after: depth, until: until.depth, most: MOST_MESSAGES });
    const spoken = toPromptMessages(rows);
    if (spoken.length === 0) return undefined;
    const material = await this.#materialFor(chat, base, memoryTokens);
    if (material === undefined) return undefined;
    const visitor = material.ownAuthor;
    const said = spoken.map((row) => ({
      row,
      speaker: row.role === 'visitor' ? visitor : material.card.name,
      text: row.text,
    }));
    const lines = fitting(said, limits.contextTokens, material);
    const through = lines.at(-1)?.row;
    const covered = through && coveredBy(living, through.message_id);
    if (through === undefined || covered === undefined) return undefined;
    const place = { chat, base, through, covered };
    return {
      request: summaryRequest(material, lines),
      keep: (id, written) => this.#keep(place, id, written),
    };
  }

  async #materialFor(
    chat: ChatRow,
    base: SummaryRow | undefined,
    memoryTokens: number,
  ): Promise<SummaryMaterial | undefined> {
    const { db } = this.#deps.database;
    const own = ownPart(base);
    if (!leavesRoom(own)) return undefined;
    return {
      card: await readCharacterFacts(db, chat.character_id),
      ownAuthor: (await readVisitor(db, this.#deps.limits.profiles, chat)).name,
      own,
      former: formerPart(base),
      tokens: summaryTokens(memoryTokens),
      seed: chat.message_count,
    };
  }

  async #reachOf(chat: ChatRow, base: SummaryRow | undefined): Promise<number> {
    if (base === undefined || base.through_id === null) return -1;
    return (await findMessage(this.#deps.database.db, chat.chat_id, base.through_id))?.depth ?? -1;
  }

  /** Stores a summary unless another version, branch or wording came first. */
  async #keep({ base, chat, covered, through }: Place, id: string, written: string): Promise<boolean> {
    const { clock, database, generations } = this.#deps;
    const { chat_id: chatId } = chat;
    return inTransaction(database, async (trx) => {
      const now = await lockChat(trx, chatId);
      const versions = await findSummaries(trx, chatId);
      const living = await findLiving(trx, chatId, now.active_message_id);
      if (covered !== coveredBy(living, through.message_id)) return false;
      if (livingSummary(versions, living)?.version !== base?.version) return false;
      if (!(await generations.end(trx, id, 'complete'))) return false;
      const own = ownPart(base);
      await insertSummary(trx, {
        chat_id: chatId,
        version: (versions[0]?.version ?? 0) + 1,
        text: joinParts(own, written),
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
