import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { listOperations, readContract } from '../scripts/contract.ts';
import { renderOperations } from '../scripts/operations.ts';

const folder = mkdtempSync(join(tmpdir(), 'operations-'));
let table: Record<string, unknown>;

beforeAll(async () => {
  const file = join(folder, 'operations.ts');
  writeFileSync(file, renderOperations(listOperations(readContract())));
  ({ operations: table } = await import(pathToFileURL(file).href));
});
afterAll(() => rmSync(folder, { recursive: true }));

test('the table names every operation of the contract', () => {
  expect(Object.keys(table)).toEqual(listOperations(readContract()).map(({ operationId }) => operationId));
});

test('distinguishes operations that need a session, accept one or come before it', () => {
  expect(table['deviceInit']).toMatchObject({ session: 'none', method: 'get', path: '/registerlogin/deviceinit' });
  expect(table['getHome']).toMatchObject({ session: 'optional', origin: 'designed' });
  expect(table['logout']).toMatchObject({ session: 'required', origin: 'documented', hasBody: false });
});

test('timeouts, statuses, bodies and repeated parameters are as the contract has them', () => {
  expect(table['twitterCallback']).toMatchObject({ timeoutMs: 30_000 });
  expect(table['getCharacter']).toMatchObject({ statuses: [200, 400, 401, 404, 429, 500, 503] });
  expect(table['verifySmsCode']).toMatchObject({
    hasBody: true,
    bodyRequired: false,
    queryParams: ['phoneNumber', 'code'],
  });
  expect(table['listStories']).toMatchObject({ repeatedParams: ['include', 'exclude'] });
  expect(table['importChat']).toMatchObject({ maxBodyBytes: 8_388_608 });
});

test('a body names the field that has a file in it', () => {
  expect(table['previewCard']).toMatchObject({ file: { field: 'content', maxLength: 16_777_216, isRequired: true } });
  expect(table['uploadPicture']).toMatchObject({ file: { field: 'content', isRequired: false } });
  expect(table['importChat']).not.toHaveProperty('file');
});

test('a stream names its events and a file its media types', () => {
  expect(table['streamChatEvents']).toMatchObject({ events: 'ChatEvent' });
  expect(table['exportChat']).toMatchObject({ files: ['application/jsonl', 'text/markdown', 'text/plain'] });
  expect(table['getChat']).not.toHaveProperty('files');
});
