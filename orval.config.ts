import { readFileSync } from 'node:fs';
import { defineConfig } from 'orval';
import { parse } from 'yaml';
import { forClients } from './sdk/scripts/for-clients.ts';

/** The part of the contract that decides how the SDK sends an operation. */
interface Operation {
  operationId: string;
  security?: object[];
  'x-timeout-ms'?: number;
  parameters?: { $ref?: string; name?: string }[];
  responses: Record<string, { content?: Record<string, unknown> }>;
}

const contract = './api-spec/dist/openapi.yaml';
const document: { paths: Record<string, Record<string, Operation>> } = parse(
  readFileSync(new URL(contract, import.meta.url), 'utf8'),
);

/** Reads under this path hand out credentials, nonces and one-time codes: sending one of them twice is not safe. */
const signIn = '/registerlogin/';
const safeReadRetries = 2;

const takesKey = ({ parameters }: Operation): boolean =>
  parameters?.some(({ $ref }) => $ref === '#/components/parameters/IdempotencyKey') ?? false;

const requestOptions = (method: string, path: string, operation: Operation) => ({
  ...(operation.security?.length === 0 ? { session: 'none' } : {}),
  // Product §7.1: complete-profile alone sends its credential as `Bearer …`.
  ...(operation.operationId === 'completeProfile' ? { credential: 'bearer' } : {}),
  ...(operation['x-timeout-ms'] === undefined ? {} : { timeoutMs: operation['x-timeout-ms'] }),
  ...(takesKey(operation) ? { idempotent: true } : {}),
  ...(method === 'get' && !path.startsWith(signIn) ? { retries: safeReadRetries } : {}),
});

const runtime = './sdk/src/runtime';

/** Calls whose answer is not simply the `data` of the envelope. */
const readings: Record<string, { path: string; name: string; inferred: true } | undefined> = {
  getBasicInfo: { path: `${runtime}/readings.ts`, name: 'basicInfo', inferred: true },
  claimDailyPoints: { path: `${runtime}/readings.ts`, name: 'dailyClaim', inferred: true },
};
const stream = { path: `${runtime}/stream.ts`, name: 'stream', inferred: true } as const;

const file = { path: `${runtime}/file.ts`, name: 'file', inferred: true } as const;

const isStream = (operation: Operation) => operation.responses['200']?.content?.['text/event-stream'] !== undefined;
const isFile = (operation: Operation) =>
  !isStream(operation) && operation.responses['200']?.content?.['application/json'] === undefined;
/** A stream is read by a loop and a file is saved: neither is a query. */
const noHooks = {
  useQuery: false,
  useMutation: false,
  usePrefetch: false,
  useInvalidate: false,
  useSetQueryData: false,
};
const hasCursor = (operation: Operation) =>
  operation.parameters?.some(({ $ref, name }) => name === 'cursor' || $ref === '#/components/parameters/Cursor') ??
  false;

const operations = Object.fromEntries(
  Object.entries(document.paths).flatMap(([path, item]) =>
    Object.entries(item).map(([method, operation]) => {
      const mutator = isStream(operation) ? stream : isFile(operation) ? file : readings[operation.operationId];
      return [
        operation.operationId,
        {
          requestOptions: requestOptions(method, path, operation),
          ...(mutator === undefined ? {} : { mutator }),
          ...(isStream(operation) || isFile(operation) ? { query: noHooks } : {}),
          ...(hasCursor(operation) ? { query: { useInfinite: true, useInfiniteQueryParam: 'cursor' } } : {}),
        },
      ];
    }),
  ),
);

const input = { target: contract, override: { transformer: forClients } };

const generated = './sdk/src/generated';
const schemas = { path: `${generated}/model`, type: 'zod' } as const;
const zodMini = { version: 4, variant: 'mini', generateReusableSchemas: true } as const;

/** In place of the contract's description, which orval would repeat at the head of each of a thousand files. */
const header = () => ['Written from the contract by `npm run generate`; never edited.'];

const calls = {
  header,
  mutator: { path: `${runtime}/http.ts`, name: 'http', inferred: true },
  includeZodSchemaInArguments: true,
  paramsSerializer: { path: `${runtime}/query.ts`, name: 'query' },
  zod: zodMini,
  fetch: { runtimeValidation: true, forceSuccessResponse: true, includeHttpErrorResponse: true },
  operations,
};

export default defineConfig({
  client: {
    input,
    output: {
      mode: 'tags-split',
      client: 'fetch',
      urlEncodeParameters: true,
      target: `${generated}/client/client.ts`,
      schemas,
      mock: {
        path: `${generated}/mocks`,
        generators: [{ type: 'msw', baseUrl: '*/api', delay: false, useExamples: true }],
      },
      override: calls,
    },
  },
  react: {
    input,
    output: {
      mode: 'tags-split',
      client: 'react-query',
      httpClient: 'fetch',
      urlEncodeParameters: true,
      target: `${generated}/react/react.ts`,
      schemas,
      override: {
        ...calls,
        query: {
          version: 5,
          signal: true,
          useQuery: true,
          usePrefetch: true,
          useInvalidate: true,
          useSetQueryData: true,
        },
      },
    },
  },
  server: {
    input: contract,
    output: {
      mode: 'single',
      client: 'zod',
      target: './server/src/contract/validators.ts',
      override: {
        header,
        zod: {
          version: 4,
          variant: 'classic',
          generateReusableSchemas: true,
          generateDiscriminatedUnion: true,
          generateEachHttpStatus: true,
          coerce: { param: ['number'], query: ['number', 'boolean'] },
        },
      },
    },
  },
});
