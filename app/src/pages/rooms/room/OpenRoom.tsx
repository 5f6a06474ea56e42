import { lazy, Suspense, useEffect, useState } from 'react';
import { useNavigate } from 'react-router-dom';

import { ChatScreen, WornPaper, type ThreadJump } from '@fabula/ui/chat';
import { leftRoom, RoomDisclosure, RoomHeader, RoomScene } from '@fabula/ui/rooms';

import type { Connection } from '../../../live/event-subscription';
import { LoadingPanel } from '../../../chat/panels/WaitingPanel';
import { Report } from '../../../posts/Report';
import type { RoomState } from '../../../rooms/room-state';
import { toMembers } from '../../../rooms/to-room-items';
import { useRoomActs } from '../../../rooms/use-room-acts';
import { roomThreads } from '../../../rooms/room-threads';
import { useWorn } from '../../../shop/use-worn';
import { useThreadBalance } from '../../../shop/use-thread-balance';
import { WellbeingNotices } from '../../../wellbeing/WellbeingNotices';
import { loadChunk } from '../../../lazy/chunk';
import { paths } from '../../../routes/paths';
import { useApp } from '../../../context/use-app';
import { useLocale } from '../../../i18n/use-locale';
import { RoomComposer } from './RoomComposer';
import { RoomConversation } from './RoomConversation';
import type { RoomPanel } from './RoomSide';

const RoomSide = lazy(async () => ({ default: (await loadChunk(() => import('./RoomSide'))).RoomSide }));

interface OpenRoomProps {
  readonly state: RoomState;
  readonly connection: Connection;
}

export function OpenRoom({ state, connection }: OpenRoomProps) {
  const { room } = state;
  const { toasts } = useApp();
  const navigate = useNavigate();
  const roomsHref = paths.roomEntryPage.href(useLocale());
  const { paper } = useWorn();
  const acts = useRoomActs(room.roomId);
  useThreadBalance(roomThreads, room.roomId, room.quote?.balance);
  const [jump, setJump] = useState<ThreadJump | null>(null);
  const [reportedId, setReportedId] = useState<string | null>(null);
  const [panel, setPanel] = useState<RoomPanel | null>(null);
  const close = () => setPanel(null);
  const toggle = (name: RoomPanel) => setPanel(panel === name ? null : name);

  // The newest message of a person: the server flags it for its author only.
  const isCrisis = state.messages.findLast(({ author }) => author.kind === 'member')?.crisis === true;
  const hasLeft = state.gone === 'left';
  useEffect(() => {
    if (!hasLeft) return;
    toasts.show(leftRoom());
    void navigate(roomsHref, { replace: true });
  }, [hasLeft, toasts, navigate, roomsHref]);

  return (
    <ChatScreen
      header={
        <>
          <RoomHeader
            title={room.title}
            characters={room.characters}
            members={toMembers(room)}
            connection={connection}
            backHref={roomsHref}
            panel={panel}
            onPeople={() => toggle('people')}
            onSettings={() => toggle('settings')}
            onMemory={() => toggle('memory')}
            onSearch={() => toggle('search')}
            onInvite={room.own && room.status === 'open' ? () => setPanel('people') : undefined}
          />
          {room.scene !== '' && <RoomScene scene={room.scene} />}
        </>
      }
      paper={paper && <WornPaper paper={paper} />}
      thread={<RoomConversation state={state} acts={acts} jump={jump} onReport={setReportedId} />}
      notices={
        <>
          <WellbeingNotices isCrisis={isCrisis} />
          {reportedId !== null && (
            <Report
              target={{ kind: 'message', roomId: room.roomId, messageId: reportedId }}
              onClose={() => setReportedId(null)}
            />
          )}
        </>
      }
      composer={<RoomComposer state={state} connection={connection} acts={acts} />}
      disclosure={<RoomDisclosure isOfflineEngine={room.quote?.engine === 'offline'} />}
      side={
        panel === null ? undefined : (
          <Suspense fallback={<LoadingPanel onClose={close} />}>
            <RoomSide
              panel={panel}
              room={room}
              acts={acts}
              onPanel={setPanel}
              onJump={(messageId) => setJump({ messageId })}
              onClose={close}
            />
          </Suspense>
        )
      }
    />
  );
}
