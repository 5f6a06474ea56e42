import { useEffect, useRef, type ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';

import { Counter } from '../../creation/Step/Counter';
import { fields as fieldsStyle } from '../../creation/Step/step.css';
import { TextArea } from '../../primitives/TextField/TextArea';
import { storyTextProblem } from '../labels/story-problems';
import type { ChangeStory, StoryFieldProblem, StoryFields } from '../model';
import { storyLimits } from '../story-limits';

interface WordsStepProps {
  readonly fields: StoryFields;
  readonly onChange: ChangeStory;
  readonly problem?: StoryFieldProblem | undefined;
  /** Writing the draft, and what came of it. */
  readonly children: ReactNode;
}

/** The third page of the story wizard: the first lines, and the draft that is written from the plan. */
export function WordsStep({ fields, onChange, problem, children }: WordsStepProps) {
  const opening = useRef<HTMLTextAreaElement>(null);
  const firstRound = useRef<HTMLTextAreaElement>(null);
  useEffect(() => {
    if (problem?.field === 'opening') opening.current?.focus();
    if (problem?.field === 'firstRound') firstRound.current?.focus();
  }, [problem]);
  return (
    <div className={fieldsStyle}>
      <TextArea
        ref={opening}
        rows={4}
        value={fields.opening}
        dir={fields.opening === '' ? undefined : 'auto'}
        onChange={(value) => onChange({ opening: value })}
        counter={<Counter text={fields.opening} limit={storyLimits.opening} />}
        error={storyTextProblem('opening', fields.opening, problem)}
        label={
          <FormattedMessage
            id="storyWizard.words.opening"
            defaultMessage="Opening"
            description="Label of the first lines of a new story"
          />
        }
        note={
          <FormattedMessage
            id="storyWizard.words.openingNote"
            defaultMessage="The first lines that a reader sees. If empty, they come from a template."
            description="Below the first lines of a new story"
          />
        }
      />
      <TextArea
        ref={firstRound}
        rows={4}
        value={fields.firstRound}
        dir={fields.firstRound === '' ? undefined : 'auto'}
        onChange={(value) => onChange({ firstRound: value })}
        counter={<Counter text={fields.firstRound} limit={storyLimits.firstRound} />}
        error={storyTextProblem('firstRound', fields.firstRound, problem)}
        label={
          <FormattedMessage
            id="storyWizard.words.firstRound"
            defaultMessage="First round"
            description="Label of what follows the first lines of a new story, up to the first choice"
          />
        }
        note={
          <FormattedMessage
            id="storyWizard.words.firstRoundNote"
            defaultMessage="What happens before the first choice. If empty, it comes from a template."
            description="Below what follows the first lines of a new story"
          />
        }
      />
      {children}
    </div>
  );
}
