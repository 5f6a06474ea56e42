import { parse } from 'zod/mini';
import { delay, http, HttpResponse, type RequestHandler } from 'msw';
import { operations } from '../generated/examples';
import {
  getCreateChatMockHandler,
  getDeleteChatMockHandler,
  getDescribeImageMockHandler,
  getGetChatMockHandler,
  getListChatsMockHandler,
  getListMessagesMockHandler,
  getRegenerateReplyMockHandler,
  getRestoreChatMockHandler,
  getSendMessageMockHandler,
  getRewriteMessageMockHandler,
  getUpdateChatMockHandler,
} from '../generated/mocks/chats/chats.msw';
import { getListContinueMockHandler } from '../generated/mocks/history/history.msw';
import { getOpenStoryChatMockHandler } from '../generated/mocks/stories/stories.msw';
import type { Chat, ChatEvent, ChatMessage } from '../generated/model';
import { ChatChanges, ChatForm, ImageDescription, MessageEdit, MessageForm } from '../generated/model';
import { eventStream, problem } from './answer';
import { findCharacter, replyOf } from './world/catalogue';
import { newId } from './new-id';

const typical = operations.getChat.examples[200].typical.data;
/** A conversation inside a play: no list has it. */
const inPlay = operations.openStoryChat.examples[200].opened.data;
const [, , typicalReply] = typical.messages.items;
const exampleReply = typicalReply?.text ?? '';
const typicalImage = operations.uploadImage.examples[200].kept.data;
const wordsPerEvent = 3;
/** How long a character thinks before the first word, in milliseconds. */
const thoughtMs = 100;
const onePixel = 'data:image/webp;base64,UklGRiQAAABXRUJQVlA4IBgAAAAwAQCdASoBAAEAAgA0JaQAA3AA/vv9UAA=';

const ok = <Data>(data: Data) => ({ code: 200, message: 'OK', data });

const notFound = () => problem(404, operations.getChat.examples[404]['not-found']);

class MockChat {
  #head: Omit<Chat, 'messages' | 'activeMessageId' | 'lastEventId'>;
  isPinned = false;
  isDeleted = false;
  #messages: ChatMessage[];
  #events = 0;
  #whenReplying: (() => void)[] = [];

  constructor({ messages, ...head }: Chat) {
    this.#head = head;
    this.#messages = messages.items;
  }

