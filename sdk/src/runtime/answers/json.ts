export const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;

export const textOf = (value: unknown): string | undefined => (typeof value === 'string' ? value : undefined);
