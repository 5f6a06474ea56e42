// How the report of each runner is read: what passed, what failed and why, and what needed a second attempt.
import path from 'node:path';
import { stripVTControlCharacters } from 'node:util';

import { root } from '../server/bin/install.mjs';

/**
 * What a level counted. `failures` and `unsteady` name one test a line; `unsteady` passed at the second attempt only.
 *
 * @typedef {{ passed: number, failed: number, failures: string[], unsteady: string[] }} Count
 */

/** How many lines of an error are shown beside the test's name. */
const shownLines = 6;

/** The beginning of an error, without the colours of a terminal and the way to it. @type {(message: string) => string} */
const beginningOf = (message) =>
  stripVTControlCharacters(message)
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '' && !line.startsWith('at '))
    .slice(0, shownLines)
    .map((line) => `\n        ${line}`)
    .join('');

/** The tests of a suite of Playwright's and of the suites in it. @type {(suite: any) => any[]} */
const specsIn = ({ specs = [], suites = [] }) => [...specs, ...suites.flatMap(specsIn)];

/** @type {(spec: any) => string} */
const namePlaywright = ({ file, title, tests }) => {
  const errors = tests.flatMap((/** @type {any} */ { results }) =>
    results.map((/** @type {any} */ { error }) => error?.message ?? ''),
  );
  return `${file}: ${title}${beginningOf(errors.find((/** @type {string} */ text) => text !== '') ?? '')}`;
};

/** How each runner's report is read. @type {Record<string, (report: any) => Count>} */
export const readers = {
  check: ({ passed, failures }) => ({ passed, failed: failures.length, failures, unsteady: [] }),
  vitest: ({ numPassedTests, numFailedTests, numFailedTestSuites, success, testResults }) => {
    const files = testResults.map((/** @type {any} */ { name, ...rest }) => ({
      ...rest,
      file: path.relative(root, name),
    }));
    const tests = files.flatMap((/** @type {any} */ { file, assertionResults }) =>
      assertionResults.map((/** @type {any} */ { status, fullName, failureMessages }) => ({
        status,
        isUnsteady: status === 'passed' && failureMessages.length > 0,
        name: `${file}: ${fullName}${beginningOf(failureMessages[0] ?? '')}`,
      })),
    );
    const namesOf = (/** @type {any[]} */ some) => some.map(({ name }) => name);
    return {
      passed: numPassedTests,
      // A file that cannot even be loaded holds no test that could fail.
      failed: Math.max(numFailedTests, success ? 0 : Math.min(1, numFailedTestSuites || 1)),
      failures: [
        ...namesOf(tests.filter((/** @type {any} */ { status }) => status === 'failed')),
        ...files
          .filter((/** @type {any} */ { status, message }) => status === 'failed' && message !== '')
          .map((/** @type {any} */ { file, message }) => `${file}${beginningOf(message)}`),
      ],
      unsteady: namesOf(tests.filter((/** @type {any} */ { isUnsteady }) => isUnsteady)),
    };
  },
  playwright: ({ stats, errors, suites }) => {
    const specs = suites.flatMap(specsIn);
    const isUnsteady = (/** @type {any} */ { tests }) =>
      tests.some((/** @type {any} */ { status }) => status === 'flaky');
    return {
      passed: stats.expected + stats.flaky,
      failed: stats.unexpected + errors.length,
      failures: [
        ...specs.filter((/** @type {any} */ { ok }) => !ok).map(namePlaywright),
        ...errors.map((/** @type {any} */ { message }) => beginningOf(message)),
      ],
      unsteady: specs.filter(isUnsteady).map(namePlaywright),
    };
  },
};

/** How many tests of a level may need a second attempt: browsers share two busy cores with what they look at. */
const mostUnsteady = 3;

/** A level in which too many tests needed a second attempt has failed by as many. @type {(count: Count) => Count} */
export const judged = (count) => {
  const { passed, failed, failures, unsteady } = count;
  if (unsteady.length <= mostUnsteady) return count;
  return {
    passed: passed - unsteady.length,
    failed: failed + unsteady.length,
    failures: [...failures, ...unsteady],
    unsteady: [],
  };
};
