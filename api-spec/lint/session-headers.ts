import { isSessionless, type LintContext, type OperationNode, type ParameterNode } from './nodes.ts';

const required = ['Device-ID', 'User-Login-Status', 'sfw-type', 'language-type'];

/** Product §7.1: every request except device initialisation carries the session headers. */
export const sessionHeaders = () => ({
  Operation(operation: OperationNode, context: LintContext) {
    const headers = (operation.parameters ?? [])
      .map((parameter) => context.resolve<ParameterNode>(parameter).node)
      .filter((parameter) => parameter?.in === 'header')
      .map((parameter) => parameter?.name);
    for (const name of required) {
      if (headers.includes(name) === isSessionless(operation)) {
        const verb = isSessionless(operation) ? 'must not carry' : 'must carry';
        context.report({ message: `${operation.operationId} ${verb} the header ${name}.` });
      }
    }
  },
});
