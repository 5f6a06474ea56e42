import { describe, expect, it } from 'vitest';

import { readReport } from './read-report.ts';

const root = '/project';

describe('readReport', () => {
  it('reads what a static check printed when it failed', () => {
    const report = [
      { name: 'format', ok: true, output: '' },
      { name: 'types: app', ok: false, output: 'app/src/x.ts(1,1): error TS2322: no\n' },
    ];

    expect(readReport('check', report, root)).toEqual([
      { id: 'format', outcome: 'passed', error: [] },
      { id: 'types: app', outcome: 'failed', error: ['app/src/x.ts(1,1): error TS2322: no'] },
    ]);
  });

  it('tells passed, flaky, failed and skipped tests of Vitest apart', () => {
    const test = (status: string, fullName: string, failureMessages: string[]) => ({
      status,
      fullName,
      failureMessages,
    });
    const report = {
      testResults: [
        {
          name: '/project/ui/src/a.test.ts',
          status: 'failed',
          message: '',
          assertionResults: [
            test('passed', ' adds', []),
            test('passed', ' waits', ['\u001B[31mError: late\u001B[39m\n    at a.ts:1:1']),
            test('failed', ' breaks', ['Error: first', 'Error: second']),
            test('skipped', ' sleeps', []),
          ],
        },
      ],
    };

    expect(readReport('vitest', report, root)).toEqual([
      { id: 'ui/src/a.test.ts: adds', outcome: 'passed', error: [] },
      { id: 'ui/src/a.test.ts: waits', outcome: 'flaky', error: ['Error: late'] },
      { id: 'ui/src/a.test.ts: breaks', outcome: 'failed', error: ['Error: first'] },
    ]);
  });

  it('reports a file of Vitest that does not load as one failure', () => {
    const file = { name: '/project/b.test.ts', status: 'failed', message: 'Cannot find module', assertionResults: [] };

    expect(readReport('vitest', { testResults: [file] }, root)).toEqual([
      { id: 'b.test.ts', outcome: 'failed', error: ['Cannot find module'] },
    ]);
  });

  it('names a test of Playwright with the titles around it, and keeps the error of its first attempt', () => {
    const spec = (title: string, status: string, errors: (string | undefined)[]) => ({
      file: 'chat/chat.spec.ts',
      title,
      tests: [{ status, results: errors.map((message) => (message === undefined ? {} : { error: { message } })) }],
    });
    const report = {
      errors: [{ message: 'No tests found' }],
      suites: [
        {
          title: 'chat/chat.spec.ts',
          specs: [spec('sends', 'expected', [undefined])],
          suites: [{ title: 'a guest', specs: [spec('waits', 'flaky', ['Timeout', undefined])] }],
        },
      ],
    };

    expect(readReport('playwright', report, root)).toEqual([
      { id: 'tests/e2e', outcome: 'failed', error: ['No tests found'] },
      { id: 'tests/e2e/chat/chat.spec.ts: sends', outcome: 'passed', error: [] },
      { id: 'tests/e2e/chat/chat.spec.ts: a guest › waits', outcome: 'flaky', error: ['Timeout'] },
    ]);
  });

  it('rejects a report of another shape', () => {
    expect(() => readReport('vitest', { results: [] }, root)).toThrow(/testResults/);
  });
});
