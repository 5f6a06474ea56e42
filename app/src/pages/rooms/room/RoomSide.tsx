import { useState } from 'react';

import type { Room } from '@fabula/sdk';
import { InviteBox, PeoplePanel, RoomQuestion, type RoomQuestionValue } from '@fabula/ui/rooms';

import { toMembers } from '../../../rooms/to-room-items';
import type { RoomActs } from '../../../rooms/use-room-acts';
import { useRoomInvites } from '../../../rooms/use-room-invites';
import { MemoryContainer } from './MemoryContainer';
import { SearchContainer } from './SearchContainer';
import { SettingsContainer } from './SettingsContainer';

export type RoomPanel = 'people' | 'settings' | 'memory' | 'search';

interface RoomSideProps {
  readonly panel: RoomPanel;
  readonly room: Room;
  readonly acts: RoomActs;
  readonly onPanel: (panel: RoomPanel) => void;
  readonly onJump: (messageId: string) => void;
  readonly onClose: () => void;
}

function Invites({ roomId, memberCount }: Pick<Room, 'roomId' | 'memberCount'>) {
  return <InviteBox {...useRoomInvites(roomId, memberCount)} />;
}

export function RoomSide({ panel, room, acts, onPanel, onJump, onClose }: RoomSideProps) {
  const [question, setQuestion] = useState<RoomQuestionValue | null>(null);
  const [busy, setBusy] = useState(false);
  const isHost = room.own && room.status === 'open';
  const members = toMembers(room);

  const answers = {
    remove: (memberId: string) => acts.remove(memberId),
    'hand-over': (memberId: string) => acts.changeMember(memberId, { role: 'owner' }),
    leave: () => acts.leave(),
    close: () => acts.close(),
  };
  const confirm = async (asked: RoomQuestionValue) => {
    setBusy(true);
    await answers[asked.kind](asked.kind === 'remove' || asked.kind === 'hand-over' ? asked.memberId : '');
    setBusy(false);
    setQuestion(null);
  };
  const askAbout = (kind: 'remove' | 'hand-over') => (memberId: string) => {
    const member = members.find((one) => one.memberId === memberId);
    if (member !== undefined) setQuestion({ kind, memberId, name: member.displayName });
  };

  return (
    <>
      {panel === 'memory' && <MemoryContainer room={room} onClose={onClose} />}
      {panel === 'search' && <SearchContainer room={room} onOpen={onJump} onClose={onClose} />}
      {panel === 'people' && (
        <PeoplePanel
          members={members}
          isHost={isHost}
          invite={isHost ? <Invites roomId={room.roomId} memberCount={room.memberCount} /> : undefined}
          onMute={(memberId, muted) => void acts.changeMember(memberId, { muted })}
          onRemove={askAbout('remove')}
          onHandOver={askAbout('hand-over')}
          onLeave={() => setQuestion({ kind: 'leave' })}
          onClose={onClose}
        />
      )}
      {panel === 'settings' && (
        <SettingsContainer
          room={room}
          acts={acts}
          isHost={isHost}
          onCloseRoom={() => setQuestion({ kind: 'close' })}
          onMemory={() => onPanel('memory')}
          onSearch={() => onPanel('search')}
          onClose={onClose}
        />
      )}
      <RoomQuestion
        question={question}
        busy={busy}
        onConfirm={(asked) => void confirm(asked)}
        onClose={() => setQuestion(null)}
      />
    </>
  );
}
