import { describe, expect, test } from 'vitest';
import { listOperations, mediaOf, readContract, type PlacedOperation } from '../scripts/contract.ts';
import { documentedCalls } from './documented-calls.ts';

const contract = readContract();
const operations = new Map(listOperations(contract).map((operation) => [operation.operationId, operation]));

function operationOf(id: string): PlacedOperation {
  const operation = operations.get(id);
  if (!operation) throw new Error(`The contract has no operation ${id}.`);
  return operation;
}

const namesIn = (operation: PlacedOperation, place: 'query' | 'header') =>
  operation.parameters.filter((parameter) => parameter.in === place).map((parameter) => parameter.name);

function bodyFields(operation: PlacedOperation): string[] {
  const ref = operation.requestBody?.content['application/json'].schema.$ref ?? '';
  return Object.keys(contract.components.schemas[ref.replace('#/components/schemas/', '')]?.properties ?? {});
}

test('marks exactly the 26 documented calls as documented', () => {
  const marked = [...operations.values()].filter((operation) => operation['x-origin'] === 'documented');
  expect(Object.keys(documentedCalls)).toHaveLength(26);
  expect(marked.map((operation) => operation.operationId).sort()).toEqual(Object.keys(documentedCalls).sort());
});

describe.each(Object.entries(documentedCalls))('%s', (id, { call, query, body }) => {
  const operation = operationOf(id);

  test('has the documented method and path', () => {
    expect(`${operation.method.toUpperCase()} ${operation.path}`).toBe(call);
  });

  test('carries the documented query; every other parameter is marked as designed and optional', () => {
    const inQuery = operation.parameters.filter((parameter) => parameter.in === 'query');
    const added = inQuery.filter((parameter) => parameter['x-origin'] === 'designed');
    expect(inQuery.filter((parameter) => !added.includes(parameter)).map(({ name }) => name)).toEqual(query);
    expect(added.filter((parameter) => parameter.required)).toEqual([]);
  });

  test('carries the documented body, or accepts the fields of the query in an optional one', () => {
    const isRequired = operation.requestBody?.required ?? false;
    const isCopyOfQuery = operation.requestBody !== undefined && !isRequired;
    expect(bodyFields(operation).sort()).toEqual([...(isCopyOfQuery ? query : body)].sort());
    expect(isRequired).toBe(body.length > 0);
  });

  test('carries the session headers, unless it opens the session', () => {
    const expected = id === 'deviceInit' ? [] : ['Device-ID', 'User-Login-Status', 'sfw-type', 'language-type'];
    expect(namesIn(operation, 'header')).toEqual(expected);
    expect(operation.security).toEqual(id === 'deviceInit' ? [] : [{ session: [] }]);
  });
});

test('a GET carries no body', () => {
  const withBody = [...operations.values()].filter(({ method, requestBody }) => method === 'get' && requestBody);
  expect(withBody).toEqual([]);
});

test('a POST takes in its body whatever it takes in its query, and requires neither place', () => {
  const faults = [...operations.values()]
    .filter(({ method }) => method === 'post')
    .flatMap((operation) =>
      operation.parameters.filter(
        ({ in: place, name, required }) => place === 'query' && (required || !bodyFields(operation).includes(name)),
      ),
    );
  expect(faults).toEqual([]);
});

test('only the microblog calls have a timeout of their own: 15 s and 30 s', () => {
  const timeouts = [...operations.values()].flatMap((operation) =>
    operation['x-timeout-ms'] === undefined ? [] : [[operation.operationId, operation['x-timeout-ms']]],
  );
  expect(timeouts).toEqual([
    ['twitterLogin', 15_000],
    ['twitterCallback', 30_000],
  ]);
});

test('every call that hands out a session declares the three values as response headers', () => {
  const answerOf = ({ responses }: PlacedOperation) => responses['200'];
  const schemaNameOf = (operation: PlacedOperation) => {
    const answer = answerOf(operation);
    return (answer && mediaOf(answer.content).schema.$ref) ?? '';
  };
  const handingOut = [...operations.values()].filter((operation) =>
    /(DeviceSession|Login)Envelope$/.test(schemaNameOf(operation)),
  );
  expect(handingOut).toHaveLength(19);
  expect(handingOut.map((operation) => Object.keys(answerOf(operation)?.headers ?? {}))).toEqual(
    handingOut.map(() => expect.arrayContaining(['Authorization', 'Device-ID', 'User-Login-Status'])),
  );
});
