import type { Trx } from '../../db/database.ts';
import { AppError } from '../../errors.ts';
import { normalizeForSearch } from '../../lib/search-text.ts';
import type { Clock } from '../../lib/clock.ts';
import type { Ids } from '../../lib/ids.ts';
import { chatEvents } from '../store/event-store.ts';
import { updateChat } from '../store/chat-store.ts';
import { attachImages, findImagesOf, findOwnImages } from '../images/image-store.ts';
import { findMessage, findReplies, findSiblings, insertMessages } from '../store/message-store.ts';
import type { Replies } from './replies.ts';
import type { ChatRow, MessageRow } from '../tables.ts';

const MOST_SIBLINGS = 64;

export interface ChatWriteDeps {
  clock: Clock;
  ids: Ids;
  replies: Replies;
}

/** The changes to a chat by one act of its owner, with the chat locked. */
export class ChatWrite {
  readonly #deps: ChatWriteDeps;
  readonly #trx: Trx;
  readonly chat: ChatRow;
  readonly #visitorName: string;
  readonly #added: MessageRow[] = [];
  readonly #shown = new Map<string, readonly string[]>();

  constructor(deps: ChatWriteDeps, trx: Trx, chat: ChatRow, visitorName: string) {
    this.#deps = deps;
    this.#trx = trx;
    this.chat = chat;
    this.#visitorName = visitorName;
  }

  async find(messageId: string): Promise<MessageRow> {
    const message = await findMessage(this.#trx, this.chat.chat_id, messageId);
    if (message === undefined) throw new AppError('NOT_FOUND', 'There is no such message');
    return message;
  }

  /** The number of UTF-16 units that a reply shares with the one it continues. */
  async continuesFrom(messageId: string): Promise<number> {
    const [reply] = await findReplies(this.#trx, [messageId]);
    return reply?.continues_from ?? 0;
  }

  say(
    parent: { message_id: string; depth: number } | undefined,
    words: Pick<MessageRow, 'role' | 'text' | 'crisis'>,
  ): MessageRow {
    const speaker = words.role === 'visitor' ? this.#visitorName : null;
    return this.#place(parent, { ...words, speaker, status: 'complete' });
  }

  /** Attaches pictures. Throws NOT_FOUND for another owner's. */
  async show(message: MessageRow, imageIds: readonly string[]): Promise<void> {
    const wanted = [...new Set(imageIds)];
    const own = await findOwnImages(this.#trx, this.chat.owner_id, wanted);
    if (own.length < wanted.length) throw new AppError('NOT_FOUND', 'There is no such picture', { field: 'imageIds' });
    this.#shown.set(message.message_id, wanted);
  }

  async showAs(message: MessageRow, formerId: string): Promise<void> {
    const former = (await findImagesOf(this.#trx, [formerId])).get(formerId) ?? [];
    this.#shown.set(
      message.message_id,
      former.map((image) => image.image_id),
    );
  }

  /** The empty reply to a message; `beginning` is the text that it continues. */
  reply(parent: { message_id: string; depth: number }, beginning = ''): MessageRow {
    return this.#place(parent, { role: 'character', text: beginning, crisis: 0, speaker: null, status: 'streaming' });
  }

  /**
   * Commits the turn; its last message ends the active path. Checks points first.
   *
   * @throws {InsufficientPointsError}
   * @throws {AppError} CONFLICT while another reply is under way, or for too many branches.
   */
  async commit(): Promise<void> {
    const { clock, replies } = this.#deps;
    const [first, last] = [this.#added[0], this.#added.at(-1)];
    if (first === undefined || last === undefined) return;
    const siblings = await findSiblings(this.#trx, this.chat.chat_id, [first.parent_id]);
    if (siblings.length >= MOST_SIBLINGS) throw new AppError('CONFLICT', 'There are too many branches here');
    await insertMessages(this.#trx, this.#added);
    for (const [messageId, imageIds] of this.#shown) await attachImages(this.#trx, messageId, imageIds);
    const replying = last.status === 'streaming';
    if (replying) await replies.begin(this.#trx, last, this.chat);
    if (this.chat.replying_id !== null) throw new AppError('CONFLICT', 'Another reply is under way');
    await updateChat(this.#trx, this.chat.chat_id, {
      active_message_id: last.message_id,
      replying_id: replying ? last.message_id : null,
      message_count: this.chat.message_count + this.#added.length,
      locale: this.chat.locale,
      updated_at: clock.now(),
    });
    const events = this.#added.map((message) => ({ kind: 'message-added' as const, subject_id: message.message_id }));
    await chatEvents.append(this.#trx, this.chat.chat_id, events);
  }

  #place(
    parent: { message_id: string; depth: number } | undefined,
    what: Pick<MessageRow, 'role' | 'text' | 'crisis' | 'speaker' | 'status'>,
  ): MessageRow {
    const { clock, ids } = this.#deps;
    const message: MessageRow = {
      message_id: ids.next('msg'),
      chat_id: this.chat.chat_id,
      parent_id: parent?.message_id ?? null,
      ordinal: this.chat.message_count + this.#added.length,
      depth: parent === undefined ? 0 : parent.depth + 1,
      search_text: normalizeForSearch(what.text),
      failure: null,
      truncated: 0,
      retry_at: null,
      hidden: 0,
      hidden_at: null,
      erased: 0,
      first_hash: null,
      edit_hash: null,
      pinned: 0,
      branch_name: null,
      note: null,
      mood: null,
      source: null,
      created_at: clock.now(),
      ...what,
    };
    this.#added.push(message);
    return message;
  }
}
