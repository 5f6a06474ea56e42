import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { parse } from 'yaml';

const schema = (name: string) =>
  parse(readFileSync(new URL(`../schemas/creation/${name}.yaml`, import.meta.url), 'utf8'));

test('every field of a draft can be changed, within the same limits, and has a name', () => {
  const fields = schema('CharacterDraftFields');
  expect(schema('CharacterDraftChanges').properties).toEqual(fields.properties);
  expect(fields.required).toEqual(Object.keys(fields.properties));
  expect(schema('CharacterDraftField').enum).toEqual(fields.required);
});
