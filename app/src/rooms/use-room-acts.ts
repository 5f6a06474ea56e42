import {
  askRoomTurn,
  closeRoom,
  editRoomMessage,
  hideRoomMessage,
  leaveRoom,
  regenerateRoomReply,
  removeRoomMember,
  selectRoomMessage,
  stopRoomTurn,
  updateRoom,
  updateRoomCharacter,
  updateRoomMember,
  type Room,
  type RoomChanges,
  type RoomMemberChanges,
} from '@fabula/sdk';
import { useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';

import { useIdempotentRequest } from '../live/use-idempotent-request';
import { applyRoomEvent } from './apply-room-event';
import { changeRoomState, roomCache } from './room-query';
import { addRoomMessage, addTurn, changeRoom, hideMessage, type RoomState } from './room-state';
import { toastOfCast, toastOfLine, toastOfRoom } from './toast-of-room';

export function useRoomActs(roomId: string) {
  const client = useQueryClient();
  const act = useIdempotentRequest(toastOfRoom);
  const actOnLine = useIdempotentRequest(toastOfLine);
  const actOnCast = useIdempotentRequest(toastOfCast);

  return useMemo(() => {
    const change = (how: (state: RoomState) => RoomState) => changeRoomState(client, roomId, how);
    const find = (memberId: string) =>
      roomCache.read(client, roomId)?.room.members.find((member) => member.memberId === memberId);
    const tellRoom = (room: Room) => change((state) => applyRoomEvent(state, { kind: 'room-changed', room }));

    return {
      ask: (characterId: string) =>
        act(`ask ${characterId}`, async (options) => {
          const turn = await askRoomTurn(roomId, { characterId }, options);
          change((state) => addTurn(state, turn));
        }),
      regenerate: (messageId: string) =>
        actOnLine(`regenerate ${messageId}`, async (options) => {
          const turn = await regenerateRoomReply(roomId, messageId, options);
          change((state) => addTurn(state, turn));
        }),
      edit: (messageId: string, text: string) =>
        actOnLine(`edit ${messageId} ${text}`, async (options) => {
          const message = await editRoomMessage(roomId, messageId, { text }, options);
          change((state) => addRoomMessage(state, message));
        }),
      select: (messageId: string) =>
        actOnLine(`select ${messageId}`, async (options) => {
          const message = await selectRoomMessage(roomId, messageId, options);
          change((state) => addRoomMessage(state, message));
        }),
      stop: (messageId: string) =>
        act(`stop ${messageId}`, async (options) => void (await stopRoomTurn(roomId, messageId, options))),
      hide: (messageId: string) =>
        act(`hide ${messageId}`, async (options) => {
          await hideRoomMessage(roomId, messageId, options);
          change((state) => hideMessage(state, messageId));
        }),
      changeMember: (memberId: string, changes: RoomMemberChanges) =>
        act(`change ${memberId} ${JSON.stringify(changes)}`, async (options) => {
          const member = await updateRoomMember(roomId, memberId, changes, options);
          change((state) => applyRoomEvent(state, { kind: 'member-changed', change: 'changed', member }));
        }),
      remove: (memberId: string) =>
        act(`remove ${memberId}`, async (options) => {
          await removeRoomMember(roomId, memberId, options);
          const member = find(memberId);
          if (member !== undefined) {
            change((state) => applyRoomEvent(state, { kind: 'member-changed', change: 'removed', member }));
          }
        }),
      changeRoom: (changes: RoomChanges) =>
        act(`change ${JSON.stringify(changes)}`, async (options) =>
          tellRoom(await updateRoom(roomId, changes, options)),
        ),
      changeCast: (characterIds: string[]) =>
        actOnCast(`cast ${characterIds.join()}`, async (options) =>
          tellRoom(await updateRoom(roomId, { characterIds }, options)),
        ),
      setQuiet: (characterId: string, quiet: boolean) =>
        act(`quiet ${characterId} ${quiet}`, async (options) =>
          tellRoom(await updateRoomCharacter(roomId, characterId, { quiet }, options)),
        ),
      close: () =>
        act('close', async (options) => {
          await closeRoom(roomId, options);
          change((state) => changeRoom(state, { status: 'closed' }));
        }),
      leave: () =>
        act('leave', async (options) => {
          await leaveRoom(roomId, options);
          change((state) => ({ ...state, gone: 'left' }));
        }),
    };
  }, [client, roomId, act, actOnLine, actOnCast]);
}

export type RoomActs = ReturnType<typeof useRoomActs>;
