import type { LorebookFormat } from '@fabula/sdk/types';
import { FormattedMessage } from 'react-intl';

import { Button } from '../../primitives/Button/Button';
import { LoreCount } from '../Counts';
import { acts, partTitle } from '../looking-through.css';
import { hint, part } from './LorebookDialog.css';

interface SaveLorebookProps {
  /** Undefined while unknown. */
  readonly loreCount: number | undefined;
  readonly saving: LorebookFormat | undefined;
  readonly onSave: (format: LorebookFormat) => void;
}

const formats = [
  [
    'lorebook',
    <FormattedMessage
      key="lorebook"
      id="card.lorebook.saveV3"
      defaultMessage="Export as a lorebook"
      description="Saves the lorebook of a character as a stand-alone file of Character Card V3"
    />,
  ],
  [
    'world-info',
    <FormattedMessage
      key="world-info"
      id="card.lorebook.saveWorldInfo"
      defaultMessage="Export for SillyTavern"
      description="Saves the lorebook of a character as a file of world info"
    />,
  ],
] as const;

export function SaveLorebook({ loreCount, saving, onSave }: SaveLorebookProps) {
  return (
    <section className={part}>
      <h3 className={partTitle}>
        {loreCount === undefined ? (
          <FormattedMessage
            id="card.lorebook.save"
            defaultMessage="Export"
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
            defaultMessage="There is nothing to export yet."
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
                  defaultMessage="Exporting"
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
