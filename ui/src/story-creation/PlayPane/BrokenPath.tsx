import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';

import { Icon } from '../../primitives/Icon/Icon';
import { broken as brokenStyle } from './PlayPane.css';
import type { TrialBreakReason, TrialValue } from './trial-model';

const reasons: Readonly<Record<TrialBreakReason, (choice: ReactNode) => ReactNode>> = {
  gone: (choice) => (
    <FormattedMessage
      id="storyEditor.trial.gone"
      defaultMessage="The story no longer offers “{choice}”. The path stops here."
      description="Over a story that its author tries out: a choice that was taken before a change of the text is not there any more"
      values={{ choice }}
    />
  ),
  locked: (choice) => (
    <FormattedMessage
      id="storyEditor.trial.locked"
      defaultMessage="“{choice}” is locked now. The path stops here."
      description="Over a story that its author tries out: a choice that was taken before a change of the text cannot be taken any more"
      values={{ choice }}
    />
  ),
  ended: (choice) => (
    <FormattedMessage
      id="storyEditor.trial.endsBefore"
      defaultMessage="The story ends before “{choice}”."
      description="Over a story that its author tries out: after a change of the text the story ends before a choice that was taken"
      values={{ choice }}
    />
  ),
  failed: (choice) => (
    <FormattedMessage
      id="storyEditor.trial.failed"
      defaultMessage="The story cannot continue after “{choice}”. The reason is below the text."
      description="Over a story that its author tries out: an error happens after a choice; the error is in the list of problems"
      values={{ choice }}
    />
  ),
};

/** Says at which choice a changed story no longer follows the path that was played. */
export function BrokenPath({ broken: { text, why } }: { readonly broken: NonNullable<TrialValue['broken']> }) {
  return (
    <p role="status" className={brokenStyle}>
      <Icon name="alert" size="small" />
      <span>{reasons[why](<bdi>{text}</bdi>)}</span>
    </p>
  );
}
