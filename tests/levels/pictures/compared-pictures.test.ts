import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { afterEach, beforeEach, expect, it } from 'vitest';

import { uncomparedBaselines } from './compared-pictures.ts';

let baselines: string;
beforeEach(() => {
  baselines = mkdtempSync(path.join(tmpdir(), 'baselines-'));
});
afterEach(() => rmSync(baselines, { recursive: true }));

it('fails a baseline that no story was compared with', () => {
  for (const look of ['night', 'day', 'arabic']) writeFileSync(path.join(baselines, `shell-guest-${look}.png`), '');
  const story = { meta: { pictures: ['shell-guest-night'] } };

  const report = { testResults: [{ assertionResults: [story, { meta: {} }] }] };
  const results = uncomparedBaselines(report, ['shell-guest-day'], baselines);

  expect(results).toEqual([
    {
      id: path.join(baselines, 'shell-guest-arabic.png'),
      outcome: 'failed',
      error: ['No story was compared with it'],
    },
  ]);
});
