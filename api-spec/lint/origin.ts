import type { LintContext, OperationNode } from './nodes.ts';

/** Every operation says whether the specification has it or whether it was designed for the screens. */
export const origin = () => ({
  Operation(operation: OperationNode, context: LintContext) {
    if (operation['x-origin'] !== 'documented' && operation['x-origin'] !== 'designed') {
      context.report({ message: `${operation.operationId} needs x-origin: documented or designed.` });
    }
  },
});
