import { expect, test } from 'vitest';
import { finish } from '../scripts/bundle.ts';

const body = { content: { 'application/json': { examples: { one: { $ref: '#/components/examples/one' } } } } };
const document = {
  paths: { '/a': { get: { responses: { 400: { $ref: '#/components/responses/BadRequest' } } } } },
  components: {
    schemas: { Zebra: { $ref: '#/components/schemas/Ant' }, Ant: { type: 'string' } },
    responses: { BadRequest: body },
    examples: { one: { value: 1 } },
  },
};

test('inlines responses and examples, and keeps schemas as references in alphabetical order', () => {
  expect(finish(document)).toEqual({
    paths: {
      '/a': {
        get: { responses: { 400: { content: { 'application/json': { examples: { one: { value: 1 } } } } } } },
      },
    },
    components: { schemas: { Ant: { type: 'string' }, Zebra: { $ref: '#/components/schemas/Ant' } } },
  });
  const finished = JSON.stringify(finish(document));
  expect(finished.indexOf('"Ant"')).toBeLessThan(finished.indexOf('"Zebra"'));
});

test('a reference to nothing is an error that names it', () => {
  const broken = { ...document, components: { schemas: {} } };
  expect(() => finish(broken)).toThrow('#/components/responses/BadRequest');
});
