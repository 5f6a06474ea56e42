import { describe, expect, it } from 'vitest';
import { operations } from '../src/generated/examples';
import { operationIds } from '../src/mocks/answer';
import { gzippedSizesOf } from './bundle';

/** Budget of one imported operation with everything it needs, in bytes after gzip. */
const budget = 10_000;
/** A file is read without a schema. */
const fileBudget = 2_500;

describe('the weight of the SDK', () => {
  it.each(operationIds)('%s alone stays within the budget of each bundler', async (id) => {
    const most = 'files' in operations[id] ? fileBudget : budget;
    const { esbuild, rolldown } = await gzippedSizesOf(['configure', id]);

    expect(Math.min(esbuild, rolldown)).toBeGreaterThan(1_000);
    expect(rolldown).toBeLessThanOrEqual(most);
    expect(esbuild).toBeLessThanOrEqual(most);
  });
});
