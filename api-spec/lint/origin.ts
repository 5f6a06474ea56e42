import type { LintContext, OperationNode } from './nodes.ts';

/** Every operation is marked as documented or designed (Product §7.2). */
export const origin = () => ({
  Operation(operation: OperationNode, context: LintContext) {
    if (operation['x-origin'] !== 'documented' && operation['x-origin'] !== 'designed') {
      context.report({ message: `${operation.operationId} needs x-origin: documented or designed.` });
    }
  },
});
