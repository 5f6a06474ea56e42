import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import process from 'node:process';

import type { Reporter } from 'vitest/node';
import { z } from 'zod';

/** Where a run of Vitest leaves its errors outside of tests, beside its report. */
const fileBeside = (report: string): string => `${report}.unhandled`;

/** Reads the errors that no test caught, and removes their file; none when the run left none. */
export function takeUnhandledErrors(report: string): string[] {
  const file = fileBeside(report);
  if (!existsSync(file)) return [];
  const errors = z.array(z.string()).parse(JSON.parse(readFileSync(file, 'utf8')));
  rmSync(file);
  return errors;
}

/** Keeps the errors that no test caught: Vitest's own JSON report leaves them out, and they fail the run. */
export default class UnhandledErrorsReporter implements Reporter {
  readonly onTestRunEnd: NonNullable<Reporter['onTestRunEnd']> = (_, unhandledErrors) => {
    const report = process.env['CHECK_REPORT'];
    if (report === undefined || unhandledErrors.length === 0) return;
    const texts = unhandledErrors.map(({ name, message, stack }) => stack ?? `${name ?? 'Error'}: ${message}`);
    writeFileSync(fileBeside(report), JSON.stringify(texts));
  };
}
