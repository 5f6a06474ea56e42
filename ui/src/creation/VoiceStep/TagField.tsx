import { useId } from 'react';
import { FormattedMessage } from 'react-intl';

import { Chip } from '../../primitives/Chip/Chip';
import type { VoiceStepProps } from '../model';
import { EntryCounter } from '../Step/Counter';
import { aside, chips, group, groupHead, groupLabel } from '../Step/step.css';
import { wizardLimits } from '../wizard-limits';

interface TagFieldProps {
  readonly value: readonly string[];
  readonly onChange: (value: readonly string[]) => void;
  readonly houseTags: VoiceStepProps['houseTags'];
}

/** Up to five tags of the house. The others wait once five are chosen. */
export function TagField({ value, onChange, houseTags }: TagFieldProps) {
  const id = useId();
  const isFull = value.length >= wizardLimits.tags;
  return (
    <div role="group" aria-labelledby={id} aria-describedby={`${id}-count`} className={group}>
      <div className={groupHead}>
        <span id={id} className={groupLabel}>
          <FormattedMessage
            id="wizard.voice.tags"
            defaultMessage="Tags"
            description="Label of the tags by which a new character can be found"
          />
        </span>
        <span id={`${id}-count`} className={aside}>
          <EntryCounter count={value.length} limit={wizardLimits.tags} />
        </span>
      </div>
      <div className={chips}>
        {houseTags.map(({ slug, label }) => {
          const isChosen = value.includes(slug);
          return (
            <Chip
              key={slug}
              selected={isChosen}
              disabled={isFull && !isChosen}
              onClick={() => onChange(isChosen ? value.filter((chosen) => chosen !== slug) : [...value, slug])}
            >
              <bdi>{label}</bdi>
            </Chip>
          );
        })}
      </div>
    </div>
  );
}
