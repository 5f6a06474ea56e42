import type { Room, RoomEvent, RoomMember, RoomMessage } from '@fabula/sdk';
import { operations } from '@fabula/sdk/mocks';
import { expect, test } from 'vitest';

import { applyRoomEvent } from './apply-room-event';
import { addOlderMessages, addTurn, readRoom, type RoomState } from './room-state';

const room: Room = operations.getRoom.examples[200].typical.data;
const page = operations.listRoomMessages.examples[200].typical.data;
const begin = readRoom(room, page);
const [noor, elias, ida] = room.members;

const after = (...events: readonly RoomEvent[]): RoomState => events.reduce<RoomState>(applyRoomEvent, begin);

const messageOf = (part: Partial<RoomMessage>): RoomMessage => ({
  messageId: 'rmg-new',
  author: { kind: 'character', characterId: 'maren-vale', name: 'Maren Vale' },
  text: '',
  status: 'streaming',
  failure: null,
  truncated: false,
  retryAfterSeconds: null,
  edited: false,
  siblingIds: [part.messageId ?? 'rmg-new'],
  hidden: false,
  crisis: false,
  charge: null,
  createdAt: '2026-11-21T19:05:00.000Z',
  ...part,
});

const replyBegins: RoomEvent = { kind: 'message-added', message: messageOf({}) };
const words = (offset: number, text: string): RoomEvent => ({ kind: 'reply-text', messageId: 'rmg-new', offset, text });
const newest = (state: RoomState) => state.messages.at(-1);

const changed = (member: RoomMember | undefined, change: Partial<RoomMember>): RoomEvent => {
  if (member === undefined) throw new Error('The example has three members.');
  return { kind: 'member-changed', change: 'changed', member: { ...member, ...change } };
};

test('a room is read with its newest messages at the end', () => {
  expect(newest(begin)?.text).toBe('Then tell us why the light still burns.');
  expect(begin.messages[0]?.author.kind).toBe('notice');
});

test('a reply grows by its text, and its speaker is known', () => {
  const state = after(replyBegins, words(0, 'Because '), words(8, 'the boat came.'));
  expect(newest(state)?.text).toBe('Because the boat came.');
  expect(state.room.speakingId).toBe('rmg-new');
});

test('words told twice are there once, and a beginning told late takes none back', () => {
  const state = after(replyBegins, words(0, 'Because '), words(0, 'Because '), replyBegins);
  expect(newest(state)?.text).toBe('Because ');
  expect(state.messages).toHaveLength(begin.messages.length + 1);
});

test('a gap in the words, or text of an unknown message, refetch the room', () => {
  expect(after(replyBegins, words(4, 'lost')).isStale).toBe(true);
  expect(after(words(0, 'Whose?')).isStale).toBe(true);
  expect(after({ kind: 'reset' }).isStale).toBe(true);
});

test('a reply that has ended stays as it is told, and the balance with it', () => {
  const end: RoomEvent = {
    kind: 'reply-ended',
    message: messageOf({ text: 'Because.', status: 'complete' }),
    balance: 96,
  };
  const state = after(replyBegins, words(0, 'Bec'), end, words(3, 'ause of me.'));
  expect(newest(state)).toMatchObject({ text: 'Because.', status: 'complete' });
  expect(state.room.quote?.balance).toBe(96);
  expect(state.room.speakingId).toBeNull();
});

test('a version takes the place of the one that was shown, and gives it back', () => {
  const first = messageOf({ text: 'First.', status: 'complete' });
  const siblingIds = ['rmg-new', 'rmg-again'];
  const second = messageOf({ messageId: 'rmg-again', siblingIds });
  const tried = after({ kind: 'message-added', message: first }, { kind: 'message-added', message: second });
  expect(tried.messages).toHaveLength(begin.messages.length + 1);
  expect(newest(tried)?.messageId).toBe('rmg-again');
  expect(tried.room.speakingId).toBe('rmg-again');
  const chosen = applyRoomEvent(tried, { kind: 'message-changed', message: { ...first, siblingIds } });
  expect(newest(chosen)).toMatchObject({ messageId: 'rmg-new', text: 'First.' });
  expect(chosen.messages).toHaveLength(begin.messages.length + 1);
});

