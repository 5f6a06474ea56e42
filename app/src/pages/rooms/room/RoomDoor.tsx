import type { Room } from '@fabula/sdk';
import { useGetBasicInfo } from '@fabula/sdk/react';
import { RoomInvite } from '@fabula/ui/rooms';

import { useJoinRoom } from '../../../rooms/use-join-room';
import { useApp, useVisitor } from '../../../context/use-app';

interface RoomDoorProps {
  readonly room: Room;
  readonly invite: string;
}

export function RoomDoor({ room, invite }: RoomDoorProps) {
  const { isRegistered } = useVisitor();
  const { data: info, isPending } = useGetBasicInfo({ query: { enabled: isRegistered } }, useApp().queries.account);
  const joining = useJoinRoom(room.roomId, invite);
  const name = info?.user_name ?? '';
  return (
    <RoomInvite
      // The name of an account arrives a moment later.
      key={isRegistered && isPending ? 'unnamed' : 'named'}
      title={room.title}
      ownerName={room.ownerName}
      characters={room.characters}
      memberCount={room.memberCount}
      closed={room.status === 'closed'}
      initialName={name}
      {...joining}
    />
  );
}
