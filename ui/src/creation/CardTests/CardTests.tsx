import { useId } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';

import { contentLang } from '../../content/content-language';
import { ActPrice } from '../../primitives/ActPrice/ActPrice';
import { Button } from '../../primitives/Button/Button';
import { Lantern } from '../../primitives/Lantern/Lantern';
import type { CardTestProblem, CardTestReportView, CardTestsProps } from './card-test-model';
import * as styles from './CardTests.css';
import { OwnQuestions } from './OwnQuestions';
import { problemMessages, stateMessages } from './report-messages';
import { Mark, TestResult } from './TestResult';

/** The tests of a card: run them, read what they found, and add questions of one's own. */
export function CardTests(props: CardTestsProps) {
  const { isModel, isStarting, onRun, onShow, onStop, points, isLacking, problem, reports, shownId } = props;
  const shown = reports.find(({ reportId }) => reportId === shownId) ?? reports[0];
  const running = reports.find(({ state }) => state === 'running');
  return (
    <div className={styles.panel}>
      <p className={styles.lead}>
        {isModel ? (
          <FormattedMessage
            id="cardTest.lead.model"
            defaultMessage="Asks your character each question twice and checks the answers against rules."
            description="Above the tests of a card, where a language model answers"
          />
        ) : (
          <FormattedMessage
            id="cardTest.lead.offline"
            defaultMessage="Asks your character each question twice and checks the answers against rules. The answers come from your card, without a model."
            description="Above the tests of a card, where no language model answers"
          />
        )}
      </p>
      <div className={styles.acts}>
        {running === undefined ? (
          <Button
            onClick={onRun}
            busy={isStarting}
            busyLabel={
              <FormattedMessage
                id="cardTest.starting"
                defaultMessage="Starting"
                description="On the button while the tests of a card begin"
              />
            }
          >
            <FormattedMessage
              id="cardTest.run"
              defaultMessage="Run the tests"
              description="Asks a character its test questions; a price follows"
            />
            <ActPrice points={points} isLacking={isLacking} />
          </Button>
        ) : (
          <Button onClick={onStop}>
            <FormattedMessage
              id="cardTest.stop"
              defaultMessage="Stop"
              description="Ends the tests of a card that are under way"
            />
          </Button>
        )}
        {reports.length > 1 && shown !== undefined && <ReportChoice {...{ reports, shown, onShow }} />}
      </div>
      <div role="status">{problem !== undefined && <Problem problem={problem} />}</div>
      {shown === undefined ? (
        <Standing standing={props.standing} language={props.language} />
      ) : (
        <Report report={shown} language={props.language} />
      )}
      <OwnQuestions {...props} />
    </div>
  );
}

function Problem({ problem }: { readonly problem: CardTestProblem }) {
  return <p className={styles.problem}>{problemMessages[problem]}</p>;
}

function Standing({ standing, language }: Pick<CardTestsProps, 'standing' | 'language'>) {
  const { locale } = useIntl();
  return (
    <ul className={styles.standing} lang={contentLang(language, locale)}>
      {standing.map((text) => (
        <li key={text} dir="auto">
          {text}
        </li>
      ))}
    </ul>
  );
}

function ReportChoice({
  reports,
  shown,
  onShow,
}: Pick<CardTestsProps, 'reports' | 'onShow'> & { readonly shown: CardTestReportView }) {
  const intl = useIntl();
  return (
    <select
      className={styles.choice}
      aria-label={intl.formatMessage({
        id: 'cardTest.report',
        defaultMessage: 'Test run',
        description: 'Names the choice between the reports of the tests of a card',
      })}
      value={shown.reportId}
      onChange={(event) => onShow(event.target.value)}
    >
      {reports.map(({ reportId, results, total }, index) => (
        <option key={reportId} value={reportId}>
          {index === 0
            ? intl.formatMessage(
                {
                  id: 'cardTest.report.newest',
                  defaultMessage: 'Newest: {passed, number} of {total, number}',
                  description: 'The newest report in the choice between reports: how many questions pass',
                },
                { passed: results.filter(({ passed }) => passed).length, total },
              )
            : intl.formatMessage(
                {
                  id: 'cardTest.report.earlier',
                  defaultMessage:
                    '{back, plural, one {One run earlier} other {# runs earlier}}: {passed, number} of {total, number}',
                  description: 'An older report in the choice between reports: how many questions pass',
                },
                { back: index, passed: results.filter(({ passed }) => passed).length, total },
              )}
        </option>
      ))}
    </select>
  );
}

function Report({ report, language }: { readonly report: CardTestReportView; readonly language: string }) {
  const id = useId();
  const { isOlder, results, started, state, total } = report;
  const passed = results.filter((result) => result.passed).length;
  return (
    <section aria-labelledby={id} className={styles.report}>
      <div className={styles.reportHead}>
        <span aria-hidden className={styles.squares}>
          {results.map((result, index) => (
            // The questions of a report keep their order.
            <Mark key={`${index}-${result.text}`} passed={result.passed} />
          ))}
        </span>
        <h3 id={id} className={styles.heading}>
          {state === 'running' ? (
            <>
              <Lantern />
              <FormattedMessage
                id="cardTest.asking"
                defaultMessage="Question {asked, number} of {total, number}"
                description="While the tests of a card are under way: which question is being asked"
                values={{ asked: Math.min(results.length + 1, total), total }}
              />
            </>
          ) : (
            <FormattedMessage
              id="cardTest.score"
              defaultMessage="{passed, number} of {total, number} pass"
              description="How many questions of the tests of a card pass"
              values={{ passed, total }}
            />
          )}
        </h3>
        <span className={styles.aside}>{started}</span>
      </div>
      {stateMessages[state] !== null && <p className={styles.note}>{stateMessages[state]}</p>}
      {isOlder && (
        <p className={styles.note}>
          <FormattedMessage
            id="cardTest.older"
            defaultMessage="The card has changed since this run."
            description="Above a report of an earlier state of the card"
          />
        </p>
      )}
      {results.map((result, index) => (
        <TestResult key={`${report.reportId}-${index}`} result={result} language={language} />
      ))}
    </section>
  );
}
