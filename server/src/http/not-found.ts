import { operations } from '../contract/operations.ts';
import { AppError } from '../errors.ts';

interface KnownPath {
  pattern: RegExp;
  methods: string[];
}

const knownPaths = [...Map.groupBy(Object.values(operations), ({ path }) => path)].map(([path, group]): KnownPath => ({
  pattern: new RegExp(`^${path.replaceAll(/\{\w+\}/g, '[^/]+')}$`),
  methods: group.map(({ method }) => method.toUpperCase()),
}));

export function routeError(path: string): AppError {
  const methods = knownPaths.filter(({ pattern }) => pattern.test(path)).flatMap((known) => known.methods);
  if (methods.length === 0) return new AppError('NOT_FOUND', 'There is nothing at this address');
  return new AppError('METHOD_NOT_ALLOWED', 'This address does not take this method', {
    headers: { allow: methods.join(', ') },
  });
}
