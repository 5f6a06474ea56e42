import { FormattedMessage, useIntl } from 'react-intl';

import { Icon } from '../../primitives/Icon/Icon';
import { Link } from '../../primitives/Link/Link';
import { VisuallyHidden } from '../../primitives/VisuallyHidden/VisuallyHidden';
import type { WizardFrameProps, WizardPage, WizardStep } from '../model';
import { entry, mark, name, steps } from './WizardSteps.css';

const names = {
  who: (
    <FormattedMessage
      id="wizard.step.who"
      defaultMessage="Who"
      description="First page of the character wizard, in the row of its steps: who the character is"
    />
  ),
  look: (
    <FormattedMessage
      id="wizard.step.look"
      defaultMessage="Look"
      description="Second page of the character wizard, in the row of its steps: what the character looks like"
    />
  ),
  voice: (
    <FormattedMessage
      id="wizard.step.voice"
      defaultMessage="Voice"
      description="Third page of the character wizard, in the row of its steps: how the character talks"
    />
  ),
} as const;

const pages = ['who', 'look', 'voice'] as const satisfies readonly WizardPage[];

type Standing = 'done' | 'current' | 'open' | 'later';

function standingOf(
  page: WizardPage,
  step: WizardStep,
  done: readonly WizardPage[],
  href: string | undefined,
): Standing {
  if (page === step) return 'current';
  if (done.includes(page)) return 'done';
  return href === undefined ? 'later' : 'open';
}

/** The pages of the wizard: where the reader is, and links to those that are open. */
export function WizardSteps({ step, pages: hrefs, done }: Pick<WizardFrameProps, 'step' | 'pages' | 'done'>) {
  const intl = useIntl();
  return (
    <nav
      aria-label={intl.formatMessage({
        id: 'wizard.steps',
        defaultMessage: 'Steps',
        description: 'Names the row of steps of the character wizard, for screen readers',
      })}
    >
      <ol className={steps}>
        {pages.map((page, index) => {
          const href = hrefs[page];
          const standing = standingOf(page, step, done, href);
          const content = (
            <>
              <span className={mark} aria-hidden="true">
                {standing === 'done' ? <Icon name="check" size="small" /> : intl.formatNumber(index + 1)}
              </span>
              <span className={name}>{names[page]}</span>
              {standing === 'done' && (
                <VisuallyHidden>
                  {' '}
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
            <li key={page} data-standing={standing}>
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
