import type { ChatFormat, TurnTaking } from '@fabula/sdk/types';
import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';

import { FileKinds } from '../../thread/FileKinds/FileKinds';
import { Panel } from '../../thread/Panel/Panel';
import { subtitle } from '../../thread/Panel/Panel.css';
import { Button } from '../../primitives/Button/Button';
import type { RoomCharacterValue } from '../model';
import { TurnTakingChoice } from '../TurnTakingChoice/TurnTakingChoice';
import { turnTakingNames } from '../TurnTakingChoice/turn-taking-names';
import { CharacterQuiet } from './CharacterQuiet';
import { ending, part, quiet, save } from './RoomSettings.css';
import { SceneForm } from './SceneForm';
import { TitleForm } from './TitleForm';

export interface RoomSettingsProps {
  readonly title: string;
  readonly scene: string;
  readonly turnTaking: TurnTaking;
  readonly characters: readonly RoomCharacterValue[];
  /** Those who speak only when they are asked. */
  readonly quietIds: readonly string[];
  /** The reader may change title and turn taking, and close the room. */
  readonly isHost: boolean;
  /** The reader may write: then they also decide who is quiet. */
  readonly canWrite: boolean;
  /** The form that changes the characters, in place of their list; left out while the host does not change them. */
  readonly castEditor?: ReactNode;
  readonly onRename: (title: string) => void;
  readonly onScene: (scene: string) => void;
  readonly onCast: () => void;
  readonly onTurnTaking: (turnTaking: TurnTaking) => void;
  readonly onQuiet: (characterId: string, quiet: boolean) => void;
  readonly onCloseRoom: () => void;
  readonly onSearch: () => void;
  /** The kind of file that is being made of the room; null while none is. */
  readonly savingFile: ChatFormat | null;
  readonly onSaveFile: (kind: ChatFormat) => void;
  readonly onMemory: () => void;
  readonly onClose: () => void;
}

/** How a room works: what it is called, who answers, who keeps quiet, and its end. */
export function RoomSettings(props: RoomSettingsProps) {
  const { title, scene, castEditor, turnTaking, characters, quietIds, isHost, canWrite } = props;
  const { onRename, onScene, onCast, onTurnTaking, onQuiet, onCloseRoom, onMemory, onClose } = props;
  const { onSearch, savingFile, onSaveFile } = props;
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
          <SceneForm key={scene} scene={scene} onScene={onScene} />
          <TurnTakingChoice value={turnTaking} onChange={onTurnTaking} />
        </>
      ) : (
        <p className={quiet}>
          <FormattedMessage
            id="room.settings.turns"
            defaultMessage="Who answers: {rule}. Only the host can change it."
            description="In the settings of a room for people who are not its host; {rule} is a rule such as “Characters you name”"
            values={{ rule: turnTakingNames[turnTaking] }}
          />
        </p>
      )}
      {castEditor ?? (
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
              defaultMessage="A quiet character speaks only when a member asks it to."
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
          {isHost && (
            <div className={save}>
              <Button size="small" onClick={onCast}>
                <FormattedMessage
                  id="room.settings.cast"
                  defaultMessage="Add or remove characters"
                  description="Button for the host of a room that opens the form with its characters"
                />
              </Button>
            </div>
          )}
        </section>
      )}
      <section className={part}>
        <h3 className={subtitle}>
          <FormattedMessage id="chat.memory.title" defaultMessage="Memory" description="Title of the memory panel" />
        </h3>
        <div className={save}>
          <Button size="small" onClick={onMemory}>
            <FormattedMessage
              id="room.settings.memory"
              defaultMessage="Show the memory of the room"
              description="Button in the settings of a room that opens the panel with its summary and facts"
            />
          </Button>
        </div>
      </section>
      <section className={part}>
        <h3 className={subtitle}>
          <FormattedMessage
            id="room.settings.said"
            defaultMessage="Messages"
            description="Heading, in the settings of a room, over its search and the files it can be saved as"
          />
        </h3>
        <div className={save}>
          <Button size="small" onClick={onSearch}>
            <FormattedMessage
              id="room.header.search"
              defaultMessage="Search in this room"
              description="Opens the panel that searches in what was said in a room"
            />
          </Button>
        </div>
        <FileKinds saving={savingFile} onSave={onSaveFile} />
      </section>
      {isHost && (
        <section className={ending}>
          <p className={quiet}>
            <FormattedMessage
              id="room.settings.end"
              defaultMessage="A closed room can still be read, but no one can join or write."
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
