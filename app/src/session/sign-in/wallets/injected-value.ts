export function hasMethods<Name extends string>(
  value: unknown,
  ...names: readonly Name[]
): value is Readonly<Record<Name, (...args: readonly unknown[]) => unknown>> {
  return (
    typeof value === 'object' && value !== null && names.every((name) => typeof Reflect.get(value, name) === 'function')
  );
}

export const memberOf = (value: unknown, name: string): unknown =>
  typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined;
