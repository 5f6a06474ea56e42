import { useState } from 'react';

import { cursorPages, useListRoomsInfinite } from '@fabula/sdk/react';
import { MoreHistory } from '@fabula/ui/account';
import { MyRooms, MyRoomsFailed, MyRoomsSkeleton, NoRooms, RoomCards } from '@fabula/ui/rooms';

import { paths } from '../../../routes/paths';
import { useVisitor } from '../../../context/use-app';
import { useLocale } from '../../../i18n/use-locale';

const pageLength = 12;

export function RoomsContainer() {
  const locale = useLocale();
  const { isKnown } = useVisitor();
  const [now] = useState(() => Date.now());
  const query = useListRoomsInfinite(
    { limit: pageLength },
    // Rooms go on while the visitor is elsewhere.
    { query: { ...cursorPages, enabled: isKnown, staleTime: 0 } },
  );
  const rooms = query.data?.pages.flatMap(({ items }) => items) ?? [];
  const isEmpty = rooms.length === 0;
  return (
    <MyRooms busy={query.isPending}>
      {query.isPending && <MyRoomsSkeleton />}
      {query.isError && isEmpty && <MyRoomsFailed onRetry={() => void query.refetch()} retrying={query.isFetching} />}
      {query.isSuccess && isEmpty && <NoRooms />}
      {!isEmpty && (
        <RoomCards
          rooms={rooms.map(({ status, ...room }) => ({ ...room, closed: status === 'closed' }))}
          now={now}
          hrefOf={(roomId) => paths.room.href(locale, { roomId })}
        />
      )}
      {query.hasNextPage && (
        <MoreHistory
          loading={query.isFetchingNextPage}
          failed={query.isFetchNextPageError}
          onMore={() => void query.fetchNextPage()}
        />
      )}
    </MyRooms>
  );
}
