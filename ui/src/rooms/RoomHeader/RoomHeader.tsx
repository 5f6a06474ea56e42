import { Lightbulb, Search, Settings2, UserPlus } from 'lucide-react';
import { defineMessages, FormattedMessage, useIntl } from 'react-intl';

import { BackLink } from '../../thread/ThreadHeader/BackLink';
import { end, header } from '../../thread/ThreadHeader/ThreadHeader.css';
import type { ConnectionState } from '../../thread/model';
import { ConnectionNote } from '../../thread/Notices/ConnectionNote';
import { ToolButton } from '../../primitives/ToolButton/ToolButton';
import { Arch } from '../../content/Arch/Arch';
import type { RoomCharacterValue, RoomMemberValue } from '../model';
import { PeopleButton } from './PeopleButton';
import { cast, castMember, names, roomy, title as titleStyle, what } from './RoomHeader.css';

export interface RoomHeaderProps {
  readonly title: string;
  readonly characters: readonly RoomCharacterValue[];
  readonly members: readonly RoomMemberValue[];
  readonly connection: ConnectionState;
  /** Where the arrow leads. */
  readonly backHref: string;
  readonly panel: 'people' | 'settings' | 'memory' | 'search' | null;
  readonly onPeople: () => void;
  readonly onSettings: () => void;
  readonly onMemory: () => void;
  readonly onSearch: () => void;
  /** Left out where no invitation can be made. */
  readonly onInvite?: (() => void) | undefined;
}

const labels = defineMessages({
  invite: {
    id: 'room.header.invite',
    defaultMessage: 'Invite',
    description: 'Opens the panel in which an invitation to a room is made',
  },
  search: {
    id: 'room.header.search',
    defaultMessage: 'Search in this room',
    description: 'Opens the panel that searches in what was said in a room',
  },
  memory: {
    id: 'room.header.memory',
    defaultMessage: 'Memory',
    description: 'Opens the panel with what a room remembers',
  },
  settings: {
    id: 'room.header.settings',
    defaultMessage: 'Room settings',
    description: 'Opens the panel with the settings of a room',
  },
});

/** The head of a room: what it is called, who speaks in it, who is here, and the ways to its panels. */
export function RoomHeader(props: RoomHeaderProps) {
  const {
    title,
    characters,
    members,
    connection,
    backHref,
    panel,
    onPeople,
    onSettings,
    onMemory,
    onSearch,
    onInvite,
  } = props;
  const intl = useIntl();
  return (
    <header className={header}>
      <BackLink
        href={backHref}
        label={intl.formatMessage({
          id: 'room.header.back',
          defaultMessage: 'Back to your rooms',
          description: 'Leads from a room to the list of rooms',
        })}
      />
      <ul
        className={cast}
        aria-label={intl.formatMessage({
          id: 'room.header.cast',
          defaultMessage: 'Characters in this room',
          description: 'Names the row of portraits at the head of a room, for screen readers',
        })}
      >
        {characters.map(({ characterId, name, portrait }) => (
          <li key={characterId} className={castMember} title={name}>
            <Arch picture={portrait} alt={name} width={34} />
          </li>
        ))}
      </ul>
      <div className={names}>
        <h1 className={titleStyle}>
          <bdi>{title}</bdi>
        </h1>
        <p className={what}>
          <FormattedMessage
            id="room.header.what"
            defaultMessage="{count, plural, one {# AI character} other {# AI characters}}"
            description="Under the title of a room: how many characters speak in it, and that they are no people"
            values={{ count: characters.length }}
          />
        </p>
      </div>
      <div className={end}>
        <span className={roomy}>
          <ConnectionNote state={connection} />
        </span>
        <PeopleButton members={members} isOpen={panel === 'people'} onPress={onPeople} />
        {onInvite !== undefined && (
          <span className={roomy}>
            <ToolButton drawing={UserPlus} label={intl.formatMessage(labels.invite)} onClick={onInvite} />
          </span>
        )}
        <span className={roomy}>
          <ToolButton
            drawing={Search}
            label={intl.formatMessage(labels.search)}
            aria-expanded={panel === 'search'}
            onClick={onSearch}
          />
        </span>
        <span className={roomy}>
          <ToolButton
            drawing={Lightbulb}
            label={intl.formatMessage(labels.memory)}
            aria-expanded={panel === 'memory'}
            onClick={onMemory}
          />
        </span>
        <ToolButton
          drawing={Settings2}
          label={intl.formatMessage(labels.settings)}
          aria-expanded={panel === 'settings'}
          onClick={onSettings}
        />
      </div>
    </header>
  );
}
