import { forgetRoomFact, pinRoomFact, updateRoomFact, updateRoomMemory, type Room, type RoomMemory } from '@fabula/sdk';
import { getGetRoomMemoryQueryKey, invalidateGetRoomMemory, useGetRoomMemory } from '@fabula/sdk/react';
import { RoomMemoryPanel } from '@fabula/ui/rooms';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';

import { useIdempotentRequest } from '../../../live/use-idempotent-request';
import { WaitingPanel } from '../../../chat/panels/WaitingPanel';
import { toastOfRoom } from '../../../rooms/toast-of-room';
import { canWriteIn } from '../../../rooms/to-room-items';

interface MemoryContainerProps {
  readonly room: Room;
  readonly onClose: () => void;
}

/** What a room remembers; refetched when the room says that it changed. */
export function MemoryContainer({ room, onClose }: MemoryContainerProps) {
  const { memoryVersion, own, roomId, status } = room;
  const client = useQueryClient();
  const act = useIdempotentRequest(toastOfRoom);
  const { data: memory, isError, isFetching, refetch } = useGetRoomMemory(roomId, { query: { staleTime: 0 } });
  const readAt = useRef(memoryVersion);
  useEffect(() => {
    if (readAt.current === memoryVersion) return;
    readAt.current = memoryVersion;
    void invalidateGetRoomMemory(client, roomId);
  }, [client, roomId, memoryVersion]);
  if (memory === undefined) {
    return <WaitingPanel failed={isError} retrying={isFetching} onRetry={() => void refetch()} onClose={onClose} />;
  }

  const keep = (changed: RoomMemory) => client.setQueryData(getGetRoomMemoryQueryKey(roomId), changed);
  const canWrite = canWriteIn(room);
  return (
    <RoomMemoryPanel
      memory={{
        summary: memory.summary,
        facts: memory.facts.map(({ own: isMine, ...fact }) => ({ ...fact, canChange: canWrite && (own || isMine) })),
      }}
      isHost={own && status === 'open'}
      canWrite={canWrite}
      onSaveSummary={(summary) =>
        void act(
          `summary ${summary}`,
          async (options) => void keep(await updateRoomMemory(roomId, { summary }, options)),
        )
      }
      onAddFact={(text) =>
        void act(`fact ${text}`, async (options) => void keep(await pinRoomFact(roomId, { text }, options)))
      }
      onEditFact={(factId, text) =>
        void act(
          `edit ${factId} ${text}`,
          async (options) => void keep(await updateRoomFact(roomId, factId, { text }, options)),
        )
      }
      onForget={(factId) =>
        void act(`forget ${factId}`, async (options) => void keep(await forgetRoomFact(roomId, factId, options)))
      }
      onClose={onClose}
    />
  );
}