test('an edited line is changed where it stands; one of an older page is left to that page', () => {
  const [, greeting] = begin.messages;
  if (greeting === undefined) throw new Error('The example has a greeting.');
  const edited = { ...greeting, text: 'Other words.', edited: true };
  const state = after({ kind: 'message-changed', message: edited });
  expect(state.messages[1]).toEqual(edited);
  const partly: RoomState = { ...begin, olderCursor: 'c-1' };
  const older = messageOf({ messageId: 'rmg-old', status: 'complete', createdAt: '2026-11-01T00:00:00.000Z' });
  expect(applyRoomEvent(partly, { kind: 'message-changed', message: older }).messages).toEqual(begin.messages);
});

test('a hidden message loses its text, whatever events follow', () => {
  const state = after(
    { kind: 'message-added', message: messageOf({ text: 'Rude.', status: 'complete' }) },
    { kind: 'message-hidden', messageId: 'rmg-new' },
  );
  expect(newest(state)).toMatchObject({ hidden: true, text: '' });
});

test('people come, go and are seen', () => {
  const zoe = { ...begin.room.members[1], memberId: 'mem-zoe', displayName: 'Zoe' };
  if (elias === undefined || ida === undefined) throw new Error('The example has three members.');
  const state = after(
    { kind: 'member-changed', change: 'joined', member: { ...elias, ...zoe } },
    { kind: 'presence-changed', memberId: ida.memberId, present: true },
    { kind: 'member-changed', change: 'left', member: elias },
  );
  expect(state.room.members.map(({ displayName, present }) => [displayName, present])).toEqual([
    ['Noor', true],
    ['Ida', true],
    ['Zoe', true],
  ]);
  expect(state.room.memberCount).toBe(3);
});

test('a muted member is muted for all, and can be unmuted', () => {
  const isMuted = (...events: readonly RoomEvent[]) =>
    after(...events).room.members.find(({ displayName }) => displayName === 'Elias')?.muted;
  const muted = changed(elias, { muted: true });
  expect(isMuted(muted, muted)).toBe(true);
  expect(isMuted(muted, changed(elias, { muted: false }))).toBe(false);
});

test('the reader learns of being muted, removed, and of becoming the host', () => {
  expect(after(changed(noor, { muted: true })).room.me?.muted).toBe(true);
  if (noor === undefined) throw new Error('The example has three members.');
  expect(after({ kind: 'member-changed', change: 'removed', member: noor }).gone).toBe('removed');
  const handedOver = after(changed(noor, { role: 'member' }), changed(elias, { role: 'owner' }));
  expect(handedOver.room).toMatchObject({ own: false, ownerName: 'Elias' });
});

test('a changed rule and a new title are the room’s; the stream keeps its position', () => {
  const told: Room = { ...room, title: 'The clock', turnTaking: 'mention', lastEventId: '99' };
  const state = after({ kind: 'room-changed', room: told }, { kind: 'room-changed', room: told });
  expect(state.room).toMatchObject({ title: 'The clock', turnTaking: 'mention' });
  expect(state.room.lastEventId).toBe(room.lastEventId);
});

test('the answer of a call and its events make one message each, in any order', () => {
  const message = messageOf({ messageId: 'rmg-mine', status: 'complete', text: 'Hello.' });
  const outcome = { message, reply: messageOf({}), waitingCharacterIds: ['wren-halloway'], balance: 96 };
  const told: readonly RoomEvent[] = [{ kind: 'message-added', message }, replyBegins, words(0, 'Hm.')];
  const early = addTurn(after(...told), outcome);
  const late = told.reduce<RoomState>(applyRoomEvent, addTurn(begin, outcome));
  expect(early.messages).toEqual(late.messages);
  expect(newest(early)?.text).toBe('Hm.');
  expect(early.room).toMatchObject({ waitingCharacterIds: ['wren-halloway'], quote: { balance: 96 } });
});

test('read again, a room keeps the older messages that lead to its newest', () => {
  const [, ...olderHalf] = page.items;
  const older = { items: olderHalf, nextCursor: 'c-2' };
  const known = addOlderMessages(readRoom(room, { items: page.items.slice(0, 1), nextCursor: 'c-1' }), older);
  expect(known.messages).toEqual(begin.messages);
  const again = readRoom(room, { items: page.items.slice(0, 2), nextCursor: 'c-9' }, known);
  expect(again.messages).toEqual(begin.messages);
  expect(again.olderCursor).toBe('c-2');
});

test('read again after too much has happened, it begins at what is new', () => {
  const far = readRoom(room, { items: [messageOf({ messageId: 'rmg-far' })], nextCursor: 'c-3' }, begin);
  expect(far.messages.map(({ messageId }) => messageId)).toEqual(['rmg-far']);
  expect(far.olderCursor).toBe('c-3');
});
