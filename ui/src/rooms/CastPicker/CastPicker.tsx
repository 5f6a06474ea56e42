import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';

import { Arch } from '../../content/Arch/Arch';
import { LoadingNote } from '../../states/LoadingNote/LoadingNote';
import { Icon } from '../../primitives/Icon/Icon';
import { SearchField } from '../../primitives/SearchField/SearchField';
import { TextButton } from '../../primitives/TextButton/TextButton';
import { aside, error as errorStyle, errorSign, label as labelStyle } from '../../primitives/TextField/field.css';
import { mostCharacters, type RoomCharacterValue } from '../model';
import { ChosenCast } from './ChosenCast';
import {
  field,
  found,
  legend,
  list,
  name as nameStyle,
  option,
  quiet,
  tagline as taglineStyle,
  tick,
  words,
} from './CastPicker.css';

export type FoundCharacters =
  | { readonly state: 'loading' | 'failed' }
  | { readonly state: 'found'; readonly characters: readonly RoomCharacterValue[] };

export interface CastPickerProps {
  readonly chosen: readonly RoomCharacterValue[];
  readonly onChange: (chosen: readonly RoomCharacterValue[]) => void;
  readonly query: string;
  readonly onQuery: (query: string) => void;
  readonly result: FoundCharacters;
  readonly onRetry: () => void;
  readonly isMissing: boolean;
  /** Of characters; as many as a room holds when left out. */
  readonly most?: number;
}

/** Which characters speak in a room or appear in a story: found by search, chosen and put back by a press. */
export function CastPicker(props: CastPickerProps) {
  const { chosen, onChange, query, onQuery, result, onRetry, isMissing, most = mostCharacters } = props;
  const intl = useIntl();
  const isFull = chosen.length >= most;
  const isChosen = ({ characterId }: RoomCharacterValue) => chosen.some((other) => other.characterId === characterId);
  const remove = (characterId: string) => onChange(chosen.filter((other) => other.characterId !== characterId));
  const toggle = (character: RoomCharacterValue) => {
    if (isChosen(character)) remove(character.characterId);
    else if (!isFull) onChange([...chosen, character]);
  };
  const show = (character: RoomCharacterValue): ReactNode => (
    <li key={character.characterId}>
      <button
        type="button"
        className={option}
        aria-pressed={isChosen(character)}
        disabled={isFull && !isChosen(character)}
        onClick={() => toggle(character)}
      >
        <Arch picture={character.portrait} alt="" width={36} />
        <span className={words} lang={character.displayLanguage}>
          <bdi className={nameStyle}>{character.name}</bdi>
          <bdi className={taglineStyle}>{character.tagline}</bdi>
        </span>
        <span className={tick}>{isChosen(character) && <Icon name="check" />}</span>
      </button>
    </li>
  );
  const searchLabel = intl.formatMessage({
    id: 'room.cast.search',
    defaultMessage: 'Search characters',
    description: 'Names and fills the empty search box in which characters for a room are looked for',
  });
  return (
    <fieldset className={field}>
      <legend className={legend}>
        <span className={labelStyle}>
          <FormattedMessage
            id="room.cast.label"
            defaultMessage="Characters"
            description="Over the choice of characters for a room"
          />
        </span>
        <span className={aside}>
          <FormattedMessage
            id="room.cast.count"
            defaultMessage="{count, number} of {most, number}"
            description="How many characters were chosen for a room, of how many it holds at most"
            values={{ count: chosen.length, most }}
          />
        </span>
      </legend>
      <ChosenCast chosen={chosen} onRemove={remove} />
      {isMissing && (
        <p role="alert" className={errorStyle}>
          <span className={errorSign}>
            <Icon name="alert" size="small" />
          </span>
          <FormattedMessage
            id="room.cast.missing"
            defaultMessage="Choose at least one character"
            description="Under the choice of characters for a room when none was chosen"
          />
        </p>
      )}
      <SearchField label={searchLabel} placeholder={searchLabel} value={query} onChange={onQuery} />
      <div className={found} aria-busy={result.state === 'loading'}>
        {result.state === 'loading' && <LoadingNote />}
        {result.state === 'failed' && (
          <p role="alert" className={quiet}>
            <FormattedMessage
              id="room.cast.failed"
              defaultMessage="We could not load the characters."
              description="In place of the characters that a search for a room should have found"
            />
            <TextButton onClick={onRetry}>
              <FormattedMessage
                id="room.tryAgain"
                defaultMessage="Try again"
                description="Asks again for something about rooms that did not arrive"
              />
            </TextButton>
          </p>
        )}
        {result.state === 'found' && result.characters.length === 0 && (
          <p role="status" className={quiet}>
            <FormattedMessage
              id="room.cast.none"
              defaultMessage="No characters found."
              description="Where a search for characters for a room finds none"
            />
          </p>
        )}
        {result.state === 'found' && result.characters.length > 0 && (
          <ul className={list}>{result.characters.map(show)}</ul>
        )}
      </div>
    </fieldset>
  );
}
