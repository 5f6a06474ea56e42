import { setupServer } from 'msw/node';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from 'vitest';
import { clock } from '../../../tests/clock';
import {
  configure,
  getCardTestReport,
  getCardTests,
  runCardTest,
  setCardTestQuestions,
  stopCardTest,
} from '../../index';
import { scenarios } from '../index';

const server = setupServer();
beforeAll(() => server.listen({ onUnhandledFrame: 'error' }));
beforeEach(() => {
  server.use(...scenarios.guest());
  configure({ baseUrl: 'http://mock.test/api', clock });
});
afterEach(() => server.resetHandlers());
afterAll(() => server.close());

const draftId = 'cdf-4c1e9b70a2d84f36a2d84f364c1e9b70';

it('asks one more question each time that a running report is read', async () => {
  const { reportId, total } = await runCardTest(draftId);
  await expect(runCardTest(draftId)).rejects.toMatchObject({ status: 409 });
  for (let asked = 1; asked < total; asked += 1) {
    const report = await getCardTestReport(draftId, reportId);
    expect(report).toMatchObject({ state: 'running' });
    expect(report.results).toHaveLength(asked);
  }
  const [report] = (await getCardTests(draftId)).reports;
  expect(report).toMatchObject({ reportId, state: 'done' });
});

it('keeps own questions, and a run that was stopped', async () => {
  const questions = [{ text: 'Tea?', contains: ['tea'], avoids: [] }];
  await setCardTestQuestions(draftId, { questions });
  const { reportId } = await runCardTest(draftId);
  await stopCardTest(draftId, reportId);
  expect(await getCardTests(draftId)).toMatchObject({ questions, reports: [{ reportId, state: 'stopped' }] });
});
