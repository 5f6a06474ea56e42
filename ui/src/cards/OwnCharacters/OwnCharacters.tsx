import { FormattedMessage } from 'react-intl';

import { DeletedRow } from '../../content/OwnList/DeletedRow';
import type { OwnCharacterValue } from '../model';
import { OwnCharacterRow, type OwnCharacterActs } from './OwnCharacterRow';
import { list, note, row } from '../../content/OwnList/own-list.css';

export interface OwnCharactersProps extends OwnCharacterActs {
  readonly characters: readonly OwnCharacterValue[];
  /** Those that were just deleted, and can still be brought back here. */
  readonly deletedIds: ReadonlySet<string>;
}

/** The characters that the reader has brought, the newest first. */
export function OwnCharacters({ characters, deletedIds, ...acts }: OwnCharactersProps) {
  return (
    <ul className={list}>
      {characters.map((character) =>
        deletedIds.has(character.characterId) ? (
          <li key={character.characterId} className={row}>
            <DeletedRow
              onUndo={() => acts.onUndoDelete(character)}
              undoLabel={
                <FormattedMessage
                  id="card.own.undoDelete"
                  defaultMessage="Undo"
                  description="Brings back a character that was just deleted"
                />
              }
            >
              <FormattedMessage
                id="card.own.deleted"
                defaultMessage="{name} is deleted. Your conversations stay."
                description="Shown in place of a deleted character"
                values={{ name: <bdi>{character.name}</bdi> }}
              />
            </DeletedRow>
          </li>
        ) : (
          <OwnCharacterRow key={character.characterId} character={character} {...acts} />
        ),
      )}
    </ul>
  );
}

/** How many own characters the content mode does not show. */
export function HiddenMature({ count }: { readonly count: number }) {
  return (
    <p className={note}>
      <FormattedMessage
        id="card.own.hiddenMature"
        defaultMessage="{count, plural, one {One more character has mature themes and is shown only in mature mode.} other {# more characters have mature themes and are shown only in mature mode.}}"
        description="Below the list of own characters, where some are hidden by the content mode"
        values={{ count }}
      />
    </p>
  );
}

export function NoOwnCharactersWords() {
  return (
    <FormattedMessage
      id="card.own.none"
      defaultMessage="Your characters will appear here. Create one, or import a card."
      description="In place of the list of own characters while there are none"
    />
  );
}
