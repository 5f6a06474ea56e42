import type { Room, RoomMember, RoomMessage, RoomMessagePage } from '@fabula/sdk';

import { changeMessage, mergeNewest, newerOf, prependOlder, type LiveThread } from '../live/thread-reducers';

/** A room as this tab knows it: the messages that have been read, and who is there. */
export interface RoomState extends LiveThread<RoomMessage> {
  readonly room: Room;
  /** The reply that this tab has asked for last. */
  readonly askedId: string | null;
  /** How the reader has ceased to be in the room. */
  readonly gone: 'left' | 'removed' | null;
}

/** What the door shows to a visitor. */
export const doorOf = (room: Room): RoomState => ({
  room,
  messages: [],
  olderCursor: null,
  askedId: null,
  gone: null,
  isStale: false,
});

/**
 * A room as it was read, put to what was known of it before: older messages that lead to the page without a gap stay.
 *
 * @param page the newest messages, read after the room, newest first
 */
export function readRoom(room: Room, page: RoomMessagePage, known?: RoomState): RoomState {
  const newest = page.items.toReversed();
  const merged = known && mergeNewest(known.messages, newest);
  const fresh = { ...doorOf(room), messages: newest, olderCursor: page.nextCursor };
  if (known === undefined || merged === undefined) return fresh;
  return { ...fresh, messages: merged, olderCursor: known.olderCursor, askedId: known.askedId };
}

/** Older messages have arrived, newest first. */
export const addOlderMessages = (state: RoomState, page: RoomMessagePage): RoomState =>
  prependOlder<RoomMessage, RoomState>(state, page.items.toReversed(), page.nextCursor);

/** Changes the room and leaves the rest as it is. */
export const changeRoom = (state: RoomState, change: Partial<Room>): RoomState => ({
  ...state,
  room: { ...state.room, ...change },
});

/** The points that the reader has left, as the server has just told. */
export const withBalance = (state: RoomState, balance: number): RoomState =>
  state.room.quote === null ? state : changeRoom(state, { quote: { ...state.room.quote, balance } });

/**
 * A message has come; a known one is replaced, and a version replaces another. A line
 * of a page that has not been read is left to that page.
 */
export function addRoomMessage(state: RoomState, message: RoomMessage): RoomState {
  const isKnown = state.messages.some(({ messageId }) => messageId === message.messageId);
  if (isKnown)
    return changeMessage<RoomMessage, RoomState>(state, message.messageId, (known) => newerOf(known, message));
  const isVersion = ({ messageId }: RoomMessage) => message.siblingIds.includes(messageId);
  const place = state.messages.findIndex(isVersion);
  const [oldest] = state.messages;
  if (place < 0 && state.olderCursor !== null && oldest !== undefined && message.createdAt < oldest.createdAt) {
    return state;
  }
  const messages = place < 0 ? [...state.messages, message] : state.messages.with(place, message);
  const added = { ...state, messages };
  return message.status === 'streaming' ? changeRoom(added, { speakingId: message.messageId }) : added;
}

/** The words of a message were taken away for everyone. */
export const hideMessage = (state: RoomState, messageId: string): RoomState =>
  changeMessage<RoomMessage, RoomState>(state, messageId, (message) => ({ ...message, hidden: true, text: '' }));

/** What a call of this tab has brought: words, a reply that has begun, who comes next, the points that are left. */
export interface TurnOutcome {
  readonly message?: RoomMessage;
  readonly reply: RoomMessage | null;
  readonly waitingCharacterIds: readonly string[];
  readonly balance: number;
}

/** A turn of this tab has been answered. Its events may have come before. */
export function addTurn(state: RoomState, { message, reply, waitingCharacterIds, balance }: TurnOutcome): RoomState {
  const said = message === undefined ? state : addRoomMessage(state, message);
  const begun = reply === null ? said : { ...addRoomMessage(said, reply), askedId: reply.messageId };
  return withBalance(changeRoom(begun, { waitingCharacterIds: [...waitingCharacterIds] }), balance);
}

/** The people of a room, one of them changed or gone. */
export function withMembers(state: RoomState, members: readonly RoomMember[]): RoomState {
  const { me } = state.room;
  const mine = members.find(({ memberId }) => memberId === me?.memberId) ?? me;
  const owner = members.find(({ role }) => role === 'owner');
  return changeRoom(state, {
    members: [...members],
    memberCount: members.length,
    me: mine,
    own: mine !== null && owner?.memberId === mine.memberId,
    ownerName: owner?.displayName ?? state.room.ownerName,
  });
}

/** Whether the reader may have another version of a line: nothing was said after it, and it is the host's or paid for. */
export function mayRegenerate(state: RoomState | undefined, { messageId, charge }: RoomMessage): boolean {
  const newest = state?.messages.findLast(({ author, hidden }) => author.kind !== 'notice' && !hidden);
  return newest?.messageId === messageId && (state?.room.own === true || charge !== null);
}

/** The reply that a character is writing just now. */
export const speakingIn = ({ messages }: RoomState): RoomMessage | undefined =>
  messages.findLast(({ status }) => status === 'streaming');

/** Whether the reader may stop it: the host may, and the member who pays for it. */
export function mayStop({ room, messages, askedId }: RoomState, reply: RoomMessage): boolean {
  if (room.own || reply.messageId === askedId) return true;
  const last = messages.findLast(({ author }) => author.kind === 'member')?.author;
  return last?.kind === 'member' && last.memberId === room.me?.memberId;
}
