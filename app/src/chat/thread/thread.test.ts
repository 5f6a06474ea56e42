import type { Chat, ChatEvent, ChatMessage } from '@fabula/sdk';
import { operations } from '@fabula/sdk/mocks';
import { describe, expect, test } from 'vitest';

import { applyEvent } from './apply-event';
import { addNewer, addOlder, addTurn, readThread, showPage, type Thread } from './thread';

const chat: Chat = operations.getChat.examples[200].typical.data;
const [greeting, question, answer] = chat.messages.items;
if (greeting === undefined || question === undefined || answer === undefined) throw new Error('The example is short.');

const said = (messageId: string, parentId: string | null, more: Partial<ChatMessage> = {}): ChatMessage => ({
  ...question,
  messageId,
  parentId,
  siblingIds: [messageId],
  text: messageId,
  ...more,
});
const begun = (messageId: string, parentId: string) =>
  said(messageId, parentId, { role: 'character', text: '', status: 'streaming' });

const threadOf = (messages: readonly ChatMessage[], more: Partial<Chat['messages']> = {}): Thread =>
  readThread({
    ...chat,
    activeMessageId: messages.at(-1)?.messageId ?? chat.activeMessageId,
    messages: { items: [...messages], nextCursor: null, newerCursor: null, ...more },
  });

const idsOf = ({ messages }: Thread) => messages.map(({ messageId }) => messageId);
const after = (thread: Thread, ...events: readonly ChatEvent[]) => events.reduce<Thread>(applyEvent, thread);
const added = (message: ChatMessage): ChatEvent => ({
  kind: 'message-added',
  message,
  activeMessageId: message.messageId,
});
const words = (messageId: string, offset: number, text: string): ChatEvent => ({
  kind: 'reply-text',
  messageId,
  offset,
  text,
});

const short = threadOf([said('a', null), said('b', 'a')]);

describe('what happens in a chat', () => {
  test('a question, its reply word by word, and its end', () => {
    const end = said('r', 'q', { role: 'character', text: 'Seven boats.' });
    const thread = after(
      short,
      added(said('q', 'b')),
      added(begun('r', 'q')),
      words('r', 0, 'Seven '),
      words('r', 6, 'boats.'),
      { kind: 'reply-ended', message: end, balance: 12 },
    );
    expect(idsOf(thread)).toEqual(['a', 'b', 'q', 'r']);
    expect(thread.messages.at(-1)).toEqual(end);
    expect(thread.quote.balance).toBe(12);
    expect(thread.activeMessageId).toBe('r');
  });

  test('duplicate events, and events already covered by the response, change nothing', () => {
    const turn = { message: said('q', 'b'), reply: begun('r', 'q'), balance: 12 };
    const once = after(addTurn(short, turn), words('r', 0, 'Seven '), words('r', 6, 'boats.'));
    const twice = after(
      once,
      added(said('q', 'b')),
      added(begun('r', 'q')),
      words('r', 0, 'Seven '),
      words('r', 6, 'boats.'),
    );
    expect(twice).toEqual(once);
    expect(twice.messages.at(-1)?.text).toBe('Seven boats.');
  });

  test('ignores text for a reply that has ended', () => {
    const ended = threadOf([said('a', null), said('r', 'a', { role: 'character', text: 'All of it.' })]);
    expect(after(ended, words('r', 0, 'All '), added(begun('r', 'a')))).toEqual(ended);
  });

  test('a gap in the text marks the chat as stale', () => {
    const thread = after(short, added(begun('r', 'b')), words('r', 5, 'late'));
    expect(thread.isStale).toBe(true);
  });

  test('a message after an earlier one takes the place of what stood there', () => {
    const thread = after(short, added(said('other', 'a')));
    expect(idsOf(thread)).toEqual(['a', 'other']);
    expect(thread.activeMessageId).toBe('other');
  });

  test('another first message takes the place of everything', () => {
    expect(idsOf(after(short, added(said('new', null))))).toEqual(['new']);
  });

  test('a branch that starts before the loaded messages marks the chat as stale', () => {
    expect(after(short, added(said('x', 'long-ago'))).isStale).toBe(true);
  });

  test('another path asks for the chat to be read again, the same one does not', () => {
    expect(after(short, { kind: 'path-changed', activeMessageId: 'z' }).isStale).toBe(true);
    expect(after(short, { kind: 'path-changed', activeMessageId: 'b' }).isStale).toBe(false);
    expect(after(short, { kind: 'reset' }).isStale).toBe(true);
  });

  test('a mark changes one message and leaves the others the same objects', () => {
    const thread = after(short, { kind: 'message-changed', message: said('b', 'a', { pinned: true }) });
    expect(thread.messages[1]?.pinned).toBe(true);
    expect(thread.messages[0]).toBe(short.messages[0]);
  });
});

describe('reading again', () => {
  const long = threadOf([said('1', null), said('2', '1'), said('3', '2'), begun('4', '3')]);

  test('keeps the older messages that still lead to the newest', () => {
    const newest = {
      ...chat,
      messages: { items: [said('3', '2'), begun('4', '3')], nextCursor: 'c', newerCursor: null },
    };
    const thread = readThread(newest, after(long, words('4', 0, 'So far')));
    expect(idsOf(thread)).toEqual(['1', '2', '3', '4']);
    expect(thread.olderCursor).toBeNull();
    expect(thread.messages.at(-1)?.text).toBe('So far');
  });

  test('drops older messages of another path', () => {
    const other = { ...chat, messages: { items: [said('x', 'w')], nextCursor: 'c', newerCursor: null } };
    const thread = readThread(other, long);
    expect(idsOf(thread)).toEqual(['x']);
    expect(thread.olderCursor).toBe('c');
  });
});

describe('parts of a long chat', () => {
  const middle = threadOf([said('50', '49'), said('51', '50')], { nextCursor: 'older', newerCursor: 'newer' });

  test('adds older messages before and newer ones after, without duplicates', () => {
    const older = addOlder(middle, { items: [said('49', '48'), said('50', '49')], nextCursor: null, newerCursor: 'n' });
    const both = addNewer(older, { items: [said('52', '51')], nextCursor: 'o', newerCursor: null });
    expect(idsOf(both)).toEqual(['49', '50', '51', '52']);
    expect([both.olderCursor, both.newerCursor]).toEqual([null, null]);
  });

  test('what comes at the end stays out of sight in the middle', () => {
    const thread = after(middle, added(said('900', '899')));
    expect(idsOf(thread)).toEqual(['50', '51']);
    expect(thread.activeMessageId).toBe('900');
    expect(thread.isStale).toBe(false);
  });

  test('the newest part takes its place', () => {
    const page = { items: [said('899', '898'), said('900', '899')], nextCursor: 'o', newerCursor: null };
    expect(idsOf(showPage(middle, page))).toEqual(['899', '900']);
  });
});
