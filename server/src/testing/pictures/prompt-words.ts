import fc from 'fast-check';

/** Any letters, and signs with a meaning elsewhere. */
export const promptWords = fc.oneof(
  { weight: 6, arbitrary: fc.string({ unit: 'grapheme', minLength: 1, maxLength: 60 }) },
  { weight: 3, arbitrary: fc.string({ unit: 'binary', minLength: 1, maxLength: 60 }) },
  {
    weight: 3,
    arbitrary: fc
      .array(
        fc.constantFrom('lamp', ' ', '\r\n', '\t', '"', '\\', '%prompt%', '<lora:x:1>', '🏮', 'e\u0301', '\u202e', "'"),
        {
          minLength: 1,
          maxLength: 30,
        },
      )
      .map((parts) => parts.join('')),
  },
  { weight: 1, arbitrary: fc.string({ minLength: 1_900, maxLength: 2_000 }) },
);
