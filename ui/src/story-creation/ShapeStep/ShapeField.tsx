import { useId } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';

import { radio } from '../../creation/LookStep/PartOption.css';
import { group, groupLabel } from '../../creation/Step/step.css';
import { shapeNames, shapeNotes } from '../labels/shape-names';
import type { StoryShape } from '../model';
import { drawing, line, name, note, option, options, words } from './ShapeField.css';

/** The ways and the rounds of each shape in a field of 64 × 56: x, y. */
const drawings: Readonly<
  Record<StoryShape, { readonly ways: string; readonly rounds: readonly (readonly [number, number])[] }>
> = {
  'string-of-pearls': {
    ways: 'M32 8 Q24 15 32 22 Q40 15 32 8 M32 22 Q24 28 32 35 Q40 28 32 22 M32 35 Q24 42 32 48 Q40 42 32 35',
    rounds: [
      [32, 8],
      [32, 22],
      [32, 35],
      [32, 48],
    ],
  },
  'branch-and-bottleneck': {
    ways: 'M32 7 L16 18 L32 29 L48 18Z M32 29 L16 40 L32 50 L48 40Z',
    rounds: [
      [32, 7],
      [16, 18],
      [48, 18],
      [32, 29],
      [16, 40],
      [48, 40],
      [32, 50],
    ],
  },
  hub: {
    ways: 'M32 28 L12 12 M32 28 L52 12 M32 28 L12 44 M32 28 L52 44 M32 28 V50',
    rounds: [
      [32, 28],
      [12, 12],
      [52, 12],
      [12, 44],
      [52, 44],
      [32, 50],
    ],
  },
  'open-map': {
    ways: 'M12 10 H32 H52 V28 H12Z M32 10 V28 L32 48 M12 28 L32 48 L52 28',
    rounds: [
      [12, 10],
      [32, 10],
      [52, 10],
      [12, 28],
      [32, 28],
      [52, 28],
      [32, 48],
    ],
  },
};

const shapes = [
  'branch-and-bottleneck',
  'string-of-pearls',
  'hub',
  'open-map',
] as const satisfies readonly StoryShape[];

interface ShapeFieldProps {
  readonly value: StoryShape;
  readonly onChange: (value: StoryShape) => void;
}

/** How the rounds of a story hang together: one of four, each as a small drawing. */
export function ShapeField({ value, onChange }: ShapeFieldProps) {
  const intl = useIntl();
  const id = useId();
  return (
    <div className={group}>
      <span id={id} className={groupLabel}>
        <FormattedMessage
          id="storyWizard.shape.label"
          defaultMessage="Shape"
          description="Label of the four ways in which the rounds of a new story hang together"
        />
      </span>
      <div role="radiogroup" aria-labelledby={id} className={options}>
        {shapes.map((shape) => (
          <label key={shape} className={option}>
            <input
              type="radio"
              name={id}
              value={shape}
              checked={shape === value}
              className={radio}
              aria-describedby={`${id}-${shape}`}
              aria-label={intl.formatMessage(shapeNames[shape])}
              onChange={() => onChange(shape)}
            />
            <svg viewBox="0 0 64 56" className={drawing} aria-hidden="true">
              <path d={drawings[shape].ways} className={line} />
              {drawings[shape].rounds.map(([x, y]) => (
                <circle key={`${x} ${y}`} cx={x} cy={y} r="4" fill="currentColor" />
              ))}
            </svg>
            <span className={words}>
              <span className={name}>{intl.formatMessage(shapeNames[shape])}</span>
              <span id={`${id}-${shape}`} className={note}>
                {intl.formatMessage(shapeNotes[shape])}
              </span>
            </span>
          </label>
        ))}
      </div>
    </div>
  );
}
