import type { BenchRunForm } from '@fabula/sdk';

import type { RunOutcome } from './bench-run';

/** A run as a file that tests read: what was asked, what came, and what went over the wire. */
export function benchFixture(form: BenchRunForm, outcome: RunOutcome): File {
  const { exchanges, run, text } = outcome;
  const ended = run.state === 'ended' ? { failure: run.failure, measures: run.measures } : null;
  const content = { fixture: 'engine-run', version: 1, request: form, text, ended, exchanges };
  const name = `${form.kind}-${form.engineId}-${form.seed}.json`;
  return new File([`${JSON.stringify(content, null, 2)}\n`], name, { type: 'application/json' });
}