  read(): Chat {
    return {
      ...this.#head,
      activeMessageId: this.#messages.at(-1)?.messageId ?? typical.activeMessageId,
      messages: { items: this.#messages, nextCursor: null, newerCursor: null },
      lastEventId: String(this.#events),
    };
  }

  change({ notes, pinned, title }: ChatChanges): void {
    this.#head = {
      ...this.#head,
      ...(title === undefined ? {} : { title }),
      ...(notes === undefined ? {} : { notes }),
    };
    this.isPinned = pinned ?? this.isPinned;
  }

  add(words: Pick<ChatMessage, 'role' | 'text' | 'status'> & Partial<Pick<ChatMessage, 'images'>>): ChatMessage {
    const messageId = newId('msg');
    const parentId = this.#messages.at(-1)?.messageId ?? null;
    const plain = {
      images: [],
      failure: null,
      truncated: false,
      retryAfterSeconds: null,
      crisis: false,
      hidden: false,
      erased: false,
      edited: false,
      pinned: false,
      branchName: null,
      charge: null,
    };
    const createdAt = typical.createdAt;
    const message = { ...plain, ...words, messageId, parentId, siblingIds: [messageId], createdAt };
    this.#messages = [...this.#messages, message];
    return message;
  }

  reword(messageId: string, text: string): ChatMessage | undefined {
    const message = this.#messages.find((known) => known.messageId === messageId);
    return message && this.#replace({ ...message, text, edited: true });
  }

  retry(messageId: string): ChatMessage {
    this.#messages = this.#messages.filter((message) => message.messageId !== messageId);
    const reply = this.reply();
    return this.#replace({ ...reply, siblingIds: [messageId, reply.messageId] });
  }

  reply(): ChatMessage {
    const reply = this.add({ role: 'character', text: '', status: 'streaming' });
    for (const go of this.#whenReplying.splice(0)) go();
    return reply;
  }

  async untilReplying(): Promise<void> {
    if (this.#messages.at(-1)?.status === 'streaming') return;
    await new Promise<void>((resolve) => this.#whenReplying.push(resolve));
  }

  tell(): { id: number; event: ChatEvent }[] {
    const reply = this.#messages.at(-1);
    if (reply?.status !== 'streaming') return [];
    const replyText = this.#replyText();
    const words = replyText.match(/\S+\s*/g) ?? [];
    const parts: string[] = [];
    for (let from = 0; from < words.length; from += wordsPerEvent) {
      parts.push(words.slice(from, from + wordsPerEvent).join(''));
    }
    const { messageId } = reply;
    const added = this.#messages
      .slice(-2)
      .map((message): ChatEvent => ({ kind: 'message-added', message, activeMessageId: message.messageId }));
    const texts = parts.map((text, index): ChatEvent => ({
      kind: 'reply-text',
      messageId,
      offset: parts.slice(0, index).join('').length,
      text,
    }));
    const charge = typicalReply?.charge ?? null;
    const message = this.#replace({ ...reply, text: replyText, status: 'complete', charge });
    const ended: ChatEvent = { kind: 'reply-ended', message, balance: this.#head.quote.balance };
    return [...added, ...texts, ended].map((event) => ({ id: this.#next(), event }));
  }

  #replyText(): string {
    const { characterId } = this.#head.character;
    return characterId === typical.character.characterId ? exampleReply : (replyOf(characterId) ?? exampleReply);
  }

  #next(): number {
    this.#events += 1;
    return this.#events;
  }

  #replace(message: ChatMessage): ChatMessage {
    this.#messages = this.#messages.map((old) => (old.messageId === message.messageId ? message : old));
    return message;
  }
}

export function chatHandlers(): RequestHandler[] {
  const chats = new Map([typical, inPlay].map((chat) => [chat.chatId, new MockChat(chat)]));
  const find = (chatId: unknown) => {
    const chat = chats.get(String(chatId));
    if (chat === undefined) throw notFound();
    return chat;
  };
  const described = new Map<string, string>();
  const { path } = operations.streamChatEvents;

  return [
    getListChatsMockHandler(({ request }) => {
      const { searchParams } = new URL(request.url);
      const wanted = searchParams.get('characterId');
      const words = (searchParams.get('q') ?? '').toLowerCase();
      const listed = [...chats].filter(([chatId, chat]) => chatId !== inPlay.chatId && !chat.isDeleted);
      const cards = listed.map(([, chat]) => {
        const { chatId, title, character, messages, updatedAt } = chat.read();
        const last = messages.items.at(-1);
        const lastText = last?.text.slice(0, 200) ?? '';
        const replying = last?.status === 'streaming';
        const { isPinned: pinned } = chat;
        return { chatId, title, character, lastText, messageCount: messages.items.length, replying, pinned, updatedAt };
      });
      const items = cards.filter(
        ({ character, title, lastText }) =>
          (wanted === null || character.characterId === wanted) &&
          `${title} ${character.name} ${lastText}`.toLowerCase().includes(words),
      );
      const isPinnedFirst = searchParams.get('order') === 'pinned';
      const order = isPinnedFirst ? items.toSorted((a, b) => Number(a.pinned) - Number(b.pinned)) : items;
      return ok({ items: order.toReversed(), nextCursor: null });
    }),
    getListContinueMockHandler(() => ok({ items: [] })),
    getUpdateChatMockHandler(async ({ params, request }) => {
      const chat = find(params.chatId);
      chat.change(parse(ChatChanges, await request.json()));
      return ok(chat.read());
    }),
    getDeleteChatMockHandler(({ params }) => {
      find(params.chatId).isDeleted = true;
      return ok(null);
    }),
    getRestoreChatMockHandler(({ params }) => {
      find(params.chatId).isDeleted = false;
      return ok(null);
    }),
    getCreateChatMockHandler(async ({ request }) => {
      const found = findCharacter(parse(ChatForm, await request.json()).characterId);
      if (found === undefined) throw notFound();
      const chatId = newId('cht');
      const { items } = typical.messages;
      const messages = {
        ...typical.messages,
        items: items.slice(0, 1).map((first) => ({ ...first, text: found.greeting })),
      };
      const { about: _about, ...character } = found;
      const chat = new MockChat({ ...typical, chatId, title: character.name, character, messages });
      chats.set(chatId, chat);
      return ok(chat.read());
    }),
    getOpenStoryChatMockHandler(() => ok(find(inPlay.chatId).read())),
    getGetChatMockHandler(({ params }) => ok(find(params.chatId).read())),
    getListMessagesMockHandler(({ params }) => ok(find(params.chatId).read().messages)),
    getRewriteMessageMockHandler(async ({ params, request }) => {
      const { text } = parse(MessageEdit, await request.json());
      const message = find(params.chatId).reword(String(params.messageId), text);
      if (message === undefined) throw notFound();
      return ok(message);
    }),
    getSendMessageMockHandler(async ({ params, request }) => {
      const chat = find(params.chatId);
      const { text, imageIds = [] } = parse(MessageForm, await request.json());
      const images = imageIds.map((imageId) => ({ ...typicalImage, alt: described.get(imageId) ?? '', imageId }));
      const message = chat.add({ role: 'visitor', text, images, status: 'complete' });
      const reply = chat.reply();
      return ok({ message, reply, activeMessageId: reply.messageId, balance: chat.read().quote.balance });
    }),
    getRegenerateReplyMockHandler(({ params }) => {
      const chat = find(params.chatId);
      const reply = chat.retry(String(params.messageId));
      return ok({ reply, activeMessageId: reply.messageId, balance: chat.read().quote.balance });
    }),
    getDescribeImageMockHandler(async ({ params, request }) => {
      const imageId = String(params.imageId);
      const { alt } = parse(ImageDescription, await request.json());
      described.set(imageId, alt);
      return ok({ ...typicalImage, imageId, alt });
    }),
    http.get(`*/api${operations.getImage.path}`, async () => {
      const picture = await fetch(onePixel);
      return new HttpResponse(await picture.arrayBuffer(), { headers: { 'Content-Type': 'image/webp' } });
    }),
    http.get(`*/api${path}`, async ({ params }) => {
      const chat = find(params.chatId);
      await chat.untilReplying();
      await delay(thoughtMs);
      return eventStream(chat.tell());
    }),
  ];
}
