import { parse } from 'zod/mini';
import type { RequestHandler } from 'msw';
import { operations } from '../../generated/examples';
import {
  getGetCardTestReportMockHandler,
  getGetCardTestsMockHandler,
  getRunCardTestMockHandler,
  getSetCardTestQuestionsMockHandler,
  getStopCardTestMockHandler,
} from '../../generated/mocks/creation/creation.msw';
import { OwnTestQuestions, type CardTestReport, type CardTests } from '../../generated/model';
import { problem } from '../answer';
import { newId } from '../new-id';

const { getCardTestReport, getCardTests, runCardTest } = operations;

const succeeded = { code: 200, message: 'OK' };
const done = getCardTestReport.examples[200].typical.data;

/** One more question of a running report is answered each time that it is read. */
function next(report: CardTestReport): CardTestReport {
  if (report.state !== 'running') return report;
  const results = done.results.slice(0, report.results.length + 1);
  return { ...report, results, state: results.length === report.total ? 'done' : 'running' };
}

/** Handlers of the tests of cards: own questions stay, and a run continues with each look at it. */
export function cardTestHandlers(): RequestHandler[] {
  const tests = new Map<string, CardTests>();
  const of = (draftId: unknown): CardTests => tests.get(String(draftId)) ?? getCardTests.examples[200].untested.data;
  const change = (draftId: unknown, changes: Partial<CardTests>): CardTests => {
    const changed = { ...of(draftId), ...changes };
    tests.set(String(draftId), changed);
    return changed;
  };
  const find = (draftId: unknown, reportId: unknown): CardTestReport => {
    const report = of(draftId).reports.find((one) => one.reportId === reportId);
    if (report === undefined) throw problem(404, getCardTestReport.examples[404]['not-found']);
    return report;
  };
  const replace = (draftId: unknown, report: CardTestReport): CardTestReport => {
    change(draftId, {
      reports: of(draftId).reports.map((one) => (one.reportId === report.reportId ? report : one)),
    });
    return report;
  };
  return [
    getGetCardTestsMockHandler(({ params }) => ({
      ...succeeded,
      data: change(params.draftId, { reports: of(params.draftId).reports.map(next) }),
    })),
    getSetCardTestQuestionsMockHandler(async ({ params, request }) => {
      const { questions } = parse(OwnTestQuestions, await request.json());
      return { ...succeeded, data: change(params.draftId, { questions }) };
    }),
    getRunCardTestMockHandler(({ params }) => {
      const { reports } = of(params.draftId);
      if (reports.some(({ state }) => state === 'running')) throw problem(409, runCardTest.examples[409].conflict);
      const { data } = runCardTest.examples[200].begun;
      const report = { ...data, reportId: newId('ctr'), total: done.total };
      change(params.draftId, { reports: [report, ...reports].slice(0, 10) });
      return { ...succeeded, data: report };
    }),
    getGetCardTestReportMockHandler(({ params }) => ({
      ...succeeded,
      data: replace(params.draftId, next(find(params.draftId, params.reportId))),
    })),
    getStopCardTestMockHandler(({ params }) => {
      const report = find(params.draftId, params.reportId);
      const stopped = report.state === 'running' ? { ...report, state: 'stopped' as const } : report;
      return { ...succeeded, data: replace(params.draftId, stopped) };
    }),
  ];
}
