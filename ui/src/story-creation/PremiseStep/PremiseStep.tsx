import { FormattedMessage, useIntl } from 'react-intl';

import { Choice } from '../../creation/EditorFields/Choice';
import { fields as fieldsStyle, group, groupLabel, pair } from '../../creation/Step/step.css';
import { SegmentedControl } from '../../primitives/SegmentedControl/SegmentedControl';
import type { PremiseStepProps, StoryLength } from '../model';
import { CoverFields } from './CoverFields';
import { MatureStory } from './MatureStory';
import { TitleFields } from './TitleFields';
import { ToneField } from './ToneField';

const lengths = [6, 12, 24] as const satisfies readonly StoryLength[];

/** The first page of the story wizard: what the story promises, whom it is about, and its cover. */
export function PremiseStep({ fields, onChange, languages, cast, problem }: PremiseStepProps) {
  const intl = useIntl();
  const nameOf = (language: string) => intl.formatDisplayName(language, { type: 'language' }) ?? language;
  return (
    <div className={fieldsStyle}>
      <TitleFields fields={fields} onChange={onChange} problem={problem} />
      <div className={pair}>
        <Choice
          label={
            <FormattedMessage
              id="storyWizard.premise.language"
              defaultMessage="Language"
              description="Label of the language in which a new story is written"
            />
          }
          value={fields.language}
          onChange={(language) => onChange({ language })}
          options={languages.map((language) => ({ value: language, label: nameOf(language) }))}
        />
        <Choice
          label={
            <FormattedMessage
              id="storyWizard.premise.kind"
              defaultMessage="Format"
              description="Label of the choice between a story of rounds and a novel"
            />
          }
          value={fields.kind}
          onChange={(kind) => onChange({ kind: kind === 'novel' ? 'novel' : 'dynamic' })}
          options={[
            {
              value: 'dynamic',
              label: intl.formatMessage({
                id: 'storyWizard.premise.dynamic',
                defaultMessage: 'Round by round',
                description: 'Format of a story that is played, choice after choice',
              }),
            },
            {
              value: 'novel',
              label: intl.formatMessage({
                id: 'storyWizard.premise.novel',
                defaultMessage: 'As a novel',
                description: 'Format of a story that is read in chapters, like a book',
              }),
            },
          ]}
        />
      </div>
      <LengthField value={fields.length} onChange={(length) => onChange({ length })} />
      <ToneField value={fields.tone} onChange={(tone) => onChange({ tone })} />
      <CoverFields mood={fields.mood} scene={fields.scene} onChange={onChange} />
      {cast}
      <MatureStory value={fields.mature} onChange={(mature) => onChange({ mature })} />
    </div>
  );
}

interface LengthFieldProps {
  readonly value: StoryLength;
  readonly onChange: (value: StoryLength) => void;
}

function LengthField({ value, onChange }: LengthFieldProps) {
  const intl = useIntl();
  const label = intl.formatMessage({
    id: 'storyWizard.premise.length',
    defaultMessage: 'Length',
    description: 'Label of how many rounds a new story has',
  });
  return (
    <div className={group}>
      <span className={groupLabel} aria-hidden="true">
        {label}
      </span>
      <div>
        <SegmentedControl
          label={label}
          value={String(value)}
          onChange={(chosen) => onChange(lengths.find((one) => String(one) === chosen) ?? value)}
          options={lengths.map((length) => ({
            value: String(length),
            label: (
              <FormattedMessage
                id="storyWizard.premise.rounds"
                defaultMessage="{count, plural, one {# round} other {# rounds}}"
                description="How many rounds the longest way through a new story has; one of three lengths to choose from"
                values={{ count: length }}
              />
            ),
          }))}
        />
      </div>
    </div>
  );
}
