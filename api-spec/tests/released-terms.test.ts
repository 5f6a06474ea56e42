import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { listOperations, readContract, type Contract, type Schema } from '../scripts/contract.ts';
import { contractDir } from '../scripts/redocly.ts';
import { brokenTerms } from '../scripts/released-terms.ts';

const released = readContract();
const folder = mkdtempSync(join(tmpdir(), 'released-terms-'));
afterAll(() => rmSync(folder, { recursive: true }));

function operation(contract: Contract, id: string) {
  const found = Object.values(contract.paths)
    .flatMap((item) => Object.values(item))
    .find(({ operationId }) => operationId === id);
  if (found === undefined) throw new Error(`${id} is not in the contract.`);
  return found;
}

function schemaOf(contract: Contract, id: string, parameter: string): Schema {
  const place = listOperations(contract).find(({ operationId }) => operationId === id);
  const found = place?.parameters.find(({ name }) => name === parameter);
  if (found === undefined) throw new Error(`${id} has no parameter ${parameter}.`);
  return found.schema;
}

/** What the guard says of today's contract after an edit. */
function faultsAfter(edit: (contract: Contract) => void): string[] {
  const changed = structuredClone(released);
  edit(changed);
  return brokenTerms(released, changed);
}

describe('the guard of released terms', () => {
  test('accepts a contract against itself', () => {
    expect(brokenTerms(released, released)).toEqual([]);
  });

  test('refuses a removed timeout and a shorter one, and accepts a longer one', () => {
    const timeout = (value: number | undefined) =>
      faultsAfter((contract) => {
        const login = operation(contract, 'twitterLogin');
        if (value === undefined) delete login['x-timeout-ms'];
        else login['x-timeout-ms'] = value;
      });
    expect(timeout(undefined)).toEqual(['twitterLogin: x-timeout-ms was 15000 and is now missing']);
    expect(timeout(5000)).toEqual(['twitterLogin: x-timeout-ms was 15000 and is now 5000']);
    expect(timeout(20_000)).toEqual([]);
  });

  test('refuses a removed and a lowered limit of a body', () => {
    expect(faultsAfter((contract) => delete operation(contract, 'importStory')['x-max-body-bytes'])).toEqual([
      'importStory: x-max-body-bytes was 4259840 and is now missing',
    ]);
    expect(
      faultsAfter((contract) => {
        operation(contract, 'importStory')['x-max-body-bytes'] = 1000;
      }),
    ).toEqual(['importStory: x-max-body-bytes was 4259840 and is now 1000']);
  });

  test('refuses a changed default of the content mode, for every operation that sends it', () => {
    const users = listOperations(released).filter(({ parameters }) =>
      parameters.some(({ name }) => name === 'sfw-type'),
    );
    expect(users.length).toBeGreaterThan(200);
    expect(
      faultsAfter((contract) => {
        schemaOf(contract, 'getHome', 'sfw-type')['default'] = 'nsfw';
      }),
    ).toEqual(
      users.map(({ operationId }) => `${operationId}: default of parameter sfw-type was "sfw" and is now "nsfw"`),
    );
  });

  test('refuses a removed default of a parameter whose schema is a reference', () => {
    const { $ref } = schemaOf(released, 'listCharacters', 'sort');
    expect(
      faultsAfter((contract) => delete contract.components.schemas[$ref?.split('/').at(-1) ?? '']?.['default']),
    ).toContain('listCharacters: default of parameter sort was "popular" and is now missing');
  });

  test('refuses a changed default within a body that is a reference', () => {
    expect(
      faultsAfter((contract) => {
        const hours = contract.components.schemas['RoomInviteForm']?.properties?.['hours'];
        if (hours === undefined) throw new Error('RoomInviteForm has no hours.');
        hours['default'] = 1;
      }),
    ).toEqual(['createRoomInvite: default of body.hours was 168 and is now 1']);
  });

  test('refuses a removed header of an answer', () => {
    expect(
      faultsAfter((contract) => {
        operation(contract, 'getHome').responses['200'] = {
          ...operation(contract, 'getHome').responses['200'],
          content: operation(contract, 'getHome').responses['200']?.content ?? {},
          headers: {},
        };
      }),
    ).toContain('getHome: header of the answer 200 X-Request-Id is missing');
  });

  test('accepts a new default and a new limit', () => {
    expect(
      faultsAfter((contract) => {
        operation(contract, 'getHome')['x-timeout-ms'] = 1000;
        schemaOf(contract, 'listCharacters', 'q')['default'] = '';
      }),
    ).toEqual([]);
  });

  test('ends as a command with an error that names the operation', () => {
    const changed = structuredClone(released);
    delete operation(changed, 'twitterLogin')['x-timeout-ms'];
    const [before, after] = ['before.json', 'after.json'].map((name) => join(folder, name));
    writeFileSync(before ?? '', JSON.stringify(released));
    writeFileSync(after ?? '', JSON.stringify(changed));
    const guard = (...files: (string | undefined)[]) =>
      spawnSync(process.execPath, [join(contractDir, 'scripts/released-terms.ts'), ...files.map(String)], {
        encoding: 'utf8',
      });
    expect(guard(before, before).status).toBe(0);
    const { status, stderr } = guard(before, after);
    expect(status).toBe(1);
    expect(stderr).toContain('Breaking change: twitterLogin: x-timeout-ms was 15000 and is now missing');
  });
});
