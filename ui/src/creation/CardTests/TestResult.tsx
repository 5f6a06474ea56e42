import { ChevronDown } from 'lucide-react';
import { FormattedMessage, useIntl } from 'react-intl';

import { contentLang } from '../../content/content-language';
import { DrawnIcon } from '../../primitives/Icon/DrawnIcon';
import { Icon } from '../../primitives/Icon/Icon';
import { VisuallyHidden } from '../../primitives/VisuallyHidden/VisuallyHidden';
import type { CardTestCheckView, CardTestResultView } from './card-test-model';
import * as styles from './CardTests.css';
import { failedLabels, passedLabels } from './check-labels';

/** Stands for a reply without words. */
const nothingSaid = '…';

interface TestResultProps {
  readonly result: CardTestResultView;
  readonly language: string;
}

/** One question: whether its replies pass, what changed, and all of it on a press. One that fails is open. */
export function TestResult({ result, language }: TestResultProps) {
  const intl = useIntl();
  const lang = contentLang(language, intl.locale);
  const { change, checks, passed, replies, text } = result;
  return (
    <details className={styles.result} open={!passed}>
      <summary className={styles.summary}>
        <Mark passed={passed} />
        <span dir="auto" lang={lang} className={styles.question}>
          {text}
        </span>
        {change === 'broke' && (
          <span className={styles.broke}>
            <FormattedMessage
              id="cardTest.broke"
              defaultMessage="Passed before"
              description="Beside a question whose replies pass no longer, unlike in the test before"
            />
          </span>
        )}
        {change === 'fixed' && (
          <span className={styles.fixed}>
            <FormattedMessage
              id="cardTest.fixed"
              defaultMessage="Fixed"
              description="Beside a question whose replies pass now, unlike in the test before"
            />
          </span>
        )}
        <span className={styles.sign}>
          <DrawnIcon drawing={ChevronDown} size="small" />
        </span>
      </summary>
      <div className={styles.body}>
        {replies.map((reply) => (
          <p key={reply} dir="auto" lang={lang} className={styles.reply}>
            {reply === '' ? nothingSaid : reply}
          </p>
        ))}
        <ul className={styles.checks}>
          {checks.map((check) => (
            <Check key={check.code} check={check} />
          ))}
        </ul>
      </div>
    </details>
  );
}

function Check({ check: { code, detail, passed } }: { readonly check: CardTestCheckView }) {
  return (
    <li className={styles.check} data-passed={passed}>
      <Mark passed={passed} />
      <span>
        {passed ? passedLabels[code] : failedLabels[code]}
        {!passed && detail !== undefined && (
          <>
            {' '}
            <q dir="auto" className={styles.detail}>
              {detail}
            </q>
          </>
        )}
      </span>
    </li>
  );
}

/** A sign for the eye, a word for the ear. */
export function Mark({ passed }: { readonly passed: boolean }) {
  return (
    <span className={styles.mark} data-passed={passed}>
      <Icon name={passed ? 'check' : 'close'} size="small" />
      <VisuallyHidden>
        {passed ? (
          <FormattedMessage
            id="cardTest.passed"
            defaultMessage="Passed:"
            description="Before a test or a check that passed, for screen readers"
          />
        ) : (
          <FormattedMessage
            id="cardTest.failed"
            defaultMessage="Failed:"
            description="Before a test or a check that failed, for screen readers"
          />
        )}
      </VisuallyHidden>
    </span>
  );
}
