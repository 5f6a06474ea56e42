import { ArrowRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';

import { laterNote, StepFrame } from '../../creation/WizardFrame/StepFrame';
import { DrawnIcon } from '../../primitives/Icon/DrawnIcon';
import type { StoryPage, StoryWizardFrameProps } from '../model';
import { CoverCard } from './CoverCard';
import { storyFailures } from './story-failures';

const pages = ['premise', 'shape', 'words'] as const satisfies readonly StoryPage[];

const names: Readonly<Record<StoryPage, ReactNode>> = {
  premise: (
    <FormattedMessage
      id="storyWizard.step.premise"
      defaultMessage="Premise"
      description="First page of the story wizard, in the row of its steps: what the story is about"
    />
  ),
  shape: (
    <FormattedMessage
      id="storyWizard.step.shape"
      defaultMessage="Shape"
      description="Second page of the story wizard, in the row of its steps: how the rounds hang together"
    />
  ),
  words: (
    <FormattedMessage
      id="storyWizard.step.words"
      defaultMessage="Words"
      description="Third page of the story wizard, in the row of its steps: the first lines, and writing the draft"
    />
  ),
};

const titles: Readonly<Record<StoryPage, ReactNode>> = {
  premise: (
    <FormattedMessage
      id="storyWizard.title.premise"
      defaultMessage="What is it about?"
      description="Heading of the first page of the story wizard"
    />
  ),
  shape: (
    <FormattedMessage
      id="storyWizard.title.shape"
      defaultMessage="How does it unfold?"
      description="Heading of the second page of the story wizard"
    />
  ),
  words: (
    <FormattedMessage
      id="storyWizard.title.words"
      defaultMessage="How does it begin?"
      description="Heading of the third page of the story wizard"
    />
  ),
};

const next: Readonly<Record<StoryPage, ReactNode>> = {
  premise: (
    <FormattedMessage
      id="storyWizard.next.shape"
      defaultMessage="Next: shape"
      description="Button at the foot of the first page of the story wizard: leads to the page with the plan"
    />
  ),
  shape: (
    <FormattedMessage
      id="storyWizard.next.words"
      defaultMessage="Next: words"
      description="Button at the foot of the second page of the story wizard: leads to the page with the first lines"
    />
  ),
  words: (
    <FormattedMessage
      id="storyWizard.write.act"
      defaultMessage="Write the draft"
      description="Button that writes a story from its plan"
    />
  ),
};

const keep = (
  <FormattedMessage
    id="storyWizard.next.keep"
    defaultMessage="Save story"
    description="Button at the end of the story wizard: makes a private story of the draft"
  />
);

/** The page of the story wizard around one of its steps. */
export function StoryWizardFrame(props: StoryWizardFrameProps) {
  const { page, failure } = props;
  return (
    <StepFrame
      title={
        <FormattedMessage id="storyWizard.heading" defaultMessage="New story" description="Title of the story wizard" />
      }
      step={page}
      stepTitle={titles[page]}
      stepNote={
        <FormattedMessage
          id="storyWizard.free"
          defaultMessage="Free, without a model"
          description="At the top of each page of the story wizard: nothing costs points, and no language model writes"
        />
      }
      steps={pages.map((one) => ({
        name: names[one],
        href: props.pages[one],
        isCurrent: one === page,
        isDone: props.done.includes(one),
      }))}
      saveState={props.saveState}
      side={
        <>
          <CoverCard {...props.card} />
          {props.cardActions}
        </>
      }
      backHref={props.backHref}
      onBack={props.onBack}
      note={laterNote}
      failure={failure === undefined ? undefined : storyFailures[failure]}
      next={
        <>
          {page === 'words' && props.isWritten ? keep : next[page]}
          {page !== 'words' && <DrawnIcon drawing={ArrowRight} pointing />}
        </>
      }
      onNext={props.onNext}
      isNextBusy={props.isNextBusy}
      focusHeading={props.focusHeading}
    >
      {props.children}
    </StepFrame>
  );
}
