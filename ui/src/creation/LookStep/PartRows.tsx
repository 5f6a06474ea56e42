import type { LookStepProps, PortraitPart } from '../model';
import { pairs, rows } from './LookStep.css';
import type { PartLook } from './part-look';
import { PartRow } from './PartRow';

const wideRows = [
  ['mood', { kind: 'picture', crop: 'place' }],
  ['place', { kind: 'picture', crop: 'place' }],
  ['hairCut', { kind: 'picture', crop: 'hair' }],
  ['garment', { kind: 'picture', crop: 'clothes' }],
  ['expression', { kind: 'picture', crop: 'face' }],
  ['hairColor', { kind: 'paint' }],
  ['skin', { kind: 'paint' }],
] as const satisfies readonly (readonly [PortraitPart, PartLook])[];

const shortRows = ['beard', 'glasses', 'flowers', 'freckles'] as const satisfies readonly PortraitPart[];

/** Every part of a portrait, a row each. */
export function PartRows(shared: Pick<LookStepProps, 'parts' | 'onParts' | 'pictureOf' | 'onRoll'>) {
  return (
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
  );
}
