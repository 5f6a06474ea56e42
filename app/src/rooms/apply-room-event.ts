import type { Room, RoomEvent } from '@fabula/sdk';

import {
  addRoomMessage,
  changeMessage,
  changeRoom,
  hideMessage,
  withBalance,
  withMembers,
  type RoomState,
} from './room-state';

type Kind = RoomEvent['kind'];
type EventOf<K extends Kind> = Extract<RoomEvent, { readonly kind: K }>;

/** Words stand where the event says: told twice they are there once, and a gap means that some are missing. */
function addWords(state: RoomState, { messageId, offset, text }: EventOf<'delta'>): RoomState {
  const reply = state.messages.findLast((message) => message.messageId === messageId);
  if (reply === undefined) return { ...state, isStale: true };
  if (reply.status !== 'streaming' || reply.text.length >= offset + text.length) return state;
  if (reply.text.length < offset) return { ...state, isStale: true };
  return changeMessage(state, messageId, (message) => ({ ...message, text: message.text.slice(0, offset) + text }));
}

function endReply(state: RoomState, { message, balance }: EventOf<'end'>): RoomState {
  const isKnown = state.messages.some(({ messageId }) => messageId === message.messageId);
  const ended = isKnown ? changeMessage(state, message.messageId, () => message) : addRoomMessage(state, message);
  const { speakingId, waitingCharacterIds } = ended.room;
  const isOver = speakingId === message.messageId;
  const next = { speakingId: isOver ? null : speakingId, waitingCharacterIds };
  return withBalance(changeRoom(ended, next), balance);
}

/** Somebody has gone; the reader themselves know how. */
function goOut(state: RoomState, memberId: string, how: 'left' | 'removed'): RoomState {
  const { me, members } = state.room;
  if (me?.memberId === memberId) return { ...state, gone: how };
  return withMembers(
    state,
    members.filter((member) => member.memberId !== memberId),
  );
}

function changeMember(state: RoomState, { change, member }: EventOf<'member'>): RoomState {
  if (change === 'left' || change === 'removed') return goOut(state, member.memberId, change);
  const { members } = state.room;
  const index = members.findIndex(({ memberId }) => memberId === member.memberId);
  const before = members[index];
  return withMembers(state, before === undefined ? [...members, member] : members.with(index, member));
}

function changePresence(state: RoomState, { memberId, present }: EventOf<'presence'>): RoomState {
  const { members } = state.room;
  return withMembers(
    state,
    members.map((member) => (member.memberId === memberId ? { ...member, present } : member)),
  );
}

/** The room is as told; the stream that tells goes on from where it is. */
function replaceRoom(state: RoomState, told: Room): RoomState {
  return { ...state, room: { ...told, lastEventId: state.room.lastEventId } };
}

const appliers: { readonly [K in Kind]: (state: RoomState, event: EventOf<K>) => RoomState } = {
  message: (state, { message }) => addRoomMessage(state, message),
  delta: addWords,
  end: endReply,
  hidden: (state, { messageId }) => hideMessage(state, messageId),
  member: changeMember,
  presence: changePresence,
  room: (state, { room }) => replaceRoom(state, room),
  reset: (state) => ({ ...state, isStale: true }),
  closing: (state) => state,
};

/**
 * A room after something has happened in it. Events may come twice, and after the answer of the call that caused them:
 * neither changes the outcome.
 */
export const applyRoomEvent = <K extends Kind>(state: RoomState, event: { readonly kind: K } & EventOf<K>): RoomState =>
  appliers[event.kind](state, event);
