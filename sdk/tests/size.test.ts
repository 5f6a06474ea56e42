import { describe, expect, it } from 'vitest';
import { operations } from '../src/generated/examples';
import { operationIds } from '../src/mocks/answer';
import { gzippedSizeOf } from './bundle';

/** Budget of one imported operation with everything it needs, in bytes after gzip. */
const budget = 10_000;
/** A stream brings the parser of its events along. */
const streamBudget = 11_000;

describe('the weight of the SDK', () => {
  it.each(operationIds)('%s alone stays within the budget', async (id) => {
    const size = await gzippedSizeOf(['configure', id]);

    expect(size).toBeGreaterThan(1_000);
    expect(size).toBeLessThanOrEqual('streams' in operations[id] ? streamBudget : budget);
  });
});
