import type { Room, RoomEvent, RoomMessage } from '@fabula/sdk';

import { changeMessage, createThreadReducers } from '../live/thread-reducers';
import { addRoomMessage, changeRoom, hideMessage, withBalance, withMembers, type RoomState } from './room-state';

type Kind = RoomEvent['kind'];
type EventOf<K extends Kind> = Extract<RoomEvent, { readonly kind: K }>;

function endReply(state: RoomState, message: RoomMessage): RoomState {
  const isKnown = state.messages.some(({ messageId }) => messageId === message.messageId);
  const ended = isKnown
    ? changeMessage<RoomMessage, RoomState>(state, message.messageId, () => message)
    : addRoomMessage(state, message);
  const { speakingId, waitingCharacterIds } = ended.room;
  const isOver = speakingId === message.messageId;
  return changeRoom(ended, { speakingId: isOver ? null : speakingId, waitingCharacterIds });
}

const live = createThreadReducers<RoomMessage, RoomState>({
  add: addRoomMessage,
  end: endReply,
  withBalance,
  onUnknownMessage: (state) => ({ ...state, isStale: true }),
});

/** Removes a member from the list; for the reader, records whether they left or were removed. */
function goOut(state: RoomState, memberId: string, how: 'left' | 'removed'): RoomState {
  const { me, members } = state.room;
  if (me?.memberId === memberId) return { ...state, gone: how };
  return withMembers(
    state,
    members.filter((member) => member.memberId !== memberId),
  );
}

function changeMember(state: RoomState, { change, member }: EventOf<'member-changed'>): RoomState {
  if (change === 'left' || change === 'removed') return goOut(state, member.memberId, change);
  const { members } = state.room;
  const index = members.findIndex(({ memberId }) => memberId === member.memberId);
  const before = members[index];
  return withMembers(state, before === undefined ? [...members, member] : members.with(index, member));
}

function changePresence(state: RoomState, { memberId, present }: EventOf<'presence-changed'>): RoomState {
  const { members } = state.room;
  return withMembers(
    state,
    members.map((member) => (member.memberId === memberId ? { ...member, present } : member)),
  );
}

function replaceRoom(state: RoomState, told: Room): RoomState {
  return { ...state, room: { ...told, lastEventId: state.room.lastEventId } };
}

const appliers: { readonly [K in Kind]: (state: RoomState, event: EventOf<K>) => RoomState } = {
  'message-added': live.messageAdded,
  // Another version of a line comes with an id of its own.
  'message-changed': live.messageAdded,
  'reply-text': live.textAppended,
  'reply-ended': live.replyEnded,
  'message-hidden': (state, { messageId }) => hideMessage(state, messageId),
  'member-changed': changeMember,
  'presence-changed': changePresence,
  'room-changed': (state, { room }) => replaceRoom(state, room),
  reset: live.reset,
  closing: live.closing,
};

/** A room after an event, which may arrive twice or after the response of its own request. */
export const applyRoomEvent = <K extends Kind>(state: RoomState, event: { readonly kind: K } & EventOf<K>): RoomState =>
  appliers[event.kind](state, event);
