import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { afterEach, beforeEach, describe, expect, it } from 'vitest';

import { nextFlakyHistory, readFlakyHistory, writeFlakyHistory } from './flaky-history.ts';
import type { Outcome, TestResult } from './read-report.ts';

const result = (id: string, outcome: Outcome): TestResult => ({ id, outcome, error: [] });

describe('nextFlakyHistory', () => {
  it('counts the runs in a row in which a test was flaky', () => {
    const once = nextFlakyHistory({}, [result('a', 'flaky')]);

    expect(nextFlakyHistory(once, [result('a', 'flaky')])).toEqual({ a: 2 });
  });

  it.each<Outcome>(['passed', 'failed'])('forgets a test that %s', (outcome) => {
    expect(nextFlakyHistory({ a: 2 }, [result('a', outcome)])).toEqual({});
  });

  it('keeps the count of a test that did not run', () => {
    expect(nextFlakyHistory({ a: 2 }, [result('b', 'flaky')])).toEqual({ a: 2, b: 1 });
  });
});

describe('the file of the history', () => {
  let folder: string;
  beforeEach(() => {
    folder = mkdtempSync(path.join(tmpdir(), 'flaky-history-'));
  });
  afterEach(() => rmSync(folder, { recursive: true }));

  it('reads back what it wrote', () => {
    const file = path.join(folder, 'cache', 'flaky-tests.json');
    writeFlakyHistory(file, { a: 1 });

    expect(readFlakyHistory(file)).toEqual({ a: 1 });
  });

  it.each(['{', '{"a":-1}', '[]'])('counts as empty when it holds %s', (content) => {
    const file = path.join(folder, 'flaky-tests.json');
    writeFileSync(file, content);

    expect(readFlakyHistory(file)).toEqual({});
  });
});
