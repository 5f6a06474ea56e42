import { useId } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';

import { options as optionsStyle } from '../../creation/LookStep/PartRow.css';
import { option, radio, words } from '../../creation/LookStep/PartOption.css';
import { group, groupLabel } from '../../creation/Step/step.css';
import { toneNames } from '../labels/tone-names';
import type { StoryTone } from '../model';

const tones = ['quiet', 'tense', 'playful', 'tender', 'eerie', 'adventurous'] as const satisfies readonly StoryTone[];

interface ToneFieldProps {
  readonly value: StoryTone;
  readonly onChange: (value: StoryTone) => void;
}

/** How a story sounds: one of six. */
export function ToneField({ value, onChange }: ToneFieldProps) {
  const intl = useIntl();
  const id = useId();
  return (
    <div className={group}>
      <span id={id} className={groupLabel}>
        <FormattedMessage
          id="storyWizard.premise.tone"
          defaultMessage="Tone"
          description="Label of how a new story sounds: one of six words"
        />
      </span>
      <div role="radiogroup" aria-labelledby={id} className={optionsStyle} data-look="words">
        {tones.map((tone) => (
          <label key={tone} className={option} data-look="words">
            <input
              type="radio"
              name={id}
              value={tone}
              checked={tone === value}
              className={radio}
              onChange={() => onChange(tone)}
            />
            <span className={words}>{intl.formatMessage(toneNames[tone])}</span>
          </label>
        ))}
      </div>
    </div>
  );
}
