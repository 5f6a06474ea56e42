import { expect, test } from 'vitest';

import { readGuidance } from './guidance';

test('the advice of a docstring is read by its headings, in any order and of any length', () => {
  const docstring =
    'A button.\n\nIt keeps its width.\n\n**Use** to do something\nhere.\n\n**Accessibility:** Named by its words.';
  expect(readGuidance(docstring)).toEqual({
    what: 'A button.\n\nIt keeps its width.',
    use: 'to do something\nhere.',
    avoid: '',
    accessibility: 'Named by its words.',
  });
});

test('a docstring without headings only says what the component is', () => {
  expect(readGuidance('A book.')).toEqual({ what: 'A book.', use: '', avoid: '', accessibility: '' });
});
