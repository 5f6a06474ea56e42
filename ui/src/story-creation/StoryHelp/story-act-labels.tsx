import { MessageCircleQuestionMark, PenLine, SquarePlus, type LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';

import type { SuggestionWords } from '../../authoring/Suggestion/model';
import type { StoryAct, StoryHindrance } from './story-help-model';

interface StoryActLabels extends SuggestionWords {
  readonly drawing: LucideIcon;
}

const stale = (
  <FormattedMessage
    id="storyEditor.help.stale"
    defaultMessage="You have changed this part since. The suggestion no longer fits and cannot be applied."
    description="In place of a proposed change that was made from an older text of a part of a story"
  />
);

const failures: SuggestionWords['failures'] = {
  unusable: (
    <FormattedMessage
      id="storyEditor.help.unusable"
      defaultMessage="The story would not have worked with this. Nothing was charged."
      description="In place of a proposed change with which the story would not compile, or whose form was wrong"
    />
  ),
};

export const storyActLabels: Readonly<Record<StoryAct, StoryActLabels>> = {
  choice: {
    drawing: MessageCircleQuestionMark,
    name: (
      <FormattedMessage
        id="storyEditor.help.choice"
        defaultMessage="An unexpected choice"
        description="Button in the story editor: proposes one more choice for a part of the story"
      />
    ),
    title: (
      <FormattedMessage
        id="storyEditor.help.choiceMade"
        defaultMessage="Another choice"
        description="Over a proposed choice for a part of a story"
      />
    ),
    stale,
    failures,
  },
  round: {
    drawing: SquarePlus,
    name: (
      <FormattedMessage
        id="storyEditor.help.round"
        defaultMessage="Another round"
        description="Button in the story editor: proposes a choice, what follows it, and what can be done then"
      />
    ),
    title: (
      <FormattedMessage
        id="storyEditor.help.roundMade"
        defaultMessage="Another round"
        description="Over a proposed round of a story"
      />
    ),
    stale,
    failures,
  },
  wording: {
    drawing: PenLine,
    name: (
      <FormattedMessage
        id="storyEditor.help.wording"
        defaultMessage="Other words"
        description="Button in the story editor: proposes the chosen lines in other words"
      />
    ),
    title: (
      <FormattedMessage
        id="storyEditor.help.wordingMade"
        defaultMessage="In other words"
        description="Over lines of a story that are proposed in other words"
      />
    ),
    stale,
    failures,
  },
};

export const hindranceLabels: Readonly<Record<StoryHindrance, ReactNode>> = {
  'needs-model': (
    <FormattedMessage
      id="storyEditor.help.needsModel"
      defaultMessage="Other words need a text model. There is no free version."
      description="Below buttons that propose changes of a story, one of which is disabled"
    />
  ),
  'needs-choices': (
    <FormattedMessage
      id="storyEditor.help.needsChoices"
      defaultMessage="This part has no choices yet. Write one, or put the cursor in a part that has some."
      description="Below buttons that propose changes of a story, two of which are disabled"
    />
  ),
  'needs-words': (
    <FormattedMessage
      id="storyEditor.help.needsWords"
      defaultMessage="There are no words in this line. Select the lines to write again."
      description="Below buttons that propose changes of a story, one of which is disabled"
    />
  ),
};
