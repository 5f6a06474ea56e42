import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

import sharp from 'sharp';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';

import { summarize } from './summary.ts';

const passed = { id: 'a.test.ts: adds', outcome: 'passed', error: [] } as const;
const flaky = { id: 'a.test.ts: waits', outcome: 'flaky', error: ['Error: late'] } as const;
const failed = { id: 'a.test.ts: breaks', outcome: 'failed', error: ['Error: wrong', 'expected 1'] } as const;

describe('the end of a run', () => {
  it('names each failed test with its error, and ends with the counts', async () => {
    const summary = await summarize([{ name: 'unit', results: [passed, failed], seconds: 3 }], {});

    expect(summary).toMatchObject({ passed: 1, failed: 1 });
    expect(summary.lines).toEqual([
      '✗ unit: 1 passed, 1 failed (3 s)',
      '    ✗ a.test.ts: breaks',
      '        Error: wrong',
      '        expected 1',
      '1 passed, 1 failed',
    ]);
  });

  it('says how many tests did not run as they are unchanged', async () => {
    const recorded = { ...passed, isRecorded: true } as const;
    const { lines } = await summarize([{ name: 'stories', results: [passed, recorded], seconds: 3 }], {});

    expect(lines).toEqual(['✓ stories: 2 passed, 0 failed (3 s); 1 unchanged since they passed', '2 passed, 0 failed']);
  });

  it('names a flaky test without failing the run', async () => {
    const summary = await summarize([{ name: 'e2e', results: [passed, flaky], seconds: 9 }], { [flaky.id]: 2 });

    expect(summary).toMatchObject({ passed: 2, failed: 0 });
    expect(summary.lines).toContain('    ~ flaky, run 2 of 3 in a row: a.test.ts: waits');
  });

  it('fails a test that is flaky in the third run in a row', async () => {
    const summary = await summarize([{ name: 'e2e', results: [passed, flaky], seconds: 9 }], { [flaky.id]: 3 });

    expect(summary).toMatchObject({ passed: 1, failed: 1 });
    expect(summary.lines).toContain('        flaky in 3 runs in a row');
  });
});

describe('a picture that differs', () => {
  let folder: string;
  beforeEach(() => {
    folder = mkdtempSync(path.join(tmpdir(), 'summary-'));
  });
  afterEach(() => rmSync(folder, { recursive: true }));

  it('is named with the box in which it does', async () => {
    const file = path.join(folder, 'shell--night-diff.png');
    const red = { create: { width: 12, height: 3, channels: 4, background: '#ff0000' } } as const;
    await sharp({ create: { width: 100, height: 80, channels: 4, background: '#eeeeee' } })
      .composite([{ input: red, left: 40, top: 50 }])
      .png()
      .toFile(file);
    const look = { id: 'shell: night', outcome: 'failed', error: ['Does not match', 'Diff image:', file] } as const;

    const { lines } = await summarize([{ name: 'stories', results: [look], seconds: 1 }], {});

    expect(lines).toContain('        36 pixels differ in the box at x 40, y 50, 12 × 3');
  });
});
