/** What the rules read of the linter's context; the linter's package publishes no types of its own. */
export interface LintContext {
  /** Under which name the visited node stands. */
  key: string | number;
  report(problem: { message: string }): void;
  resolve<T>(node: T | Reference): { node?: T };
}

interface Reference {
  $ref: string;
}

/** Where a reference leads; without a location when it leads nowhere. */
export interface Resolved {
  location?: { source: { absoluteRef: string } };
}

export interface SchemaNode {
  $ref?: string;
  type?: string | string[];
  enum?: unknown[];
  const?: unknown;
  maxLength?: number;
  maxItems?: number;
  minimum?: number;
  maximum?: number;
}

export interface ParameterNode {
  name?: string;
  in?: string;
}

export interface MediaTypeNode {
  schema?: SchemaNode;
  examples?: Record<string, unknown>;
}

export interface OperationNode {
  operationId?: string;
  'x-origin'?: string;
  security?: Record<string, string[]>[];
  parameters?: (ParameterNode | Reference)[];
  responses?: Record<string, unknown>;
}

/** Whether the operation is called without any session: `security: []` (Product §7.1). */
export const isSessionless = (operation: OperationNode): boolean => operation.security?.length === 0;
