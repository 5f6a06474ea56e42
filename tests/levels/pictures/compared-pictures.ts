import { readdirSync } from 'node:fs';
import path from 'node:path';

import { z } from 'zod';

import type { TestResult } from '../read-report.ts';

const Report = z.object({
  testResults: z.array(
    z.object({
      assertionResults: z.array(z.object({ meta: z.object({ pictures: z.array(z.string()).optional() }).optional() })),
    }),
  ),
});

/**
 * A result for each baseline that a whole run of the stories compared with nothing: a look that is silently left out
 * would pass otherwise.
 *
 * @param report Vitest's, in which each story names its pictures (`.storybook/draw-looks.ts`)
 * @param recorded the pictures of the stories that did not need to run
 * @param baselines the folder of the baselines
 */
export function uncomparedBaselines(report: unknown, recorded: readonly string[], baselines: string): TestResult[] {
  const drawn = Report.parse(report)
    .testResults.flatMap(({ assertionResults }) => assertionResults)
    .flatMap(({ meta }) => meta?.pictures ?? []);
  const compared = new Set([...recorded, ...drawn]);
  return readdirSync(baselines)
    .filter((file) => file.endsWith('.png') && !compared.has(path.basename(file, '.png')))
    .map((file) => ({ id: path.join(baselines, file), outcome: 'failed', error: ['No story was compared with it'] }));
}
