import { ArrowLeft } from 'lucide-react';
import { useId, type ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';

import { Button } from '../../primitives/Button/Button';
import { ButtonLink } from '../../primitives/Button/ButtonLink';
import { DrawnIcon } from '../../primitives/Icon/DrawnIcon';
import { Icon } from '../../primitives/Icon/Icon';
import { Link } from '../../primitives/Link/Link';
import { ownHead } from '../../shell/own-head';
import { DraftStatus } from '../DraftStatus/DraftStatus';
import type { DraftSaveState } from '../model';
import { StepHeading } from './StepHeading';
import * as styles from './WizardFrame.css';
import { WizardSteps, type WizardStepEntry } from './WizardSteps';

interface StepFrameProps {
  readonly title: ReactNode;
  readonly step: string;
  readonly stepTitle: ReactNode;
  readonly stepNote?: ReactNode;
  readonly steps: readonly WizardStepEntry[];
  readonly saveState: DraftSaveState;
  readonly side: ReactNode;
  readonly backHref: string;
  readonly onBack?: (() => void) | undefined;
  /** Beside the buttons, while nothing has failed. */
  readonly note?: ReactNode;
  readonly failure?: ReactNode;
  readonly next: ReactNode;
  readonly onNext: () => void;
  readonly isNextBusy?: boolean | undefined;
  readonly focusHeading?: boolean | undefined;
  readonly children: ReactNode;
}

/**
 * The page of a wizard around one of its steps: title, save state, steps, what is made at the side, and Back and Next at
 * the foot. On phones its head takes the place of the header and of the bottom bar of the site.
 */
export function StepFrame(props: StepFrameProps) {
  const { step, failure, focusHeading = false, isNextBusy = false } = props;
  const intl = useIntl();
  const titleId = useId();
  const back = intl.formatMessage({
    id: 'wizard.back',
    defaultMessage: 'Back',
    description: 'Leads to the step before, or out of a wizard; nothing is lost',
  });
  return (
    <div className={styles.frame} data-step={step}>
      <header className={styles.head} {...ownHead}>
        <Link href={props.backHref} className={styles.headBack} aria-label={back} onClick={props.onBack}>
          <DrawnIcon drawing={ArrowLeft} pointing />
        </Link>
        <h1 className={styles.title}>{props.title}</h1>
        <DraftStatus state={props.saveState} />
      </header>
      <div className={styles.steps}>
        <WizardSteps steps={props.steps} />
      </div>
      <aside className={styles.side}>{props.side}</aside>
      <section className={styles.main} aria-labelledby={titleId}>
        <div className={styles.headline}>
          <StepHeading key={step} id={titleId} takesFocus={focusHeading}>
            {props.stepTitle}
          </StepHeading>
          {props.stepNote !== undefined && <p className={styles.free}>{props.stepNote}</p>}
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
          <p className={styles.note}>{props.note}</p>
        ) : (
          <p role="alert" className={styles.failure}>
            <Icon name="alert" size="small" />
            <span>{failure}</span>
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
                description="On the button at the foot of a wizard, while the next step is being prepared"
              />
            }
          >
            {props.next}
          </Button>
        </span>
      </div>
    </div>
  );
}

/** At the foot of each step whose fields stay open. */
export const laterNote = (
  <FormattedMessage
    id="wizard.note"
    defaultMessage="You can change all of this later."
    description="At the foot of a wizard, beside the button Back"
  />
);

export const draftFailures = {
  offline: (
    <FormattedMessage
      id="wizard.failure.offline"
      defaultMessage="There is no connection. Your draft is saved on this device."
      description="At the foot of a wizard, when the next step needs a connection and there is none"
    />
  ),
  'too-many': (
    <FormattedMessage
      id="wizard.failure.tooMany"
      defaultMessage="You have reached the limit of drafts. Save or delete one first."
      description="At the foot of a wizard, when a new draft cannot be started"
    />
  ),
} as const;
