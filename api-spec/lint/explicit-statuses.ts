import { isSessionless, type LintContext, type OperationNode } from './nodes.ts';

const always = ['200', '400', '429', '500', '503'];

/** Each status is listed by its number: the generators refuse `default` and ranges such as 4XX. */
export const explicitStatuses = () => ({
  Operation(operation: OperationNode, context: LintContext) {
    const statuses = Object.keys(operation.responses ?? {});
    for (const status of statuses.filter((candidate) => !/^[1-5][0-9]{2}$/.test(candidate))) {
      context.report({ message: `${operation.operationId} must list statuses by number, not ${status}.` });
    }
    for (const status of isSessionless(operation) ? always : [...always, '401']) {
      if (!statuses.includes(status)) context.report({ message: `${operation.operationId} must list ${status}.` });
    }
  },
});
