import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';

import { Icon } from '../../primitives/Icon/Icon';
import { Link } from '../../primitives/Link/Link';
import { VisuallyHidden } from '../../primitives/VisuallyHidden/VisuallyHidden';
import { entry, mark, name as nameStyle, steps as stepsStyle } from './WizardSteps.css';

export interface WizardStepEntry {
  readonly name: ReactNode;
  /** Absent for a page that is not open yet. */
  readonly href: string | undefined;
  readonly isCurrent: boolean;
  readonly isDone: boolean;
}

type Standing = 'done' | 'current' | 'open' | 'later';

function standingOf({ href, isCurrent, isDone }: WizardStepEntry): Standing {
  if (isCurrent) return 'current';
  if (isDone) return 'done';
  return href === undefined ? 'later' : 'open';
}

/** The pages of a wizard: where the reader is, and links to those that are open. */
export function WizardSteps({ steps }: { readonly steps: readonly WizardStepEntry[] }) {
  const intl = useIntl();
  return (
    <nav
      aria-label={intl.formatMessage({
        id: 'wizard.steps',
        defaultMessage: 'Steps',
        description: 'Names the row of steps of a wizard, for screen readers',
      })}
    >
      <ol className={stepsStyle}>
        {steps.map((step, index) => {
          const { href, name } = step;
          const standing = standingOf(step);
          const content = (
            <>
              <span className={mark} aria-hidden="true">
                {standing === 'done' ? <Icon name="check" size="small" /> : intl.formatNumber(index + 1)}
              </span>
              <span className={nameStyle}>{name}</span>
              {standing === 'done' && (
                <VisuallyHidden>
                  <FormattedMessage
                    id="wizard.step.done"
                    defaultMessage="done"
                    description="After the name of a step that is complete, for screen readers"
                  />
                </VisuallyHidden>
              )}
            </>
          );
          return (
            // The pages of a wizard never change places.
            // oxlint-disable-next-line react/no-array-index-key
            <li key={index} data-standing={standing}>
              {href === undefined || standing === 'current' ? (
                <span className={entry} aria-current={standing === 'current' ? 'step' : undefined}>
                  {content}
                </span>
              ) : (
                <Link href={href} className={entry}>
                  {content}
                </Link>
              )}
            </li>
          );
        })}
      </ol>
    </nav>
  );
}
