import { useState } from 'react';
import { FormattedDate } from 'react-intl';

import type { CardTestReport } from '@fabula/sdk';
import { RowsFailed, RowsSkeleton } from '@fabula/ui/account';
import { CardTests, type CardTestReportView } from '@fabula/ui/card-tests';

import { usePriced } from '../../../../shop/use-priced';
import type { EditorPart } from '../editor-part';
import { useCardTests } from './use-card-tests';

const toView = (report: CardTestReport, revision: number | null): CardTestReportView => ({
  ...report,
  started: <FormattedDate value={report.startedAt} month="short" day="numeric" hour="numeric" minute="numeric" />,
  isOlder: revision !== null && report.revision !== revision,
});

/** The panel with the tests of the card; nothing before the draft exists. */
export function TestsContainer(part: EditorPart) {
  const { draftId } = part.state;
  return draftId === null ? null : <DraftTests {...part} draftId={draftId} />;
}

function DraftTests({ draftId, state, editor }: EditorPart & { readonly draftId: string }) {
  const priced = usePriced();
  const tests = useCardTests(draftId, { editor });
  const [shownId, setShownId] = useState<string>();
  const { data, isError, isFetching, refetch } = tests.query;
  if (data === undefined) {
    return isError ? <RowsFailed onRetry={() => void refetch()} retrying={isFetching} /> : <RowsSkeleton />;
  }
  const { balance, isModel, points, questions, reports, standing } = data;
  const running = reports.find((report) => report.state === 'running');
  return (
    <CardTests
      standing={standing}
      questions={questions}
      reports={reports.map((report) => toView(report, state.revision))}
      shownId={shownId}
      onShow={setShownId}
      isModel={isModel}
      {...priced(points, balance)}
      language={state.fields.language}
      isStarting={tests.isStarting}
      problem={tests.problem}
      onRun={() => {
        setShownId(undefined);
        void tests.run();
      }}
      onStop={() => {
        if (running !== undefined) void tests.stop(running.reportId);
      }}
      onQuestions={(next) => void tests.setQuestions(next)}
      isSavingQuestions={tests.isSavingQuestions}
    />
  );
}
