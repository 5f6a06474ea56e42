import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';

import { lengthProblem } from '../../creation/Step/problem-messages';
import type { StoryFieldProblem, StoryFields } from '../model';
import { storyLimits } from '../story-limits';

const empty: Partial<Record<keyof StoryFields, ReactNode>> = {
  title: (
    <FormattedMessage
      id="storyWizard.problem.noTitle"
      defaultMessage="Give the story a title"
      description="Under the empty field for a story’s title, when the author wants to continue"
    />
  ),
  tagline: (
    <FormattedMessage
      id="storyWizard.problem.noTagline"
      defaultMessage="Write a tagline for the story"
      description="Under the empty field for a story’s one line, when the author wants to continue"
    />
  ),
};

const refused = (
  <FormattedMessage
    id="storyWizard.problem.refused"
    defaultMessage="This text is not allowed here. Please change it."
    description="Under a field of a new story that the server does not accept"
  />
);

type TextName = 'title' | 'tagline' | 'opening' | 'firstRound';

/** What a text field says: too long as soon as it is, anything else when the author wanted to continue. */
export function storyTextProblem(field: TextName, text: string, problem: StoryFieldProblem | undefined): ReactNode {
  const over = lengthProblem(text, storyLimits[field]);
  if (over !== undefined || problem?.field !== field || problem.why === 'too-long') return over;
  return problem.why === 'empty' ? empty[field] : refused;
}

/** What a list says of which the server does not accept an entry. */
export const refusedEntry = (field: keyof StoryFields, problem: StoryFieldProblem | undefined): ReactNode =>
  problem?.field === field && problem.why === 'refused' ? refused : undefined;
