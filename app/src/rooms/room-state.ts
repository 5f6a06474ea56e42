import type { Room, RoomMember, RoomMessage, RoomMessagePage } from '@fabula/sdk';

/** A room as this tab knows it: the messages that have been read, and who is there. */
export interface RoomState {
  readonly room: Room;
  /** Without a gap, oldest first. */
  readonly messages: readonly RoomMessage[];
  /** Leads to older messages; null at the beginning of the room. */
  readonly olderCursor: string | null;
  /** The reply that this tab has asked for last. */
  readonly askedId: string | null;
  /** How the reader has ceased to be in the room. */
  readonly gone: 'left' | 'removed' | null;
  /** Something has happened that cannot be told from what is here: the room is to be read again. */
  readonly isStale: boolean;
}

/** What the door shows to somebody who is not in the room. */
export const doorOf = (room: Room): RoomState => ({
  room,
  messages: [],
  olderCursor: null,
  askedId: null,
  gone: null,
  isStale: false,
});

/** Words that have arrived are never taken back: of two states of one message, the one that is further. */
function furtherOf(known: RoomMessage, told: RoomMessage): RoomMessage {
  if (told.status !== 'streaming' || told.hidden) return told;
  if (known.status !== 'streaming') return known;
  return known.text.length > told.text.length ? { ...told, text: known.text } : told;
}

/**
 * A room as it was read, put to what was known of it before: older messages that lead to the page without a gap stay.
 *
 * @param page the newest messages, read after the room, newest first
 */
export function readRoom(room: Room, page: RoomMessagePage, known?: RoomState): RoomState {
  const newest = page.items.toReversed();
  const start = known?.messages.findIndex(({ messageId }) => messageId === newest[0]?.messageId) ?? -1;
  const fresh = { ...doorOf(room), messages: newest, olderCursor: page.nextCursor };
  if (known === undefined || start < 0) return fresh;
  const byId = new Map(known.messages.map((message) => [message.messageId, message]));
  const merged = newest.map((message) => {
    const before = byId.get(message.messageId);
    return before === undefined ? message : furtherOf(before, message);
  });
  return {
    ...fresh,
    messages: [...known.messages.slice(0, start), ...merged],
    olderCursor: known.olderCursor,
    askedId: known.askedId,
  };
}

/** Older messages have come, newest first. */
export function addOlderMessages(state: RoomState, page: RoomMessagePage): RoomState {
  const present = new Set(state.messages.map(({ messageId }) => messageId));
  const older = page.items.filter(({ messageId }) => !present.has(messageId)).toReversed();
  return { ...state, messages: [...older, ...state.messages], olderCursor: page.nextCursor };
}

/** Changes the room and leaves the rest as it is. */
export const changeRoom = (state: RoomState, change: Partial<Room>): RoomState => ({
  ...state,
  room: { ...state.room, ...change },
});

/** The points that the reader has left, as the server has just told. */
export const withBalance = (state: RoomState, balance: number): RoomState =>
  state.room.quote === null ? state : changeRoom(state, { quote: { ...state.room.quote, balance } });

/** A message is as told, where it is known. */
export function changeMessage(
  state: RoomState,
  messageId: string,
  change: (message: RoomMessage) => RoomMessage,
): RoomState {
  const index = state.messages.findLastIndex((message) => message.messageId === messageId);
  const message = state.messages[index];
  return message === undefined ? state : { ...state, messages: state.messages.with(index, change(message)) };
}

/**
 * A message has come; one that is known becomes what is told of it, and a version takes the place of another. A line
 * of a page that has not been read is left to that page.
 */
export function addRoomMessage(state: RoomState, message: RoomMessage): RoomState {
  const isKnown = state.messages.some(({ messageId }) => messageId === message.messageId);
  if (isKnown) return changeMessage(state, message.messageId, (known) => furtherOf(known, message));
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
  changeMessage(state, messageId, (message) => ({ ...message, hidden: true, text: '' }));

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

/** Whether the reader may stop it: the host may, and whoever pays, which is who has asked or spoken last. */
export function mayStop({ room, messages, askedId }: RoomState, reply: RoomMessage): boolean {
  if (room.own || reply.messageId === askedId) return true;
  const last = messages.findLast(({ author }) => author.kind === 'member')?.author;
  return last?.kind === 'member' && last.memberId === room.me?.memberId;
}
