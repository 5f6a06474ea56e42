import type { Success, SweepRequest } from './sweep.ts';

const long = 'x'.repeat(2_000);

/** What stands in an address where an id or a filter belongs. */
const texts = ['nobody-here', '%00', '../../etc/passwd', "' or 1=1 --", '\u202e🦊', '__proto__', '-1', '1e309', long];

/** What stands in a body where a value belongs. */
const values: readonly unknown[] = [
  null,
  0,
  -1,
  1e308,
  true,
  [],
  {},
  ['x'],
  { constructor: { prototype: 1 } },
  '',
  '\u0000',
  'x'.repeat(100_000),
  '🦊\u202E\uD800',
  '../../etc/passwd',
  "' or 1=1 --",
];

/** What stands in place of a whole body: the last two are not JSON. */
const bodies: readonly unknown[] = [null, [], 7, '"x"', '['.repeat(2_000), '{'];

type Keys = readonly string[];

const isFolder = (value: unknown): value is object => typeof value === 'object' && value !== null;

/** The ways to every value inside another, the outer ones too. */
const waysTo = (value: unknown, keys: Keys = []): Keys[] =>
  isFolder(value)
    ? Object.entries(value).flatMap(([key, inner]) => [[...keys, key], ...waysTo(inner, [...keys, key])])
    : [];

/** The same value with something else in one place. */
function replaced(value: unknown, [key, ...further]: Keys, put: unknown): unknown {
  if (key === undefined) return put;
  const inner = replaced(Object(value)[key], further, put);
  return Array.isArray(value)
    ? value.map((item, at): unknown => (String(at) === key ? inner : item))
    : { ...Object(value), [key]: inner };
}

const unique = (ways: readonly Keys[]): Keys[] => [...new Map(ways.map((way) => [way.join('.'), way])).values()];

/**
 * Calls as an attacker or a broken program makes them from one that is right: each has one wrong value. Of many, those
 * that are evenly spaced.
 *
 * @param most how many
 */
export function hostileCalls({ operation, request }: Success, most: number): SweepRequest[] {
  const { path = {}, query = {}, headers = {}, body } = request;
  const queryNames = operation.parameters.filter((parameter) => parameter.in === 'query').map(({ name }) => name);
  const all: SweepRequest[] = [
    ...Object.keys(path).flatMap((name) => texts.map((text) => ({ ...request, path: { ...path, [name]: text } }))),
    ...queryNames.flatMap((name) => ['', ...texts].map((text) => ({ ...request, query: { ...query, [name]: text } }))),
    ...('If-Match' in headers
      ? ['', '"x"', '*', long].map((tag) => ({ ...request, headers: { 'If-Match': tag } }))
      : []),
    ...(body === undefined ? [] : bodies.map((other) => ({ ...request, body: other }))),
    ...unique(waysTo(body)).flatMap((way) => values.map((value) => ({ ...request, body: replaced(body, way, value) }))),
  ];
  const stride = Math.max(1, all.length / most);
  return Array.from({ length: Math.min(most, all.length) }, (_, at) => all[Math.floor(at * stride)] ?? request);
}

/** The same call by another account, which does not know the secret in it. */
export function withoutSecret({ path, query, headers, body }: SweepRequest, secret: string): SweepRequest {
  const plain = secret.replaceAll(/\S/g, 'o');
  const clean = (value: unknown): unknown => {
    if (typeof value === 'string') {
      const bytes = Buffer.from(value, 'base64').toString('utf8');
      if (bytes.includes(secret)) return Buffer.from(bytes.replaceAll(secret, plain)).toString('base64');
      return value.replaceAll(secret, plain);
    }
    if (Array.isArray(value)) return value.map(clean);
    return isFolder(value)
      ? Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, clean(inner)]))
      : value;
  };
  return {
    ...(path === undefined ? {} : { path }),
    ...(query === undefined ? {} : { query }),
    ...(headers === undefined ? {} : { headers }),
    ...(body === undefined ? {} : { body: clean(body) }),
  };
}
