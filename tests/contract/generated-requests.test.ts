import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';

import { listOperations, mediaOf, readContract, type PlacedOperation } from '../../api-spec/scripts/contract.ts';
import { makeSchemaCheck } from '../../api-spec/tests/schema-check.ts';
import { operations, type OperationFacts } from '../../server/src/contract/operations.ts';
import { startServer, type RunningServer } from '../servers/start-server.ts';

const contract = readContract();
const described = new Map(listOperations(contract).map((operation) => [operation.operationId, operation]));
const validatorOf = makeSchemaCheck(contract);

/** What hostile or hurried callers put where a value belongs. */
const nasty = fc.oneof(
  fc.constantFrom(
    '',
    'null',
    'undefined',
    '0',
    '-1',
    '1e309',
    'web',
    'sfw',
    'NSFW',
    'a@x.test,b@y.test',
    '../../etc/passwd',
    "' or 1=1 --",
    '<b>',
    '\u202e',
    '积分不足',
  ),
  fc.string({ maxLength: 40 }),
  fc.string({ unit: 'grapheme', maxLength: 20 }),
  fc.integer().map(String),
  fc.constant('x'.repeat(1500)),
);

const segments = fc.oneof(
  fc.constantFrom('maren-vale', 'nine-lanterns-to-midnight', 'nobody-here', 'A', '%00', '__proto__'),
  fc.stringMatching(/^[a-z0-9-]{1,64}$/),
);

const bodies = fc.oneof(
  fc.jsonValue({ maxDepth: 4 }).map((value) => JSON.stringify(value)),
  fc
    .dictionary(
      fc.constantFrom('userName', 'motto', 'code', 'way', 'username', 'password', 'confirmed', '__proto__', 'id'),
      fc.oneof(nasty, fc.boolean(), fc.integer(), fc.constant(null)),
    )
    .map((value) => JSON.stringify(value)),
  fc.constantFrom('', '{', '[]', 'null', '"', '{"a":'.repeat(2000)),
);

const requestFor = ({ queryParams, hasBody, path }: OperationFacts) =>
  fc.record({
    path: fc.array(segments, { minLength: 2, maxLength: 2 }).map((values) => {
      let index = 0;
      return path.replaceAll(/\{[^}]+\}/g, () => encodeURIComponent(values[index++ % values.length] ?? ''));
    }),
    query: fc
      .subarray([...queryParams])
      .chain((names) => fc.tuple(...names.map((name) => fc.tuple(fc.constant(name), nasty)))),
    body: hasBody ? fc.option(bodies, { nil: undefined }) : fc.constant(undefined),
    withSession: fc.boolean(),
  });

interface Answer {
  readonly status: number;
  readonly body: unknown;
}

function complaintsAbout(operation: PlacedOperation, { status, body }: Answer): string[] {
  const declared = operation.responses[String(status)];
  if (declared === undefined) return [`status ${String(status)} is not declared`];
  if (status === 500) return ['the server failed by itself'];
  const validate = validatorOf(mediaOf(declared.content).schema);
  validate(body);
  return (validate.errors ?? []).map(
    ({ instancePath, message }) => `${String(status)} ${instancePath} ${message ?? ''}`,
  );
}

/** The value of a JSON answer; the text of a file that anyone may have. */
const bodyOf = async (response: Response): Promise<unknown> =>
  /^application\/json(?:;|$)/.test(response.headers.get('content-type') ?? '') ? response.json() : response.text();

let server: RunningServer;
let session: Record<string, string>;

beforeAll(async () => {
  server = await startServer({ LOG_LEVEL: 'silent', RATE_LIMIT_PER_MINUTE: '0', RATE_LIMIT_DEVICES_PER_MINUTE: '0' });
});
afterAll(async () => server.stop());

// A logout among the requests ends the session, so each operation begins with one of its own.
async function newSession(): Promise<Record<string, string>> {
  const answer = await fetch(`${server.origin}/api/registerlogin/deviceinit?deviceType=web`);
  const { data } = (await answer.json()) as { data: Record<string, string> };
  return data;
}

test.each(Object.entries(operations))(
  '%s answers anything it is sent within the contract',
  async (operationId, facts) => {
    const operation = described.get(operationId);
    if (operation === undefined) throw new Error(`${operationId} is not in the document`);
    session = await newSession();
    await fc.assert(
      fc.asyncProperty(requestFor(facts), async ({ path, query, body, withSession }) => {
        const response = await fetch(`${server.origin}/api${path}?${new URLSearchParams(query).toString()}`, {
          method: facts.method.toUpperCase(),
          headers: {
            ...(withSession ? session : {}),
            ...(body === undefined ? {} : { 'content-type': 'application/json' }),
          },
          ...(body === undefined ? {} : { body }),
        });
        expect(complaintsAbout(operation, { status: response.status, body: await bodyOf(response) })).toEqual([]);
      }),
      { numRuns: 40, seed: 20_261_121 },
    );
  },
);
