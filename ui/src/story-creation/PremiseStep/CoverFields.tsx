import { useId, type ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';

import { moodNames } from '../../creation/labels/value-names';
import { option, radio, thumbnail, tick } from '../../creation/LookStep/PartOption.css';
import { label as labelStyle, labelValue, options as optionsStyle, row } from '../../creation/LookStep/PartRow.css';
import type { PortraitMood } from '../../creation/model';
import { portraitChoices } from '../../creation/portrait-choices';
import { Icon } from '../../primitives/Icon/Icon';
import { CoverSketch } from '../CoverSketch/CoverSketch';
import { sceneNames } from '../labels/scene-names';
import type { ChangeStory, StoryScene } from '../model';

const scenes = [
  ...(['hills', 'sea', 'city', 'forest'] as const),
  ...(['desert', 'snow', 'river', 'observatory'] as const),
] satisfies readonly StoryScene[];

interface CoverFieldsProps {
  readonly mood: PortraitMood;
  readonly scene: StoryScene;
  readonly onChange: ChangeStory;
}

/** The cover of a story: where it plays, and the colours of its mood. Each choice is drawn with the other as it is. */
export function CoverFields({ mood, scene, onChange }: CoverFieldsProps) {
  const intl = useIntl();
  return (
    <div>
      <SketchRow
        label={
          <FormattedMessage
            id="storyWizard.premise.scene"
            defaultMessage="Scene"
            description="Label of the place on the cover of a new story"
          />
        }
        nameOf={(one) => intl.formatMessage(sceneNames[one])}
        choices={scenes}
        value={scene}
        onChange={(next) => onChange({ scene: next })}
        renderSketch={(one) => <CoverSketch mood={mood} scene={one} />}
      />
      <SketchRow
        label={
          <FormattedMessage
            id="storyWizard.premise.mood"
            defaultMessage="Mood"
            description="Label of the colours of the cover of a new story"
          />
        }
        nameOf={(one) => intl.formatMessage(moodNames[one])}
        choices={portraitChoices.mood}
        value={mood}
        onChange={(next) => onChange({ mood: next })}
        renderSketch={(one) => <CoverSketch mood={one} scene={scene} />}
      />
    </div>
  );
}

interface SketchRowProps<Value extends string> {
  readonly label: ReactNode;
  readonly nameOf: (value: Value) => string;
  readonly choices: readonly Value[];
  readonly value: Value;
  readonly onChange: (value: Value) => void;
  readonly renderSketch: (value: Value) => ReactNode;
}

function SketchRow<Value extends string>({
  label,
  nameOf,
  choices,
  value,
  onChange,
  renderSketch,
}: SketchRowProps<Value>) {
  const id = useId();
  return (
    <div className={row} data-look="picture">
      <div className={labelStyle}>
        <span id={id}>{label}</span>
        <span className={labelValue}>{nameOf(value)}</span>
      </div>
      <div role="radiogroup" aria-labelledby={id} className={optionsStyle} data-look="picture">
        {choices.map((choice) => (
          <label key={choice} className={option} data-look="picture">
            <input
              type="radio"
              name={id}
              value={choice}
              checked={choice === value}
              aria-label={nameOf(choice)}
              className={radio}
              onChange={() => onChange(choice)}
            />
            <span className={thumbnail}>{renderSketch(choice)}</span>
            <span className={tick}>
              <Icon name="check" size="small" />
            </span>
          </label>
        ))}
      </div>
    </div>
  );
}
