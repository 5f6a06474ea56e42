import { Dices } from 'lucide-react';
import { useId, useState } from 'react';
import { FormattedMessage, useIntl, type MessageDescriptor } from 'react-intl';

import { DrawnIcon } from '../../primitives/Icon/DrawnIcon';
import { TextButton } from '../../primitives/TextButton/TextButton';
import type { PictureOf, PortraitPart, PortraitParts } from '../model';
import { portraitChoices } from '../portrait-choices';
import { nameValue } from '../labels/name-value';
import { partNames } from '../labels/part-names';
import { otherValues } from '../labels/value-names';
import type { PartLook } from './part-look';
import { PartOption } from './PartOption';
import { dice, label, labelValue, more, options as optionsStyle, row } from './PartRow.css';

interface PartRowProps<Part extends PortraitPart> {
  readonly part: Part;
  readonly look: PartLook;
  readonly parts: PortraitParts;
  readonly onParts: (parts: PortraitParts) => void;
  readonly pictureOf: PictureOf;
  readonly onRoll: (part: PortraitPart) => void;
}

const shownAtFirst = 8;

/** The first ones, the chosen one always among them. */
function firstOf<Value>(choices: readonly Value[], chosen: Value | undefined): readonly Value[] {
  const first = choices.slice(0, shownAtFirst);
  if (chosen === undefined || first.includes(chosen)) return first;
  return [...first.slice(0, -1), chosen];
}

/** One part of the portrait: its choices as a group of radio buttons, and a die that rolls it. */
export function PartRow<Part extends PortraitPart>(props: PartRowProps<Part>) {
  const { part, look, parts, onParts, pictureOf, onRoll } = props;
  const intl = useIntl();
  const id = useId();
  const [isWhole, setIsWhole] = useState(false);
  const chosen: PortraitParts[Part] = parts[part];
  const choices: readonly NonNullable<PortraitParts[Part]>[] = portraitChoices[part];
  const isLong = choices.length > shownAtFirst + 1;
  const partName: MessageDescriptor = partNames[part];
  const name = intl.formatMessage(partName);
  const shown = isLong && !isWhole ? firstOf<PortraitParts[Part]>(choices, chosen) : choices;
  return (
    <div className={row} data-look={look.kind}>
      <div className={label}>
        <span id={id}>{name}</span>
        <span className={labelValue}>
          {chosen === undefined || chosen === null
            ? intl.formatMessage(otherValues.byChance)
            : nameValue(intl, part, chosen)}
        </span>
      </div>
      <div role="radiogroup" aria-labelledby={id} className={optionsStyle} data-look={look.kind}>
        {choices
          .filter((choice) => shown.includes(choice))
          .map((choice) => {
            const changed = { ...parts, [part]: choice };
            return (
              <PartOption
                key={String(choice)}
                group={id}
                value={String(choice)}
                name={nameValue(intl, part, choice)}
                isChosen={choice === chosen}
                onChoose={() => onParts(changed)}
                look={look}
                picture={look.kind === 'picture' ? pictureOf(changed, look.crop) : undefined}
              />
            );
          })}
        {isLong && (
          <span className={more}>
            <TextButton aria-expanded={isWhole} onClick={() => setIsWhole(!isWhole)}>
              {isWhole ? (
                <FormattedMessage
                  id="wizard.look.fewer"
                  defaultMessage="Fewer"
                  description="Button at the end of a long row of parts: shows the first ones only"
                />
              ) : (
                <FormattedMessage
                  id="wizard.look.all"
                  defaultMessage="All {count, number}"
                  description="Button at the end of a long row of parts: shows all of them"
                  values={{ count: choices.length }}
                />
              )}
            </TextButton>
          </span>
        )}
      </div>
      <button
        type="button"
        className={dice}
        aria-label={intl.formatMessage(
          {
            id: 'wizard.look.roll',
            defaultMessage: 'Roll: {part}',
            description:
              'The die at the end of a row of parts: chooses one of them by chance. {part} is the name of the row',
          },
          { part: name },
        )}
        onClick={() => onRoll(part)}
      >
        <DrawnIcon drawing={Dices} />
      </button>
    </div>
  );
}
