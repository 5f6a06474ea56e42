import { FormattedMessage } from 'react-intl';

import { Panel } from '../../chat/Panel/Panel';
import { subtitle } from '../../chat/Panel/Panel.css';
import { Button } from '../../primitives/Button/Button';
import type { RoomCharacterValue, TurnTakingValue } from '../model';
import { TurnTakingChoice } from '../TurnTakingChoice/TurnTakingChoice';
import { turnTakingNames } from '../TurnTakingChoice/turn-taking-names';
import { CharacterQuiet } from './CharacterQuiet';
import { ending, part, quiet } from './RoomSettings.css';
import { TitleForm } from './TitleForm';

export interface RoomSettingsProps {
  readonly title: string;
  readonly turnTaking: TurnTakingValue;
  readonly characters: readonly RoomCharacterValue[];
  /** Those who speak only when they are asked. */
  readonly quietIds: readonly string[];
  /** The reader may change title and turn taking, and close the room. */
  readonly isHost: boolean;
  /** The reader may write: then they also decide who is quiet. */
  readonly canWrite: boolean;
  readonly onRename: (title: string) => void;
  readonly onTurnTaking: (turnTaking: TurnTakingValue) => void;
  readonly onQuiet: (characterId: string, quiet: boolean) => void;
  readonly onCloseRoom: () => void;
  readonly onClose: () => void;
}

/** How a room works: what it is called, who answers, who keeps quiet, and its end. */
export function RoomSettings(props: RoomSettingsProps) {
  const { title, turnTaking, characters, quietIds, isHost, canWrite } = props;
  const { onRename, onTurnTaking, onQuiet, onCloseRoom, onClose } = props;
  return (
    <Panel
      title={
        <FormattedMessage
          id="room.settings.title"
          defaultMessage="Room settings"
          description="Title of the panel with the settings of a room"
        />
      }
      onClose={onClose}
    >
      {isHost ? (
        <>
          <TitleForm key={title} title={title} onRename={onRename} />
          <TurnTakingChoice value={turnTaking} onChange={onTurnTaking} />
        </>
      ) : (
        <p className={quiet}>
          <FormattedMessage
            id="room.settings.turns"
            defaultMessage="Who answers: {rule}. The host decides."
            description="In the settings of a room for people who are not its host; {rule} is a rule such as “Whoever is named”"
            values={{ rule: turnTakingNames[turnTaking] }}
          />
        </p>
      )}
      <section className={part}>
        <h3 className={subtitle}>
          <FormattedMessage
            id="room.settings.characters"
            defaultMessage="Characters"
            description="Heading over the characters in the settings of a room"
          />
        </h3>
        <p className={quiet}>
          <FormattedMessage
            id="room.settings.quiet"
            defaultMessage="A quiet character speaks only when somebody asks it to."
            description="Explains the switch beside each character in the settings of a room"
          />
        </p>
        <ul className={part}>
          {characters.map((character) => (
            <CharacterQuiet
              key={character.characterId}
              character={character}
              isQuiet={quietIds.includes(character.characterId)}
              disabled={!canWrite}
              onQuiet={onQuiet}
            />
          ))}
        </ul>
      </section>
      {isHost && (
        <section className={ending}>
          <p className={quiet}>
            <FormattedMessage
              id="room.settings.end"
              defaultMessage="A closed room can still be read. Nobody joins or writes any more."
              description="Over the button that closes a room for good"
            />
          </p>
          <Button size="small" onClick={onCloseRoom}>
            <FormattedMessage
              id="room.settings.close"
              defaultMessage="Close the room"
              description="Button that asks whether the host wants to close a room for good"
            />
          </Button>
        </section>
      )}
    </Panel>
  );
}
