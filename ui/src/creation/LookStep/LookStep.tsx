import { Icon } from '../../primitives/Icon/Icon';
import type { LookStepProps, PortraitPart } from '../model';
import { problemWords } from '../Step/problem-words';
import { problemLine } from '../Step/step.css';
import { DescribeIt } from './DescribeIt';
import { look as lookStyle, pairs, rows } from './LookStep.css';
import type { PartLook } from './part-look';
import { PartRow } from './PartRow';

/** Rows across the page, in order. */
const wideRows = [
  ['mood', { kind: 'picture', crop: 'place' }],
  ['place', { kind: 'picture', crop: 'place' }],
  ['hairCut', { kind: 'picture', crop: 'hair' }],
  ['garment', { kind: 'picture', crop: 'clothes' }],
  ['expression', { kind: 'picture', crop: 'face' }],
  ['hairColor', { kind: 'paint' }],
  ['skin', { kind: 'paint' }],
] as const satisfies readonly (readonly [PortraitPart, PartLook])[];

/** Short rows, two side by side. */
const shortRows = ['beard', 'glasses', 'flowers', 'freckles'] as const satisfies readonly PortraitPart[];

/** The second page of the wizard: a portrait from words and from parts. Each picture shows the reader's own portrait. */
export function LookStep({ parts, onParts, pictureOf, describe, onRoll, problem }: LookStepProps) {
  const refusal = problemWords('portrait', problem);
  const shared = { parts, onParts, pictureOf, onRoll };
  return (
    <div className={lookStyle}>
      <DescribeIt {...describe} />
      {refusal !== undefined && (
        <p role="alert" className={problemLine}>
          <Icon name="alert" size="small" />
          <span>{refusal}</span>
        </p>
      )}
      <div className={rows}>
        {wideRows.map(([part, look]) => (
          <PartRow key={part} part={part} look={look} {...shared} />
        ))}
        <div className={pairs}>
          {shortRows.map((part) => (
            <PartRow key={part} part={part} look={{ kind: 'words' }} {...shared} />
          ))}
        </div>
      </div>
    </div>
  );
}
