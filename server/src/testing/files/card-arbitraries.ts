import fc from 'fast-check';

const text = fc.string({ unit: 'binary', maxLength: 40 });
const unknown = fc
  .dictionary(
    fc.string({ maxLength: 8 }).map((name) => `x ${name}`),
    fc.jsonValue({ maxDepth: 4, depthSize: 'small' }),
    { maxKeys: 4 },
  )
  .filter((value) => !JSON.stringify(value).includes('__proto__'));

const entry = fc
  .record({
    keys: fc.array(text, { maxLength: 3 }),
    content: text,
    extensions: unknown,
    enabled: fc.boolean(),
    insertion_order: fc.integer(),
    use_regex: fc.boolean(),
    id: fc.oneof(fc.integer(), text),
    secondary_keys: fc.array(text, { maxLength: 2 }),
    position: fc.constantFrom('before_char', 'after_char'),
  })
  .chain((fields) => unknown.map((others) => ({ ...others, ...fields })));

const asset = fc.record({
  type: fc.constantFrom('icon', 'emotion', 'background', 'x_voice'),
  uri: fc.oneof(
    fc.uint8Array({ minLength: 1, maxLength: 30 }).map((bytes) => {
      return `data:application/octet-stream;base64,${Buffer.from(bytes).toString('base64')}`;
    }),
    fc.webUrl(),
    fc.constant('ccdefault:'),
  ),
  name: text,
  ext: fc.constantFrom('png', 'webp', 'mp3', 'bin'),
});

const data = fc
  .record(
    {
      name: text,
      description: text,
      personality: text,
      scenario: text,
      first_mes: text,
      mes_example: text,
      creator_notes: text,
      system_prompt: text,
      post_history_instructions: text,
      alternate_greetings: fc.array(text, { maxLength: 3 }),
      group_only_greetings: fc.array(text, { maxLength: 3 }),
      tags: fc.array(text, { maxLength: 3 }),
      creator: text,
      character_version: text,
      extensions: unknown,
      assets: fc.array(asset, { maxLength: 3 }),
      nickname: text,
      source: fc.array(fc.webUrl(), { maxLength: 2 }),
      creation_date: fc.nat(),
      character_book: fc.record({ name: text, extensions: unknown, entries: fc.array(entry, { maxLength: 3 }) }),
    },
    { requiredKeys: ['name', 'description'] },
  )
  .chain((fields) => unknown.map((others) => ({ ...others, ...fields })));

export const v3Cards = fc
  .tuple(unknown, data)
  .map(([around, fields]) => ({ ...around, spec: 'chara_card_v3', spec_version: '3.0', data: fields }));
