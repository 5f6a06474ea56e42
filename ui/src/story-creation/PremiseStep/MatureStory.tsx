import { FormattedMessage } from 'react-intl';

import { box, hint, mature } from '../../creation/VoiceStep/MatureField.css';

interface MatureStoryProps {
  readonly value: boolean;
  readonly onChange: (value: boolean) => void;
}

/** Whether a story has mature themes, said by its author. */
export function MatureStory({ value, onChange }: MatureStoryProps) {
  return (
    <label className={mature}>
      <input type="checkbox" className={box} checked={value} onChange={(event) => onChange(event.target.checked)} />
      <span>
        <FormattedMessage
          id="storyWizard.premise.mature"
          defaultMessage="This story has mature themes"
          description="Checkbox on the first page of the story wizard"
        />
        <span className={hint}>
          <FormattedMessage
            id="storyWizard.premise.matureHint"
            defaultMessage="It will be shown only in mature mode."
            description="Below the checkbox that says that a new story has mature themes"
          />
        </span>
      </span>
    </label>
  );
}
