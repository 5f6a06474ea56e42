import { useId } from 'react';
import { FormattedMessage, useIntl, type IntlShape } from 'react-intl';

import { Choice } from '../../creation/EditorFields/Choice';
import { nameValue } from '../../creation/labels/name-value';
import { partNames } from '../../creation/labels/part-names';
import type { PortraitParts } from '../../creation/model';
import { portraitChoices } from '../../creation/portrait-choices';
import { choices, heading, part } from './PartChanges.css';

/** The parts that can be changed beside the canvas. */
const changed = ['hairCut', 'garment', 'expression'] as const;
type ChangedPart = (typeof changed)[number];

interface NamedChoice {
  readonly value: string;
  readonly label: string;
  readonly change: Partial<PortraitParts>;
}

/** What each part can be, by name. */
const namedChoices: Readonly<Record<ChangedPart, (intl: IntlShape) => readonly NamedChoice[]>> = {
  hairCut: (intl) =>
    portraitChoices.hairCut.map((hairCut) => ({
      value: hairCut,
      label: nameValue(intl, 'hairCut', hairCut),
      change: { hairCut },
    })),
  garment: (intl) =>
    portraitChoices.garment.map((garment) => ({
      value: garment,
      label: nameValue(intl, 'garment', garment),
      change: { garment },
    })),
  expression: (intl) =>
    portraitChoices.expression.map((expression) => ({
      value: expression,
      label: nameValue(intl, 'expression', expression),
      change: { expression },
    })),
};

export interface PartChangesProps {
  /** What the picture is put together from. */
  readonly parts: PortraitParts;
  readonly onParts: (parts: PortraitParts) => void;
}

/**
 * Hair, clothes and expression of a portrait that is put together from drawn parts: each change is its next version.
 *
 * **Use** beside a `PaintCanvas` over such a portrait; it needs no engine.
 *
 * **Avoid** it for any other picture.
 *
 * **Accessibility** The browser's own boxes of choices, named by the part.
 */
export function PartChanges({ onParts, parts }: PartChangesProps) {
  const id = useId();
  return (
    <section className={part} aria-labelledby={id}>
      <h2 id={id} className={heading}>
        <FormattedMessage
          id="paint.parts"
          defaultMessage="Change a part, free"
          description="Heading over hair, clothes and expression of a drawn portrait, which can be changed on the paint page"
        />
      </h2>
      <div className={choices}>
        {changed.map((one) => (
          <PartChoice key={one} part={one} parts={parts} onParts={onParts} />
        ))}
      </div>
    </section>
  );
}

function PartChoice({ onParts, part, parts }: PartChangesProps & { readonly part: ChangedPart }) {
  const intl = useIntl();
  const value = parts[part];
  const named = namedChoices[part](intl);
  const asDrawn = {
    value: '',
    label: intl.formatMessage({
      id: 'paint.part.asDrawn',
      defaultMessage: 'As it is',
      description: 'In place of the name of a part of a drawn portrait that was never chosen',
    }),
  };
  return (
    <Choice
      label={intl.formatMessage(partNames[part])}
      value={value ?? ''}
      options={value === undefined ? [asDrawn, ...named] : named}
      onChange={(next) => {
        const found = named.find((one) => one.value === next);
        if (found !== undefined) onParts({ ...parts, ...found.change });
      }}
    />
  );
}
