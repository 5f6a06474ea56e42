import { ArrowRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';

import { DrawnIcon } from '../../primitives/Icon/DrawnIcon';
import { Icon } from '../../primitives/Icon/Icon';
import { VisuallyHidden } from '../../primitives/VisuallyHidden/VisuallyHidden';
import type { WizardFrameProps, WizardPage } from '../model';
import { LiveCard } from './LiveCard';
import { nextMessages } from './next-messages';
import { draftFailures, laterNote, StepFrame } from './StepFrame';
import { stepNames } from './step-names';
import { stepTitles } from './step-titles';
import * as styles from './WizardFrame.css';

const pages = ['who', 'look', 'voice'] as const satisfies readonly WizardPage[];

const failures: Record<NonNullable<WizardFrameProps['failure']>, ReactNode> = {
  ...draftFailures,
  'keep-failed': (
    <FormattedMessage
      id="wizard.failure.keep"
      defaultMessage="The character was not saved. Your draft is safe; please try again."
      description="At the foot of the character wizard, after making a character of the draft failed"
    />
  ),
};

/** The page of the character wizard around one of its steps. */
export function WizardFrame(props: WizardFrameProps) {
  const { step, card, failure } = props;
  const name = card.name.trim() === '' ? undefined : <bdi className={styles.nameInWords}>{card.name}</bdi>;
  return (
    <StepFrame
      title={
        <FormattedMessage
          id="wizard.heading"
          defaultMessage="New character"
          description="Title of the character wizard"
        />
      }
      step={step}
      stepTitle={stepTitles[step](name === undefined ? undefined : <bdi>{card.name}</bdi>)}
      stepNote={
        step === 'look' ? (
          <FormattedMessage
            id="wizard.look.free"
            defaultMessage="Parts are free"
            description="Above the parts of a drawn portrait: choosing and rolling them costs nothing"
          />
        ) : undefined
      }
      steps={pages.map((page) => ({
        name: stepNames[page],
        href: props.pages[page],
        isCurrent: page === step,
        isDone: props.done.includes(page),
      }))}
      saveState={props.saveState}
      side={
        <>
          <LiveCard {...card} lookHref={step === 'look' ? undefined : props.lookHref} />
          {props.cardActions}
        </>
      }
      backHref={props.backHref}
      onBack={props.onBack}
      // What is kept at the last step can no longer be changed here.
      note={step === 'meet' ? undefined : laterNote}
      failure={failure === undefined ? undefined : failures[failure]}
      next={
        <>
          {step === 'voice' && <Icon name="chat" />}
          {/* A name that can be cut off is read with a space after it: what is read aloud has it in the line. */}
          <span className={styles.nextWords} aria-hidden>
            {nextMessages[step](name)}
          </span>
          <VisuallyHidden>{nextMessages[step](name && <bdi>{card.name}</bdi>)}</VisuallyHidden>
          {(step === 'who' || step === 'look') && <DrawnIcon drawing={ArrowRight} pointing />}
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
