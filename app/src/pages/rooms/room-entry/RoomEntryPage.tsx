import { useMemo } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useNavigate } from 'react-router-dom';

import { InnerHero } from '@fabula/ui';
import { CreateRoom, JoinByLink, RoomEntry } from '@fabula/ui/rooms';

import { hubScene } from '../../../explore/hub-scene';
import { useHead } from '../../../head/use-head';
import { primeInvited, useInvited } from '../../../rooms/invited-character';
import { inviteParameter, readInvitation } from '../../../rooms/invite-link';
import { useCharactersForRoom } from '../../../rooms/use-characters-for-room';
import { useCreateRoom } from '../../../rooms/use-create-room';
import { primed } from '../../../routes/page';
import { paths } from '../../../routes/paths';
import { useApp, useVisitor } from '../../../context/use-app';
import { useLocale } from '../../../i18n/use-locale';
import { RoomsContainer } from './RoomsContainer';

export const loader = primed(({ queryClient, search }) => primeInvited(queryClient, search));

/** What rooms are, the visitor's rooms, and how to open or join one (Product §2.1, room-entry-page). */
export function Component() {
  const intl = useIntl();
  const { brand, usesPoints } = useApp();
  const locale = useLocale();
  const navigate = useNavigate();
  const { isRegistered } = useVisitor();
  const characters = useCharactersForRoom();
  const creating = useCreateRoom();
  const invited = useInvited();

  const openInvitation = (pasted: string): boolean => {
    const invitation = readInvitation(pasted);
    if (invitation === null) return false;
    const { roomId, code } = invitation;
    void navigate(`${paths.room.href(locale, { roomId })}?${new URLSearchParams({ [inviteParameter]: code })}`);
    return true;
  };

  const scene = useMemo(() => hubScene('rooms', brand), [brand]);
  useHead({
    title: intl.formatMessage({
      id: 'page.rooms.title',
      defaultMessage: 'Rooms',
      description: 'Title of the page with rooms, in which several people talk with several characters',
    }),
    description: intl.formatMessage({
      id: 'page.rooms.description',
      defaultMessage: 'Talk with up to six characters at once, together with your friends. Everyone sees replies live.',
      description: 'Description of the page with rooms, for search engines and link previews',
    }),
    image: scene.night.wide,
    backdrop: scene,
  });
  return (
    <RoomEntry
      usesPoints={usesPoints}
      hero={
        <InnerHero
          scene={scene}
          title={
            <FormattedMessage
              id="page.rooms.heading"
              defaultMessage="A table for more than two"
              description="Heading of the page with rooms, in which several people talk with several characters"
            />
          }
          lead={
            <FormattedMessage
              id="page.rooms.lead"
              defaultMessage="Several characters, several of you, one conversation."
              description="Sentence below the heading of the page with rooms"
            />
          }
        />
      }
      rooms={<RoomsContainer />}
      create={<CreateRoom asksName={!isRegistered} invited={invited} {...characters} {...creating} />}
      join={<JoinByLink onOpen={openInvitation} />}
    />
  );
}
