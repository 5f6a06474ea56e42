import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createEventParser } from './event-parser';

const parse = (...pieces: readonly string[]) => {
  const read = createEventParser();
  return pieces.flatMap((piece) => read(piece));
};

/** The examples of the HTML Standard §9.2.6, and what its grammar allows beside them. */
const cases: readonly (readonly [string, string, ReturnType<typeof parse>])[] = [
  ['several lines of data', 'data: YHOO\ndata: +2\ndata: 10\n\n', [{ id: undefined, data: 'YHOO\n+2\n10' }]],
  ['comments', ': test stream\n\n: heartbeat\ndata: first\n\n', [{ id: undefined, data: 'first' }]],
  [
    'ids, which stay',
    'id: 1\ndata: a\n\ndata: b\n\n',
    [
      { id: '1', data: 'a' },
      { id: '1', data: 'b' },
    ],
  ],
  [
    'an id that is taken back',
    'id: 1\ndata: a\n\nid\ndata: b\n\n',
    [
      { id: '1', data: 'a' },
      { id: '', data: 'b' },
    ],
  ],
  ['an id with a null, which does not count', 'id: 1\0\ndata: a\n\n', [{ id: undefined, data: 'a' }]],
  [
    'a single space after the colon',
    'data:x\n\ndata:  y\n\n',
    [
      { id: undefined, data: 'x' },
      { id: undefined, data: ' y' },
    ],
  ],
  [
    'empty data',
    'data\n\ndata\ndata\n\n',
    [
      { id: undefined, data: '' },
      { id: undefined, data: '\n' },
    ],
  ],
  ['other fields', 'event: add\nretry: 10\nweight: 3\ndata: a\n\n', [{ id: undefined, data: 'a' }]],
  ['an event that is not complete', 'data: a\n\ndata: b\n', [{ id: undefined, data: 'a' }]],
];

describe('an event stream', () => {
  it.each(cases)('may have %s', (_, text, expected) => {
    expect(parse(text)).toEqual(expected);
  });

  it.each(['\r\n', '\r'])('may end its lines with %j', (end) => {
    const text = 'id: 1\ndata: a\ndata: b\n\ndata: c\n\n'.replaceAll('\n', end);

    expect(parse(text, ': more\n')).toEqual(parse('id: 1\ndata: a\ndata: b\n\ndata: c\n\n'));
  });

  it('reads the same in whatever pieces it arrives', () => {
    const text =
      'id: 7\r\ndata: {"kind":"reply-text","text":"Grüße, 灯"}\r\n\r\n: heartbeat\r\n\r\nid: 8\r\ndata: x\r\ndata: y\r\n\r\n';
    const whole = parse(text);

    fc.assert(
      fc.property(fc.array(fc.nat(text.length)), (cuts) => {
        const places = [0, ...cuts.toSorted((a, b) => a - b), text.length];
        const pieces = places.slice(1).map((end, index) => text.slice(places[index], end));

        expect(parse(...pieces)).toEqual(whole);
      }),
    );
  });
});
