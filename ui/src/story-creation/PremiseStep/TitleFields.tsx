import { useEffect, useRef } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';

import { Counter } from '../../creation/Step/Counter';
import { TextField } from '../../primitives/TextField/TextField';
import { storyTextProblem } from '../labels/story-problems';
import type { StoryFieldProblem, StoryFields } from '../model';
import { storyLimits } from '../story-limits';

type Titles = Pick<StoryFields, 'title' | 'tagline'>;

interface TitleFieldsProps {
  readonly fields: Titles;
  readonly onChange: (changes: Partial<Titles>) => void;
  readonly problem?: StoryFieldProblem | undefined;
}

/** The title of a story, and the one line that says what it promises: without them it cannot be kept. */
export function TitleFields({ fields, onChange, problem }: TitleFieldsProps) {
  const intl = useIntl();
  const title = useRef<HTMLInputElement>(null);
  const tagline = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (problem?.field === 'title') title.current?.focus();
    if (problem?.field === 'tagline') tagline.current?.focus();
  }, [problem]);
  return (
    <>
      <TextField
        ref={title}
        value={fields.title}
        onChange={(value) => onChange({ title: value })}
        dir={fields.title === '' ? undefined : 'auto'}
        autoComplete="off"
        enterKeyHint="next"
        counter={<Counter text={fields.title} limit={storyLimits.title} />}
        error={storyTextProblem('title', fields.title, problem)}
        label={
          <FormattedMessage
            id="storyWizard.premise.title"
            defaultMessage="Title"
            description="Label of a new story’s title"
          />
        }
      />
      <TextField
        ref={tagline}
        value={fields.tagline}
        onChange={(value) => onChange({ tagline: value })}
        dir={fields.tagline === '' ? undefined : 'auto'}
        autoComplete="off"
        counter={<Counter text={fields.tagline} limit={storyLimits.tagline} />}
        error={storyTextProblem('tagline', fields.tagline, problem)}
        placeholder={intl.formatMessage({
          id: 'storyWizard.premise.taglineExample',
          defaultMessage: 'A stranger has paid your fare',
          description: 'Example in the empty field for the one line that says what a new story promises',
        })}
        label={
          <FormattedMessage
            id="storyWizard.premise.tagline"
            defaultMessage="Tagline"
            description="Label of the one line that says what a new story promises"
          />
        }
      />
    </>
  );
}
