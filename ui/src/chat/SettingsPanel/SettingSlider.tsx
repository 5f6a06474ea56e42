import { useId, type ReactNode } from 'react';

import { FieldFrame, describedBy } from '../../primitives/TextField/FieldFrame';
import { slider } from './SettingsPanel.css';

interface SettingSliderProps {
  readonly label: ReactNode;
  readonly note: ReactNode;
  readonly value: number;
  readonly min: number;
  readonly max: number;
  readonly step: number;
  readonly words: string;
  readonly onChange: (value: number) => void;
}

/** A number between two bounds. The browser's own slider: it goes by keys, by touch, and along the line of text. */
export function SettingSlider({ label, note, value, min, max, step, words, onChange }: SettingSliderProps) {
  const id = useId();
  return (
    <FieldFrame id={id} label={label} note={note} hint={words}>
      <input
        {...describedBy(id, { label, note })}
        id={id}
        type="range"
        className={slider}
        min={min}
        max={max}
        step={step}
        value={value}
        aria-valuetext={words}
        onChange={(event) => onChange(event.target.valueAsNumber)}
      />
    </FieldFrame>
  );
}
