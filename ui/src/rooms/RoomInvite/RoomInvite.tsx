import { useState, type ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';

import { Arch } from '../../content/Arch/Arch';
import { contentLang } from '../../content/content-language';
import { Button } from '../../primitives/Button/Button';
import { Icon } from '../../primitives/Icon/Icon';
import { mostPeople, type RoomCharacterValue } from '../model';
import { NameField } from '../NameField/NameField';
import type { NameProblem } from '../NameField/name-problems';
import { joinProblems, type JoinProblem } from './join-problems';
import {
  cast,
  castMember,
  castName,
  door,
  facts,
  form,
  problem as problemStyle,
  title as titleStyle,
} from './RoomInvite.css';

export interface RoomInviteProps {
  readonly title: string;
  readonly ownerName: string;
  readonly characters: readonly RoomCharacterValue[];
  readonly memberCount: number;
  /** The invite no longer works. */
  readonly closed: boolean;
  readonly initialName: string;
  readonly joining: boolean;
  readonly nameProblem: Exclude<NameProblem, 'missing'> | null;
  readonly problem: JoinProblem | null;
  readonly onJoin: (displayName: string) => void;
}

const shutBy = ({ closed, memberCount }: Pick<RoomInviteProps, 'closed' | 'memberCount'>): JoinProblem | null => {
  if (closed) return 'closed';
  return memberCount >= mostPeople ? 'full' : null;
};

/** The door of a room, for a visitor with an invitation: what is behind it, and the name to come in by. */
export function RoomInvite(props: RoomInviteProps) {
  const { title, ownerName, characters, memberCount, initialName, joining, nameProblem, onJoin } = props;
  const { locale } = useIntl();
  const [name, setName] = useState(initialName);
  const [isMissing, setIsMissing] = useState(false);
  const shut = shutBy(props);
  const problem = shut ?? props.problem;
  const join = () => {
    const displayName = name.trim();
    setIsMissing(displayName === '');
    if (displayName !== '') onJoin(displayName);
  };
  return (
    <section className={door}>
      <ul className={cast}>
        {characters.map(({ characterId, name: characterName, portrait, displayLanguage }) => (
          <li key={characterId} className={castMember} lang={contentLang(displayLanguage, locale)}>
            <Arch picture={portrait} alt="" width={92} />
            <bdi className={castName}>{characterName}</bdi>
          </li>
        ))}
      </ul>
      <h1 className={titleStyle}>
        <bdi>{title}</bdi>
      </h1>
      <div className={facts}>
        <p>
          <FormattedMessage
            id="room.door.host"
            defaultMessage="{name} invites you to a conversation with these characters."
            description="On the door of a room: who invites; the characters’ portraits stand above"
            values={{ name: <bdi>{ownerName}</bdi> }}
          />
        </p>
        <p>
          <FormattedMessage
            id="room.door.people"
            defaultMessage="{count, plural, one {# person is in the room.} other {# people are in the room.}}"
            description="On the door of a room: how many people have joined it"
            values={{ count: memberCount }}
          />
        </p>
      </div>
      {problem !== null && (
        <p role="alert" className={problemStyle}>
          <Icon name="alert" size="small" />
          <span>{joinProblems[problem]}</span>
        </p>
      )}
      {shut === null && (
        <JoinForm {...{ name, setName, joining, join }} problem={isMissing ? 'missing' : nameProblem} />
      )}
    </section>
  );
}

interface JoinFormProps {
  readonly name: string;
  readonly setName: (name: string) => void;
  readonly problem: NameProblem | null;
  readonly joining: boolean;
  readonly join: () => void;
}

function JoinForm({ name, setName, problem, joining, join }: JoinFormProps): ReactNode {
  return (
    <form
      className={form}
      onSubmit={(event) => {
        event.preventDefault();
        join();
      }}
    >
      <NameField value={name} onChange={setName} problem={problem} />
      <Button
        type="submit"
        tone="primary"
        size="large"
        fullWidth
        busy={joining}
        busyLabel={
          <FormattedMessage
            id="room.door.joining"
            defaultMessage="Joining"
            description="On the button while the visitor joins a room"
          />
        }
      >
        <FormattedMessage
          id="room.door.join"
          defaultMessage="Join the room"
          description="Button that joins a room under the name that was entered"
        />
      </Button>
    </form>
  );
}
