import { PenLine } from 'lucide-react';
import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';

import { problemLine } from '../../creation/Step/step.css';
import { Button } from '../../primitives/Button/Button';
import { DrawnIcon } from '../../primitives/Icon/DrawnIcon';
import { Icon } from '../../primitives/Icon/Icon';
import type { SourceState, StoryFailure } from '../model';
import { storyFailures } from '../StoryFrame/story-failures';
import { acts, lead, panel, panelTitle } from './WordsStep.css';

export interface WriteDraftProps {
  readonly sourceState: SourceState;
  readonly onWrite: () => void;
  readonly isWriting: boolean;
  readonly failure?: StoryFailure | undefined;
  /** Brings words of the author back that were just replaced; absent when none were. */
  readonly onUndo?: (() => void) | undefined;
  /** What the check says of what was written. */
  readonly children?: ReactNode;
}

const states: Readonly<Record<SourceState, ReactNode>> = {
  none: (
    <FormattedMessage
      id="storyWizard.write.none"
      defaultMessage="Nothing has been written yet."
      description="What the source of a new story is: it was not written from the plan"
    />
  ),
  written: (
    <FormattedMessage
      id="storyWizard.write.written"
      defaultMessage="The draft is written from this plan."
      description="What the source of a new story is"
    />
  ),
  outdated: (
    <FormattedMessage
      id="storyWizard.write.outdated"
      defaultMessage="The plan has changed since the draft was written. Write it again to bring it up to date."
      description="What the source of a new story is"
    />
  ),
  edited: (
    <FormattedMessage
      id="storyWizard.write.edited"
      defaultMessage="You have edited the draft. Writing it again from the plan would replace your edits."
      description="What the source of a new story is"
    />
  ),
};

const labels: Readonly<Record<SourceState, ReactNode>> = {
  none: (
    <FormattedMessage
      id="storyWizard.write.act"
      defaultMessage="Write the draft"
      description="Button that writes a story from its plan"
    />
  ),
  written: (
    <FormattedMessage
      id="storyWizard.write.again"
      defaultMessage="Write it again"
      description="Button that writes a story from its plan once more"
    />
  ),
  outdated: (
    <FormattedMessage
      id="storyWizard.write.again"
      defaultMessage="Write it again"
      description="Button that writes a story from its plan once more"
    />
  ),
  edited: (
    <FormattedMessage
      id="storyWizard.write.replace"
      defaultMessage="Replace my edits"
      description="Button that writes a story from its plan, in place of what its author has written"
    />
  ),
};

/** Writing a story from its plan, and what that is. */
export function WriteDraft(props: WriteDraftProps) {
  const { sourceState, onWrite, isWriting, failure, onUndo, children } = props;
  return (
    <section className={panel}>
      <h3 className={panelTitle}>
        <FormattedMessage
          id="storyWizard.write.title"
          defaultMessage="The draft"
          description="Heading over writing a story from its plan"
        />
      </h3>
      <p className={lead}>
        <FormattedMessage
          id="storyWizard.write.lead"
          defaultMessage="Rounds, paths and endings are built from your plan. Anything you have not written comes from templates. It is free, uses no model, and every ending can be reached."
          description="Explains what writing a story from its plan means"
        />
      </p>
      <p role="status" className={lead}>
        {states[sourceState]}
      </p>
      <div className={acts}>
        <Button
          // One filled button on a page: until something is written, this is what to do next.
          tone={sourceState === 'edited' ? 'danger' : 'secondary'}
          onClick={onWrite}
          busy={isWriting}
          busyLabel={
            <FormattedMessage
              id="storyWizard.write.busy"
              defaultMessage="Writing"
              description="On the button while a story is written from its plan"
            />
          }
        >
          <DrawnIcon drawing={PenLine} />
          {labels[sourceState]}
        </Button>
        {onUndo !== undefined && (
          <Button tone="quiet" onClick={onUndo}>
            <FormattedMessage
              id="storyWizard.write.undo"
              defaultMessage="Restore my edits"
              description="Button after a story was written from its plan in place of what its author had written: undoes that"
            />
          </Button>
        )}
      </div>
      {failure !== undefined && (
        <p role="alert" className={problemLine}>
          <Icon name="alert" size="small" />
          <span>{storyFailures[failure]}</span>
        </p>
      )}
      {children}
    </section>
  );
}
