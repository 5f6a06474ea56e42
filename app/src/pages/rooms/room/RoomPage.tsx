import { useIntl } from 'react-intl';
import { useSearchParams } from 'react-router-dom';

import { LoadFailed } from '@fabula/ui';
import { ChatLayout, ChatSkeleton } from '@fabula/ui/chat';
import { RemovedFromRoom, ShutDoor } from '@fabula/ui/rooms';
import { useQuery, useQueryClient } from '@tanstack/react-query';

import { isNotFound } from '../../../data/query-clients';
import { useHead } from '../../../head/use-head';
import { inviteParameter } from '../../../rooms/invite-link';
import { roomQuery } from '../../../rooms/room-query';
import { roomThreads } from '../../../rooms/room-threads';
import { useThreadEvents } from '../../../live/use-thread-events';
import { paths } from '../../../routes/paths';
import { useParam } from '../../../routes/use-param';
import { useVisitor } from '../../../context/use-app';
import { useLocale } from '../../../i18n/use-locale';
import { OpenRoom } from './OpenRoom';
import { RoomDoor } from './RoomDoor';

/** A room: its door for a visitor with an invitation, and the conversation for members (Product §2.1, room). */
export function Component() {
  const intl = useIntl();
  const roomId = useParam('roomId');
  const [search] = useSearchParams();
  const invite = search.get(inviteParameter);
  const roomsHref = paths.roomEntryPage.href(useLocale());
  const { isKnown } = useVisitor();
  // Without a browser there is no visitor, and a room is for those who are in it.
  const query = useQuery({ ...roomQuery(roomId, invite, useQueryClient()), enabled: isKnown });
  const { data: state, error } = query;
  const isInside = state !== undefined && state.room.me !== null && state.gone === null;
  const connection = useThreadEvents(roomThreads, roomId, isInside ? state.room.lastEventId : undefined);

  const title = intl.formatMessage({
    id: 'room.page.title',
    defaultMessage: 'A room',
    description: 'Title, in the browser’s tab, of a room whose own title is not known yet',
  });
  useHead({
    title: state?.room.title ?? title,
    description: intl.formatMessage({
      id: 'room.page.description',
      defaultMessage: 'Talk with several characters, together with your friends.',
      description: 'Description of the page of one room, for link previews',
    }),
    isIndexed: false,
  });

  if (state?.gone === 'removed') return <RemovedFromRoom roomsHref={roomsHref} />;
  if (isNotFound(error)) return <ShutDoor roomsHref={roomsHref} />;
  if (state === undefined && error !== null) {
    return <LoadFailed onRetry={() => void query.refetch()} retrying={query.isFetching} />;
  }
  if (state !== undefined && state.room.me === null) return <RoomDoor room={state.room} invite={invite ?? ''} />;
  return (
    <ChatLayout>
      {state === undefined ? <ChatSkeleton /> : <OpenRoom state={state} connection={connection} />}
    </ChatLayout>
  );
}
