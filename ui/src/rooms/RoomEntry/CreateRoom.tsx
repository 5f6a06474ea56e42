import type { TurnTaking } from '@fabula/sdk/types';
import { useId, useState, type ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';

import { Button } from '../../primitives/Button/Button';
import { Icon } from '../../primitives/Icon/Icon';
import { TextField } from '../../primitives/TextField/TextField';
import { CastPicker, type CastPickerProps } from '../CastPicker/CastPicker';
import { longestTitle, type RoomCharacterValue } from '../model';
import { NameField } from '../NameField/NameField';
import type { NameProblem } from '../NameField/name-problems';
import { SceneField } from '../SceneField/SceneField';
import { TurnTakingChoice } from '../TurnTakingChoice/TurnTakingChoice';
import { form, heading, panel, problem as problemStyle } from './RoomEntry.css';

export interface NewRoomValue {
  readonly title: string;
  /** Where the conversation takes place; empty for nowhere in particular. */
  readonly scene: string;
  readonly characterIds: readonly string[];
  readonly turnTaking: TurnTaking;
  /** Null where the account's own name is taken. */
  readonly displayName: string | null;
}

export interface CreateRoomProps extends Pick<CastPickerProps, 'query' | 'onQuery' | 'result' | 'onRetry'> {
  /** Who is at the table before anybody has been chosen. */
  readonly invited?: readonly RoomCharacterValue[];
  /** A guest has no name yet and gives one. */
  readonly asksName: boolean;
  readonly creating: boolean;
  readonly nameProblem: Exclude<NameProblem, 'missing'> | null;
  /** Why the room could not be opened. */
  readonly problem: 'too-many' | 'private-character' | 'failed' | null;
  readonly onCreate: (room: NewRoomValue) => void;
}

/** What is missing in the form, as far as anybody has tried to send it. */
interface Missing {
  readonly title: boolean;
  readonly cast: boolean;
  readonly name: boolean;
}

const titleMissing = (
  <FormattedMessage
    id="room.title.missing"
    defaultMessage="Enter a title"
    description="Under the box for the title of a room that was left empty"
  />
);

const problems = {
  'too-many': (
    <FormattedMessage
      id="room.create.tooMany"
      defaultMessage="You have reached the limit of open rooms. Close one first."
      description="Under the form that opens a room, for a user with too many open rooms"
    />
  ),
  'private-character': (
    <FormattedMessage
      id="room.create.private"
      defaultMessage="Everyone in a room sees its characters. One of those you chose is private: publish it first, or choose another."
      description="Under the form that opens a room, for a user who chose an own private character"
    />
  ),
  failed: (
    <FormattedMessage
      id="room.create.failed"
      defaultMessage="The room could not be created. Your entries are still here. Try again."
      description="Under the form that opens a room when that failed for an unknown reason"
    />
  ),
} as const satisfies Record<NonNullable<CreateRoomProps['problem']>, ReactNode>;

const nothingMissing: Missing = { title: false, cast: false, name: false };

/** Opens a room: who speaks in it, what it is called, who answers. */
export function CreateRoom(props: CreateRoomProps) {
  const { asksName, creating, invited = [], nameProblem, problem, onCreate, query, onQuery, result, onRetry } = props;
  const id = useId();
  const [title, setTitle] = useState('');
  const [scene, setScene] = useState('');
  const [chosen, setChosen] = useState<readonly RoomCharacterValue[] | null>(null);
  const cast = chosen ?? invited;
  const [turnTaking, setTurnTaking] = useState<TurnTaking>('relevance');
  const [name, setName] = useState('');
  const [missing, setMissing] = useState(nothingMissing);
  const create = () => {
    const lacks = {
      title: title.trim() === '',
      cast: cast.length === 0,
      name: asksName && name.trim() === '',
    };
    setMissing(lacks);
    if (Object.values(lacks).some(Boolean)) return;
    onCreate({
      title: title.trim(),
      scene: scene.trim(),
      characterIds: cast.map(({ characterId }) => characterId),
      turnTaking,
      displayName: asksName ? name.trim() : null,
    });
  };
  return (
    <section aria-labelledby={id} className={panel}>
      <h2 id={id} className={heading}>
        <FormattedMessage
          id="room.create.title"
          defaultMessage="Create a room"
          description="Heading over the form that opens a room"
        />
      </h2>
      {/* The search is a form of its own, and so stands before this one. */}
      <CastPicker
        chosen={cast}
        onChange={setChosen}
        query={query}
        onQuery={onQuery}
        result={result}
        onRetry={onRetry}
        isMissing={missing.cast && cast.length === 0}
      />
      <form
        noValidate
        className={form}
        onSubmit={(event) => {
          event.preventDefault();
          create();
        }}
      >
        <TextField
          value={title}
          onChange={setTitle}
          maxLength={longestTitle}
          dir={title === '' ? undefined : 'auto'}
          error={missing.title && title.trim() === '' ? titleMissing : undefined}
          label={
            <FormattedMessage
              id="room.title.label"
              defaultMessage="Title"
              description="Over the box for the title of a room"
            />
          }
        />
        <SceneField value={scene} onChange={setScene} />
        <TurnTakingChoice value={turnTaking} onChange={setTurnTaking} />
        {asksName && (
          <NameField
            value={name}
            onChange={setName}
            problem={missing.name && name.trim() === '' ? 'missing' : nameProblem}
          />
        )}
        {problem !== null && (
          <p role="alert" className={problemStyle}>
            <Icon name="alert" size="small" />
            <span>{problems[problem]}</span>
          </p>
        )}
        <Button
          type="submit"
          tone="primary"
          size="large"
          busy={creating}
          busyLabel={
            <FormattedMessage
              id="room.create.busy"
              defaultMessage="Creating the room"
              description="On the button while a room is opened"
            />
          }
        >
          <FormattedMessage
            id="room.create.submit"
            defaultMessage="Create the room"
            description="Button that opens the room that the form describes"
          />
        </Button>
      </form>
    </section>
  );
}
