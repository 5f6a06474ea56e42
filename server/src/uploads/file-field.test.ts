import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { FileField } from './file-field.ts';

const LIMITS = { maxLength: 22_000_000, maxRestBytes: 100_000 };

/** What is read of a body that arrives in pieces of these sizes, in turn. */
function read(body: string | Uint8Array, sizes: readonly number[] = [7], limits = LIMITS) {
  const field = new FileField('content', limits);
  const bytes = Buffer.from(body);
  const pieces: Buffer[] = [];
  let turn = 0;
  for (let at = 0; at < bytes.length; turn += 1) {
    const size = sizes[turn % sizes.length] ?? 1;
    for (const piece of field.push(bytes.subarray(at, at + size))) pieces.push(Buffer.from(piece));
    at += size;
  }
  return { file: Buffer.concat(pieces), rest: field.end().toString() };
}

const refusal = (read: () => unknown) => {
  try {
    read();
  } catch (error) {
    return error;
  }
  return undefined;
};

describe('a file in a body', () => {
  it('is the bytes that were sent, and the rest is what was sent beside it, in whatever pieces they arrive', () => {
    const name = fc.string({ maxLength: 12 }).filter((key) => key !== 'content' && key !== '__proto__');
    // JSON has no -0: it is sent as 0.
    const value = fc.jsonValue({ maxDepth: 3 }).map((json): unknown => JSON.parse(JSON.stringify(json)));
    const others = fc.array(fc.tuple(name, value), { maxLength: 6 });
    const sizes = fc.array(fc.integer({ min: 1, max: 60 }), { minLength: 1, maxLength: 5 });
    fc.assert(
      fc.property(
        fc.uint8Array({ minLength: 1, maxLength: 200 }),
        others,
        others,
        sizes,
        fc.constantFrom(0, 2),
        (bytes, before, after, turns, indent) => {
          const sent = Object.fromEntries([...before, ['content', Buffer.from(bytes).toString('base64')], ...after]);
          const { file, rest } = read(JSON.stringify(sent, null, indent), turns);
          expect(file.equals(bytes)).toBe(true);
          expect(JSON.parse(rest)).toEqual({ ...sent, content: '' });
        },
      ),
    );
  });

  it('may have its slashes and plus signs escaped, as PHP and .NET send them', () => {
    const sent = Buffer.from('/+/+/+/+////++++/+==', 'base64').toString('base64');
    for (const [slash, plus] of [
      [String.raw`\/`, '+'],
      [String.raw`\u002f`, String.raw`\u002B`],
    ] as const) {
      const escaped = sent.replaceAll('+', plus).replaceAll('/', slash);
      for (const size of [1, 2, 3, 5, 64]) {
        expect(read(`{"content":"${escaped}"}`, [size]).file.toString('base64')).toBe(sent);
      }
    }
  });

  it('is no string of the same name further within, and no text that only looks like it', () => {
    for (const body of [
      '{"a":{"content":"aGk="}}',
      '["content","aGk="]',
      String.raw`{"a":"\"content\":\"aGk=\""}`,
      '{"content":["aGk="],"b":"content"}',
      '{"content":null}',
    ]) {
      expect(read(body)).toEqual({ file: Buffer.alloc(0), rest: body });
    }
  });

  it.each([
    ['is empty', '{"content":""}'],
    ['is padding alone', '{"content":"=="}'],
    ['has padding within', '{"content":"aGk=aGk="}'],
    ['has too much padding', '{"content":"aGk==="}'],
    ['has other characters', '{"content":"aG k"}'],
    ['is in its URL form', '{"content":"_-_-"}'],
    ['has a quote in it', String.raw`{"content":"aG\"k"}`],
    ['ends in an escape that is none', String.raw`{"content":"aGk=\u00"}`],
    ['is there twice', '{"content":"aGk=","content":"aGk="}'],
  ])('is refused when it %s', (_why, body) => {
    for (const size of [1, 3, 100]) {
      expect(refusal(() => read(body, [size]))).toMatchObject({ reason: 'VALIDATION_FAILED', field: 'content' });
    }
  });

  it('may be as long as the contract says, and what is beside it as long as other bodies', () => {
    const limits = { maxLength: 8, maxRestBytes: 40 };
    expect(read('{"content":"aGhoaGho"}', [5], limits).file.toString()).toBe('hhhhhh');
    const long = refusal(() => read('{"content":"aGhoaGhoaGho"}', [5], limits));
    expect(long).toMatchObject({ reason: 'VALIDATION_FAILED', field: 'content' });
    const wide = refusal(() => read(`{"content":"aGhoaGho","a":"${'x'.repeat(40)}"}`, [5], limits));
    expect(wide).toMatchObject({ reason: 'PAYLOAD_TOO_LARGE' });
  });

  it('leaves what cannot be parsed as it was', () => {
    for (const body of [
      '{"content" "aGk="}',
      '{"content":"aGk="',
      '{"content":"aGk="}}',
      '{"content":"aGk',
      '"content":"aGk="',
    ]) {
      expect(() => JSON.parse(read(body).rest)).toThrow(SyntaxError);
    }
  });

  it('of 15 MiB takes no memory to speak of', () => {
    const field = new FileField('content', LIMITS);
    const chunk = Buffer.alloc(65_536, 'QUJD');
    const push = (bytes: Uint8Array) => [...field.push(bytes)].reduce((sum, piece) => sum + piece.length, 0);
    push(Buffer.from('{"content":"'));
    push(chunk);
    const before = process.memoryUsage().arrayBuffers;
    let size = 0;
    for (let sent = 0; sent < 320; sent += 1) size += push(chunk);
    expect(size).toBe(15 * 1_048_576);
    expect(process.memoryUsage().arrayBuffers - before).toBeLessThan(1_048_576);
  });
});
