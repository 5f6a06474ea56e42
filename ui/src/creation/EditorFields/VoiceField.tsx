import { Pause, Play } from 'lucide-react';
import { useId, type ReactNode } from 'react';
import { FormattedMessage, FormattedNumber, useIntl } from 'react-intl';

import { Button } from '../../primitives/Button/Button';
import { DrawnIcon } from '../../primitives/Icon/DrawnIcon';
import { FieldFrame } from '../../primitives/TextField/FieldFrame';
import type { CharacterVoiceValue, VoicesValue } from '../editor-model';
import { hint } from '../Step/step.css';
import { fieldNames } from '../labels/field-names';
import { Choice } from './Choice';
import { disclosed, range } from './EditorField.css';
import { FieldFacts } from './FieldFacts';

interface VoiceFieldProps {
  readonly value: CharacterVoiceValue | null;
  readonly onChange: (value: CharacterVoiceValue | null) => void;
  readonly voices: VoicesValue;
  readonly isPlaying: boolean;
  readonly onPlay: () => void;
  readonly sample: string;
  readonly language: string | undefined;
}

interface SliderProps {
  readonly label: ReactNode;
  readonly value: number;
  readonly onChange: (value: number) => void;
}

/** The pitch or the rate of a voice, as a multiple of its own. */
function Slider({ label, value, onChange }: SliderProps) {
  const id = useId();
  return (
    <FieldFrame id={id} label={label} counter={<FormattedNumber value={value} minimumFractionDigits={1} />}>
      <input
        id={id}
        type="range"
        min={0.5}
        max={2}
        step={0.1}
        value={value}
        className={range}
        onChange={(event) => onChange(event.target.valueAsNumber)}
      />
    </FieldFrame>
  );
}

const keyOf = ({ name, locale }: Pick<CharacterVoiceValue, 'name' | 'locale'>) => `${locale}\n${name}`;

/** The voice that reads the character's replies aloud: one of the browser's, its pitch and rate, and a sample. */
export function VoiceField({ value, onChange, voices, isPlaying, onPlay, sample, language }: VoiceFieldProps) {
  const intl = useIntl();
  const found = voices.kind === 'some' ? voices.voices : [];
  const isMissing = value !== null && !found.some((voice) => keyOf(voice) === keyOf(value));
  const options = [
    {
      value: '',
      label: intl.formatMessage({
        id: 'editor.voice.any',
        defaultMessage: 'Reader’s choice',
        description: 'The first choice of voices: the character has none of its own',
      }),
    },
    // A voice of another browser stays what it is.
    ...(isMissing ? [{ value: keyOf(value), label: value.name === '' ? value.locale : value.name }] : []),
    ...found.map((voice) => ({ value: keyOf(voice), label: voice.name })),
  ];
  return (
    <div className={disclosed}>
      <Choice
        label={fieldNames.voice}
        facts={<FieldFacts reader="readers" />}
        note={
          voices.kind === 'none' ? (
            <FormattedMessage
              id="editor.voice.none"
              defaultMessage="This browser has no voice for the language of the character."
              description="Below the choice of voices, where the browser has none to choose from"
            />
          ) : (
            isMissing && (
              <FormattedMessage
                id="editor.voice.missing"
                defaultMessage="This browser does not have this voice. Where it is missing, the closest one is used."
                description="Below the choice of voices, when the chosen one is of another browser"
              />
            )
          )
        }
        value={value === null ? '' : keyOf(value)}
        onChange={(key) => {
          const voice = found.find((one) => keyOf(one) === key);
          if (key === '') onChange(null);
          else if (voice !== undefined) onChange({ pitch: 1, rate: 1, ...value, ...voice });
        }}
        options={options}
      />
      {value !== null && (
        <>
          <Slider
            label={
              <FormattedMessage
                id="editor.voice.pitch"
                defaultMessage="Pitch"
                description="How high a voice is, as a multiple of its own"
              />
            }
            value={value.pitch}
            onChange={(pitch) => onChange({ ...value, pitch })}
          />
          <Slider
            label={
              <FormattedMessage
                id="editor.voice.rate"
                defaultMessage="Speed"
                description="How fast a voice reads, as a multiple of its own"
              />
            }
            value={value.rate}
            onChange={(rate) => onChange({ ...value, rate })}
          />
        </>
      )}
      {voices.kind === 'some' && (
        <>
          <p className={hint} dir="auto" lang={language}>
            {sample}
          </p>
          <span>
            <Button onClick={onPlay} aria-pressed={isPlaying}>
              <DrawnIcon drawing={isPlaying ? Pause : Play} />
              {isPlaying ? (
                <FormattedMessage
                  id="editor.voice.stop"
                  defaultMessage="Stop"
                  description="Button that stops the sample of a voice"
                />
              ) : (
                <FormattedMessage
                  id="editor.voice.play"
                  defaultMessage="Play a sample"
                  description="Button that lets the chosen voice read a line of the character"
                />
              )}
            </Button>
          </span>
        </>
      )}
    </div>
  );
}
