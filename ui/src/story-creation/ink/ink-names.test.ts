import { expect, it } from 'vitest';

import { readInkNames } from './ink-names';

it('reads knots, stitches, functions and variables, in their order', () => {
  const source = `VAR asked = 0
LIST bag = rope, lamp
-> landing
=== landing ===
-> landing.quay
= quay
{asked: -> END}
== function count(x)
~ return x
=== ميناء
Arabic names are names too.
`;
  expect(readInkNames(source)).toEqual({
    parts: ['landing', 'landing.quay', 'ميناء'],
    functions: ['count'],
    variables: ['asked', 'bag'],
  });
});

it('reads what there is of a source that does not compile', () => {
  expect(readInkNames('{ open\n=== here\n-> nowhere\n').parts).toEqual(['here']);
});
