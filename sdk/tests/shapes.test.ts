import { safeParse } from 'zod/mini';
import { describe, expect, it } from 'vitest';
import * as shapes from '../src/runtime/shapes';

const schema = shapes.object({
  name: shapes.string(),
  age: shapes.nullable(shapes.number()),
  remixable: shapes.boolean(),
  mood: shapes.enum(['calm', 'glad']),
  width: shapes.literal(600),
  heights: shapes.array(shapes.literal([800, 900])),
  motto: shapes.optional(shapes.string()),
  reply: shapes.union([shapes.null(), shapes.object({ text: shapes.string() })]),
  extra: shapes.unknown(),
});

const value = {
  name: 'Maren',
  age: null,
  remixable: true,
  mood: 'calm',
  width: 600,
  heights: [800, 900],
  reply: { text: 'Stay.' },
  extra: [1],
};

const faults = (changed: object) =>
  safeParse(schema, { ...value, ...changed }).error?.issues.map(({ code, path }) => ({ code, path: path.join('.') }));

describe('a schema of the core', () => {
  it('takes what fits', () => {
    expect(safeParse(schema, value)).toMatchObject({ success: true });
    expect(safeParse(schema, { ...value, reply: null, motto: 'Row.' })).toMatchObject({ success: true });
  });

  it.each([
    [{ name: 7 }, 'invalid_type', 'name'],
    [{ name: undefined }, 'invalid_type', 'name'],
    [{ age: '7' }, 'invalid_type', 'age'],
    [{ remixable: 1 }, 'invalid_type', 'remixable'],
    [{ mood: 'sad' }, 'invalid_value', 'mood'],
    [{ width: 601 }, 'invalid_value', 'width'],
    [{ heights: [800, 700] }, 'invalid_value', 'heights.1'],
    [{ heights: {} }, 'invalid_type', 'heights'],
    [{ motto: null }, 'invalid_type', 'motto'],
    [{ reply: { text: 7 } }, 'invalid_union', 'reply'],
  ])('says where %j does not', (changed, code, path) => {
    expect(faults(changed)).toEqual([{ code, path }]);
  });

  it('tells the names of an enumeration', () => {
    expect(shapes.enum(['calm', 'glad']).options).toEqual(['calm', 'glad']);
  });
});
