import { FormattedMessage } from 'react-intl';

import { Icon } from '../../primitives/Icon/Icon';
import type { LookStepProps, PortraitPart } from '../model';
import { problemWords } from '../Step/problem-words';
import { problemLine } from '../Step/step.css';
import { DescribeIt } from './DescribeIt';
import { free, look, pairs, rows } from './LookStep.css';
import { PartRow, type PartLook } from './PartRow';

/** Rows of pictures, in order. */
const wideRows = [
  ['mood', 'sky'],
  ['place', 'sky'],
  ['hairCut', 'hair'],
  ['garment', 'garment'],
  ['expression', 'face'],
] as const satisfies readonly (readonly [PortraitPart, string])[];

/** Short rows, two side by side. */
const shortRows = [
  ['hairColor', { kind: 'paint' }],
  ['skin', { kind: 'paint' }],
  ['beard', { kind: 'words' }],
  ['glasses', { kind: 'words' }],
  ['flowers', { kind: 'words' }],
  ['freckles', { kind: 'words' }],
] as const satisfies readonly (readonly [PortraitPart, PartLook])[];

/** The second page of the wizard: a portrait from words and from parts. Each picture shows the reader's own portrait. */
export function LookStep({ parts, onParts, pictureOf, describe, onRoll, problem }: LookStepProps) {
  const refusal = problemWords('portrait', problem);
  const shared = { parts, onParts, pictureOf, onRoll };
  return (
    <div className={look}>
      <p className={free}>
        <FormattedMessage
          id="wizard.look.free"
          defaultMessage="Parts are free"
          description="Above the parts of a drawn portrait: choosing and rolling them costs nothing"
        />
      </p>
      <DescribeIt {...describe} />
      {refusal !== undefined && (
        <p role="alert" className={problemLine}>
          <Icon name="alert" size="small" />
          <span>{refusal}</span>
        </p>
      )}
      <div className={rows}>
        {wideRows.map(([part, crop]) => (
          <PartRow key={part} part={part} look={{ kind: 'picture', crop }} {...shared} />
        ))}
        <div className={pairs}>
          {shortRows.map(([part, look]) => (
            <PartRow key={part} part={part} look={look} {...shared} />
          ))}
        </div>
      </div>
    </div>
  );
}
