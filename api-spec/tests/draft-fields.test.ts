import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { parse } from 'yaml';

const schema = (path: string) =>
  parse(readFileSync(new URL(`../schemas/creation/${path}.yaml`, import.meta.url), 'utf8'));

test.each([
  ['character', 'drafts/CharacterDraft'],
  ['story', 'story-drafts/StoryDraft'],
])('every field of a %s draft can be changed, within the same limits, and has a name', (_, path) => {
  const fields = schema(`${path}Fields`);
  expect(schema(`${path}Changes`).properties).toEqual(fields.properties);
  expect(fields.required).toEqual(Object.keys(fields.properties));
  expect(schema(`${path}Field`).enum).toEqual(fields.required);
});
