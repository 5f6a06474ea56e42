import { ArrowLeft, ArrowRight } from 'lucide-react';
import { useId, type ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';

import { Button } from '../../primitives/Button/Button';
import { ButtonLink } from '../../primitives/Button/ButtonLink';
import { DrawnIcon } from '../../primitives/Icon/DrawnIcon';
import { Icon } from '../../primitives/Icon/Icon';
import { Link } from '../../primitives/Link/Link';
import { ownHead } from '../../shell/own-head';
import { DraftStatus } from '../DraftStatus/DraftStatus';
import type { WizardFrameProps } from '../model';
import { LiveCard } from './LiveCard';
import { VisuallyHidden } from '../../primitives/VisuallyHidden/VisuallyHidden';
import { nextMessages } from './next-messages';
import { StepHeading } from './StepHeading';
import { stepTitles } from './step-titles';
import * as styles from './WizardFrame.css';
import { WizardSteps } from './WizardSteps';

const failures: Record<NonNullable<WizardFrameProps['failure']>, ReactNode> = {
  'keep-failed': (
    <FormattedMessage
      id="wizard.failure.keep"
      defaultMessage="The character was not kept. Your draft is safe; please try again."
      description="At the foot of the character wizard, after making a character of the draft failed"
    />
  ),
  offline: (
    <FormattedMessage
      id="wizard.failure.offline"
      defaultMessage="There is no connection. Your draft is kept on this device."
      description="At the foot of the character wizard, when the next step needs a connection and there is none"
    />
  ),
  'too-many': (
    <FormattedMessage
      id="wizard.failure.tooMany"
      defaultMessage="You have as many drafts as fit. Keep or delete one first."
      description="At the foot of the character wizard, when a new draft cannot be started"
    />
  ),
};

/**
 * The page of the character wizard around one of its steps: title, save state, steps, the live card, and Back and Next at
 * the foot. On phones its head takes the place of the header and of the bottom bar of the site.
 */
export function WizardFrame(props: WizardFrameProps) {
  const { step, saveState, card, isNextBusy = false, failure, focusHeading = false } = props;
  const intl = useIntl();
  const titleId = useId();
  const name = card.name.trim() === '' ? undefined : <bdi className={styles.nameInWords}>{card.name}</bdi>;
  const back = intl.formatMessage({
    id: 'wizard.back',
    defaultMessage: 'Back',
    description: 'Leads to the step before, or out of the character wizard; nothing is lost',
  });
  return (
    <div className={styles.frame} data-step={step}>
      <header className={styles.head} {...ownHead}>
        <Link href={props.backHref} className={styles.headBack} aria-label={back} onClick={props.onBack}>
          <DrawnIcon drawing={ArrowLeft} pointing />
        </Link>
        <h1 className={styles.title}>
          <FormattedMessage
            id="wizard.heading"
            defaultMessage="New character"
            description="Title of the character wizard"
          />
        </h1>
        <DraftStatus state={saveState} />
      </header>
      <div className={styles.steps}>
        <WizardSteps step={step} pages={props.pages} done={props.done} />
      </div>
      <aside className={styles.side}>
        <LiveCard {...card} lookHref={step === 'look' ? undefined : props.lookHref} />
        {props.cardActions}
      </aside>
      <section className={styles.main} aria-labelledby={titleId}>
        <div className={styles.headline}>
          <StepHeading key={step} id={titleId} takesFocus={focusHeading}>
            {stepTitles[step](name === undefined ? undefined : <bdi>{card.name}</bdi>)}
          </StepHeading>
          {step === 'look' && (
            <p className={styles.free}>
              <FormattedMessage
                id="wizard.look.free"
                defaultMessage="Parts are free"
                description="Above the parts of a drawn portrait: choosing and rolling them costs nothing"
              />
            </p>
          )}
        </div>
        {props.children}
      </section>
      <div className={styles.foot}>
        <ButtonLink href={props.backHref} size="large" onClick={props.onBack}>
          <span className={styles.backSign}>
            <DrawnIcon drawing={ArrowLeft} pointing />
          </span>
          {back}
        </ButtonLink>
        {failure === undefined ? (
          <p className={styles.note}>
            {/* What is kept at the last step can no longer be changed here. */}
            {step !== 'meet' && (
              <FormattedMessage
                id="wizard.note"
                defaultMessage="You can change all of this later."
                description="At the foot of the character wizard, beside the button Back"
              />
            )}
          </p>
        ) : (
          <p role="alert" className={styles.failure}>
            <Icon name="alert" size="small" />
            <span>{failures[failure]}</span>
          </p>
        )}
        <span className={styles.next}>
          <Button
            tone="primary"
            size="large"
            fullWidth
            onClick={props.onNext}
            busy={isNextBusy}
            busyLabel={
              <FormattedMessage
                id="wizard.next.busy"
                defaultMessage="One moment"
                description="On the button at the foot of the character wizard, while the next step is being prepared"
              />
            }
          >
            {step === 'voice' && <Icon name="chat" />}
            {/* A name that can be cut off is read with a space after it: what is read aloud has it in the line. */}
            <span className={styles.nextWords} aria-hidden>
              {nextMessages[step](name)}
            </span>
            <VisuallyHidden>{nextMessages[step](name && <bdi>{card.name}</bdi>)}</VisuallyHidden>
            {(step === 'who' || step === 'look') && <DrawnIcon drawing={ArrowRight} pointing />}
          </Button>
        </span>
      </div>
    </div>
  );
}
