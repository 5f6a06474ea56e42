import { expect, it } from 'vitest';

import { changed, changesOf, freeName, type SourceFix } from './fix-source';

const source = `# title: Low Tide
The sea leaves.
+ [Follow it.] -> oot
+ [Stay.] You stay.
=== out
Far out.
=== out
  Too far.

-> END
# author: Ilse
# meter: courage; Courage`;

const fixed = (line: number, fix: SourceFix, text = source) => changed(text, changesOf(text, line, fix));

it('puts the name there that was meant', () => {
  expect(fixed(3, { kind: 'replace', wrong: 'oot', right: 'out' })).toBe(source.replace('oot', 'out'));
});

it('ends a way that runs out, inside its choice and in its depth', () => {
  expect(fixed(4, { kind: 'end' })).toBe(source.replace('You stay.', 'You stay.\n  -> END'));
  expect(fixed(6, { kind: 'end' })).toBe(source.replace('Far out.', 'Far out.\n-> END'));
  expect(fixed(8, { kind: 'end' })).toBe(source);
});

it('gives a part whose name is taken one that is free', () => {
  expect(freeName(source, 'out')).toBe('out_2');
  expect(freeName(`${source}\n=== out_2\nVAR out_3 = 1`, 'out')).toBe('out_4');
  expect(fixed(7, { kind: 'rename', wrong: 'out', right: 'out_2' })).toBe(
    source.replace('=== out\n  Too', '=== out_2\n  Too'),
  );
});

it('moves a tag to the top, and declares the variable that one names', () => {
  expect(fixed(11, { kind: 'to-top' })).toBe(`# author: Ilse\n${source.replace('\n# author: Ilse', '')}`);
  expect(fixed(12, { kind: 'declare', name: 'courage' })).toBe(source.replace('# meter', 'VAR courage = 0\n# meter'));
});

it.each<[number, SourceFix]>([
  [2, { kind: 'replace', wrong: 'oot', right: 'out' }],
  [9, { kind: 'end' }],
  [6, { kind: 'rename', wrong: 'out', right: 'out_2' }],
  [2, { kind: 'to-top' }],
  [1, { kind: 'to-top' }],
  [2, { kind: 'declare', name: 'courage' }],
  [99, { kind: 'end' }],
])('leaves line %i as it is when it is not any more what the problem was found in: %j', (line, fix) => {
  expect(fixed(line, fix)).toBe(source);
});
