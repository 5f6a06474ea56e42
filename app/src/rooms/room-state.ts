import type { Room, RoomMember, RoomMessage, RoomMessagePage } from '@fabula/sdk';

import { changeMessage, mergeNewest, newerOf, prependOlder, type LiveThread } from '../live/thread-reducers';

export interface RoomState extends LiveThread<RoomMessage> {
  readonly room: Room;
  /** The last reply that this tab asked for. */
  readonly askedId: string | null;
  readonly gone: 'left' | 'removed' | null;
}

export const doorOf = (room: Room): RoomState => ({
  room,
  messages: [],
  olderCursor: null,
  askedId: null,
  gone: null,
  isStale: false,
});

/** A room merged with what was known; `page` has the newest messages, newest first, read after the room. */
export function readRoom(room: Room, page: RoomMessagePage, known?: RoomState): RoomState {
  const newest = page.items.toReversed();
  const merged = known && mergeNewest(known.messages, newest);
  const fresh = { ...doorOf(room), messages: newest, olderCursor: page.nextCursor };
  if (known === undefined || merged === undefined) return fresh;
  return { ...fresh, messages: merged, olderCursor: known.olderCursor, askedId: known.askedId };
}

export const addOlderMessages = (state: RoomState, page: RoomMessagePage): RoomState =>
  prependOlder<RoomMessage, RoomState>(state, page.items.toReversed(), page.nextCursor);

export const changeRoom = (state: RoomState, change: Partial<Room>): RoomState => ({
  ...state,
  room: { ...state.room, ...change },
});

export const withBalance = (state: RoomState, balance: number): RoomState =>
  state.room.quote === null ? state : changeRoom(state, { quote: { ...state.room.quote, balance } });

/** Adds a message, or replaces it or its version. One that belongs to a page that was not read is left to that page. */
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

export const hideMessage = (state: RoomState, messageId: string): RoomState =>
  changeMessage<RoomMessage, RoomState>(state, messageId, (message) => ({ ...message, hidden: true, text: '' }));

export interface TurnOutcome {
  readonly message?: RoomMessage;
  readonly reply: RoomMessage | null;
  readonly waitingCharacterIds: readonly string[];
  readonly balance: number;
}

/** Applies the response of a turn; its events may have arrived before. */
export function addTurn(state: RoomState, { message, reply, waitingCharacterIds, balance }: TurnOutcome): RoomState {
  const said = message === undefined ? state : addRoomMessage(state, message);
  const begun = reply === null ? said : { ...addRoomMessage(said, reply), askedId: reply.messageId };
  return withBalance(changeRoom(begun, { waitingCharacterIds: [...waitingCharacterIds] }), balance);
}

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

/** Whether the reader may regenerate a line: the last one, as host or payer. */
export function mayRegenerate(state: RoomState | undefined, { messageId, charge }: RoomMessage): boolean {
  const newest = state?.messages.findLast(({ author, hidden }) => author.kind !== 'notice' && !hidden);
  return newest?.messageId === messageId && (state?.room.own === true || charge !== null);
}

export const speakingIn = ({ messages }: RoomState): RoomMessage | undefined =>
  messages.findLast(({ status }) => status === 'streaming');

/** Whether the reader may stop a reply: the host may, and the member who pays. */
export function mayStop({ room, messages, askedId }: RoomState, reply: RoomMessage): boolean {
  if (room.own || reply.messageId === askedId) return true;
  const last = messages.findLast(({ author }) => author.kind === 'member')?.author;
  return last?.kind === 'member' && last.memberId === room.me?.memberId;
}
