import { FormattedMessage } from 'react-intl';

import { Button } from '../../primitives/Button/Button';
import { LoreCount } from '../Counts';
import { acts, partTitle } from '../looking-through.css';
import type { LorebookFormatValue } from '../lorebook-model';
import { hint, part } from './LorebookDialog.css';

interface SaveLorebookProps {
  /** Undefined where nobody has counted them. */
  readonly loreCount: number | undefined;
  readonly saving: LorebookFormatValue | undefined;
  readonly onSave: (format: LorebookFormatValue) => void;
}

const formats = [
  [
    'lorebook',
    <FormattedMessage
      key="lorebook"
      id="card.lorebook.saveV3"
      defaultMessage="Save as a lorebook"
      description="Saves the lorebook of a character as a stand-alone file of Character Card V3"
    />,
  ],
  [
    'world-info',
    <FormattedMessage
      key="world-info"
      id="card.lorebook.saveWorldInfo"
      defaultMessage="Save for SillyTavern"
      description="Saves the lorebook of a character as a file of world info"
    />,
  ],
] as const;

/** Takes a lorebook along. */
export function SaveLorebook({ loreCount, saving, onSave }: SaveLorebookProps) {
  return (
    <section className={part}>
      <h3 className={partTitle}>
        {loreCount === undefined ? (
          <FormattedMessage
            id="card.lorebook.save"
            defaultMessage="Take it along"
            description="Heading over the buttons that save a lorebook"
          />
        ) : (
          <LoreCount count={loreCount} />
        )}
      </h3>
      {loreCount === 0 ? (
        <p className={hint}>
          <FormattedMessage
            id="card.lorebook.none"
            defaultMessage="There is nothing to save yet."
            description="In place of the buttons that save a lorebook, for a character without one"
          />
        </p>
      ) : (
        <div className={acts}>
          {formats.map(([format, words]) => (
            <Button
              key={format}
              disabled={saving !== undefined && saving !== format}
              busy={saving === format}
              busyLabel={
                <FormattedMessage
                  id="card.export.busy"
                  defaultMessage="Writing"
                  description="On the button while a file of a character is made"
                />
              }
              onClick={() => onSave(format)}
            >
              {words}
            </Button>
          ))}
        </div>
      )}
    </section>
  );
}
