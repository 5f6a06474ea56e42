import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';

import type { CardTestProblem, CardTestReportView } from './card-test-model';

export const problemMessages: Readonly<Record<CardTestProblem, ReactNode>> = {
  failed: (
    <FormattedMessage
      id="cardTest.problem.failed"
      defaultMessage="The tests could not start. Nothing was charged. Try again."
      description="The tests of a card did not begin"
    />
  ),
  refused: (
    <FormattedMessage
      id="cardTest.problem.refused"
      defaultMessage="The card or one of your questions contains something that is not allowed here. Nothing was charged."
      description="The tests of a card did not begin, because of what is written in it"
    />
  ),
  'insufficient-points': (
    <FormattedMessage
      id="cardTest.problem.points"
      defaultMessage="You do not have enough points for all questions."
      description="The tests of a card did not begin, because of their price"
    />
  ),
  'too-many': (
    <FormattedMessage
      id="cardTest.problem.tooMany"
      defaultMessage="Too many test runs. Try again in a minute."
      description="The tests of a card did not begin, because there were too many in a minute"
    />
  ),
};

export const stateMessages: Readonly<Record<CardTestReportView['state'], ReactNode>> = {
  running: null,
  done: null,
  stopped: (
    <FormattedMessage
      id="cardTest.state.stopped"
      defaultMessage="Stopped. Questions that were not asked cost nothing."
      description="Above a report of tests that were stopped"
    />
  ),
  failed: (
    <FormattedMessage
      id="cardTest.state.failed"
      defaultMessage="The text engine stopped answering. Questions that were not asked cost nothing."
      description="Above a report of tests that broke off"
    />
  ),
};
