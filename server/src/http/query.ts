import type { OperationFacts } from '../contract/operations.ts';
import type { AppContext } from './context.ts';

/** The known query parameters; of repeated single ones the first counts. */
export function readQuery(c: AppContext, facts: OperationFacts): Record<string, string | string[]> {
  const found: Record<string, string | string[]> = {};
  for (const name of facts.queryParams) {
    const value = facts.repeatedParams.includes(name) ? c.req.queries(name) : c.req.query(name);
    if (value !== undefined) found[name] = value;
  }
  return found;
}
