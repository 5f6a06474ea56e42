/** Whether a value out of JSON has fields. */
export const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;

/** A value out of JSON that is a text. */
export const textOf = (value: unknown): string | undefined => (typeof value === 'string' ? value : undefined);
