import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { spawnSync } from 'node:child_process';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { parse } from 'yaml';
import house from '../lint/house.ts';
import { contractDir } from '../scripts/redocly.ts';

const copy = mkdtempSync(join(tmpdir(), 'contract-'));
const edit = (file: string, from: string | RegExp, to: string) => {
  const text = readFileSync(join(copy, file), 'utf8');
  const edited = text.replace(from, to);
  if (edited === text) throw new Error(`There is no ${from} in ${file}.`);
  writeFileSync(join(copy, file), edited);
};
const redocly = (...args: string[]) =>
  spawnSync(process.execPath, [join(copy, 'scripts', 'redocly.ts'), ...args], { encoding: 'utf8' });

// Most tests lint the whole contract in a process of its own.
vi.setConfig({ testTimeout: 60_000 });

beforeAll(() => {
  for (const part of ['scripts', 'lint', 'openapi.yaml', 'redocly.yaml', 'baseline.yaml', 'package.json']) {
    cpSync(join(contractDir, part), join(copy, part), { recursive: true });
  }
  for (const part of ['paths', 'schemas', 'parameters', 'headers', 'responses', 'examples']) {
    cpSync(join(contractDir, part), join(copy, part), { recursive: true });
  }
  symlinkSync(join(contractDir, '..', 'node_modules'), join(copy, 'node_modules'));
});
afterAll(() => rmSync(copy, { recursive: true }));

test('every rule of the house is on, as an error', () => {
  const { rules } = parse(readFileSync(join(contractDir, 'redocly.yaml'), 'utf8'));
  const names = Object.keys(house().rules.oas3).map((name) => [`house/${name}`, 'error']);
  expect(rules).toMatchObject(Object.fromEntries(names));
});

describe('a contract against the rules of the house', () => {
  test('is refused, and each rule says where', () => {
    edit('paths/explore/get-home.yaml', '- $ref: ../../parameters/shared/SfwType.yaml', '');
    edit('paths/explore/list-tags.yaml', /examples:\n.*\n.*\n/, 'examples: {}\n');
    edit('paths/explore/story.yaml', 'x-origin: designed', 'x-origin: guessed');
    edit('paths/explore/list-characters.yaml', "'503'", 'default');
    edit(
      'paths/explore/list-stories.yaml',
      '$ref: ../../schemas/explore/stories/StoryPageEnvelope.yaml',
      'type: object',
    );
    edit('schemas/sign-in/PasswordForm.yaml', 'maxLength: 128', '');
    edit('openapi.yaml', 'name: points', 'name: home');
    const { status, stdout } = redocly('lint', 'openapi.yaml', '--format', 'json');
    const problems: { ruleId: string; location: { source: { ref: string } }[] }[] = JSON.parse(stdout).problems;
    const found = problems.map(({ ruleId, location }) => `${ruleId} ${location[0]?.source.ref}`);
    expect(status).toBe(1);
    expect(found).toEqual(
      expect.arrayContaining([
        'house/session-headers paths/explore/get-home.yaml',
        'house/examples paths/explore/list-tags.yaml',
        'house/origin paths/explore/story.yaml',
        'house/explicit-statuses paths/explore/list-characters.yaml',
        'house/named-bodies paths/explore/list-stories.yaml',
        'house/bounds schemas/sign-in/PasswordForm.yaml',
        'house/tags-unlike-schemas openapi.yaml',
      ]),
    );
  });
});

describe('a change against the released contract', () => {
  test('fails when it breaks a caller', () => {
    edit('parameters/shared/Search.yaml', 'maxLength: 100', 'maxLength: 50');
    const { status, stderr, stdout } = redocly('diff', 'baseline.yaml', 'openapi.yaml', '--fail-on', 'major');
    expect(status).toBe(1);
    expect(`${stdout}${stderr}`).toContain('`maxLength` changed');
  });
});
