import { FormattedList, FormattedMessage } from 'react-intl';

import { Button } from '../../primitives/Button/Button';
import { checkbox } from '../../primitives/Choice/choice.css';
import type { VersionEntry, VersionWords } from './model';
import { choice, current, facts, name, origin, row, words } from './Versions.css';

interface VersionRowProps {
  readonly words: VersionWords;
  readonly version: VersionEntry;
  /** It is this version now. */
  readonly isCurrent: boolean;
  readonly isChosen: boolean;
  readonly onChoose: (isChosen: boolean) => void;
  readonly onRestore: () => void;
}

/** One version: chosen for comparing by its box, restored by its button. */
export function VersionRow({ words: said, version, isCurrent, isChosen, onChoose, onRestore }: VersionRowProps) {
  const { changed, number, reason, when } = version;
  return (
    <li className={row} data-chosen={isChosen || undefined}>
      <label className={choice}>
        <input
          type="checkbox"
          className={checkbox}
          checked={isChosen}
          onChange={(event) => onChoose(event.target.checked)}
        />
        <span className={words}>
          <span className={name}>
            <FormattedMessage
              id="versions.number"
              defaultMessage="Version {number, number}"
              description="Names a version of a character by its number"
              values={{ number }}
            />
            {isCurrent && (
              <span className={current}>
                <FormattedMessage
                  id="versions.current"
                  defaultMessage="Current"
                  description="Beside the version that the character is at present"
                />
              </span>
            )}
          </span>
          <span className={origin}>
            <span>{said.reasons[reason]}</span>
            <span>{when}</span>
          </span>
          {changed.length > 0 && (
            <span className={facts}>
              <FormattedMessage
                id="versions.changed"
                defaultMessage="Changed: {fields}"
                description="Below a version of a character; {fields} are the names of the fields that it changed"
                values={{
                  fields: (
                    <FormattedList
                      value={changed.map((field) => (
                        <span key={field}>{said.fieldNames[field] ?? field}</span>
                      ))}
                    />
                  ),
                }}
              />
            </span>
          )}
        </span>
      </label>
      {!isCurrent && (
        <Button tone="quiet" size="small" onClick={onRestore}>
          <FormattedMessage
            id="versions.restore"
            defaultMessage="Restore"
            description="Button beside an older version of a character: makes the character what it was then"
          />
        </Button>
      )}
    </li>
  );
}
