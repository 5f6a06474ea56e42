import type { RoomMember, RoomMessage } from '@fabula/sdk';
import { operations } from '@fabula/sdk/mocks';
import { expect, test } from 'vitest';

import { applyRoomEvent } from './apply-room-event';
import { mayStop, readRoom, speakingIn, type RoomState } from './room-state';
import { createRoomItems } from './to-room-items';

const room = operations.getRoom.examples[200].typical.data;
const page = operations.listRoomMessages.examples[200].typical.data;
const state = readRoom(room, page);
const [, elias] = room.members;
if (elias === undefined) throw new Error('The example has three members.');

const ledgerHref = (entryId: string | undefined) => `/bonus?entry=${entryId ?? ''}`;
const itemsOf = (shown: RoomState) => createRoomItems(ledgerHref)(shown);
const messagesOf = (shown: RoomState) =>
  itemsOf(shown).flatMap((item) => (item.kind === 'message' ? [item.message] : []));

const seenBy = (me: RoomMember): RoomState => ({ ...state, room: { ...room, own: false, me } });

const reply: RoomMessage = {
  messageId: 'rmg-new',
  author: { kind: 'character', characterId: 'maren-vale', name: 'Maren Vale' },
  text: '',
  status: 'streaming',
  failure: null,
  truncated: false,
  retryAfterSeconds: null,
  edited: false,
  siblingIds: ['rmg-new'],
  hidden: false,
  crisis: false,
  charge: null,
  createdAt: '2026-11-21T19:05:00.000Z',
};

test('a host can hide every message, a guest only their own', () => {
  expect(messagesOf(state).every(({ canHide }) => canHide)).toBe(true);
  const hideable = messagesOf(seenBy(elias)).filter(({ canHide }) => canHide);
  expect(hideable.map(({ speaker }) => speaker.name)).toEqual(['Elias']);
});

test('a line can be edited by its author and by the member who paid for it', () => {
  const editable = (shown: RoomState) =>
    messagesOf(shown)
      .filter(({ canEdit }) => canEdit)
      .map(({ speaker }) => speaker.name);
  expect(editable(state)).toEqual(['Maren Vale', 'Wren Halloway', 'Noor']);
  expect(editable(seenBy(elias))).toEqual(['Elias']);
  const paid: RoomMessage = { ...reply, status: 'complete', charge: { points: 2, entryIds: ['led-1'] } };
  const withPaid = applyRoomEvent(seenBy(elias), { kind: 'message-added', message: paid });
  expect(editable(withPaid)).toEqual(['Elias', 'Maren Vale']);
  expect(messagesOf(withPaid).at(-1)?.regeneratePrice).toBe(2);
  expect(editable(seenBy({ ...elias, muted: true }))).toEqual([]);
});

test('a character is shown in the mood of what it says, once its faces are known', () => {
  const face = { emotion: 'wink', mood: 'wink', small: '/wink.svg', large: '/wink.svg' } as const;
  const said: RoomMessage = { ...reply, status: 'complete', text: '*She winks.*', mood: 'wink' };
  const itemsIn = createRoomItems(ledgerHref);
  const shown = applyRoomEvent(state, { kind: 'message-added', message: said });
  const last = (of: RoomState) => itemsIn(of).findLast((item) => item.kind === 'message');
  expect(last(shown)).toMatchObject({ message: { mood: 'wink', speaker: { expressions: undefined } } });
  const expressions = [{ characterId: 'maren-vale', expressions: [face] }];
  const faced = { ...shown, room: { ...shown.room, expressions } };
  expect(last(faced)).toMatchObject({ message: { mood: 'wink', speaker: { expressions: [face] } } });
});

test('a muted member cannot ask again, and a character that has left cannot be asked', () => {
  const canRetry = (shown: RoomState) => messagesOf(shown).filter((message) => message.canRetry).length;
  expect(canRetry(seenBy(elias))).toBe(2);
  expect(canRetry(seenBy({ ...elias, muted: true }))).toBe(0);
  const withoutWren = room.characters.filter(({ characterId }) => characterId !== 'wren-halloway');
  expect(canRetry({ ...state, room: { ...room, characters: withoutWren } })).toBe(1);
});

test('links paid replies to their ledger entries', () => {
  const charge = { points: 2, entryIds: ['led-1', 'led-2'] };
  const charged: RoomMessage = { ...reply, status: 'complete', charge };
  const [last] = messagesOf(applyRoomEvent(state, { kind: 'message-added', message: charged })).slice(-1);
  expect(last?.price).toEqual({ points: 2, ledgerHref: '/bonus?entry=led-1' });
});

test('shows each date once, and notices in order between the messages', () => {
  const author = { kind: 'notice', notice: 'muted', displayName: elias.displayName } as const;
  const notice: RoomMessage = { ...reply, messageId: 'rmg-notice', author, status: 'complete' };
  const muted = applyRoomEvent(state, { kind: 'message-added', message: notice });
  const later = applyRoomEvent(muted, { kind: 'message-added', message: reply });
  const kinds = itemsOf(later).map((item) => (item.kind === 'notice' ? item.notice : item.kind));
  expect(kinds.filter((kind) => kind === 'date')).toHaveLength(1);
  expect(kinds.slice(-2)).toEqual(['muted', 'message']);
});

test('a new message adds one item; joining and leaving add none', () => {
  const toItems = createRoomItems(ledgerHref);
  const speaking = applyRoomEvent(state, { kind: 'message-added', message: reply });
  const before = toItems(speaking);
  const after = toItems(
    applyRoomEvent(speaking, { kind: 'reply-text', messageId: reply.messageId, offset: 0, text: 'Because' }),
  );
  expect(after.filter((item) => !before.includes(item))).toHaveLength(1);
  const present = toItems(
    applyRoomEvent(speaking, { kind: 'presence-changed', memberId: elias.memberId, present: false }),
  );
  expect(present).toEqual(before);
});

test('the host can stop every reply, a guest only replies to their own messages', () => {
  const speaking = applyRoomEvent(state, { kind: 'message-added', message: reply });
  const current = speakingIn(speaking);
  expect(current?.messageId).toBe(reply.messageId);
  expect(mayStop(speaking, reply)).toBe(true);
  const { messages } = speaking;
  expect(mayStop({ ...seenBy(elias), messages }, reply)).toBe(false);
  expect(mayStop({ ...seenBy(elias), messages, askedId: reply.messageId }, reply)).toBe(true);
});
