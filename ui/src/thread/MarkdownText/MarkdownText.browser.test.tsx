import fc from 'fast-check';
import type { ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';

import { MarkdownText } from './MarkdownText';
import { WholeMarkdown } from './WholeMarkdown';

/** What is drawn, without the line feeds between blocks and the element around them. */
const drawn = (element: ReactElement) => renderToStaticMarkup(element).replaceAll(/>\n+</g, '><').trim();

const words = fc.constantFrom('lamp', 'Licht', '灯', 'مصباح', 'it’s', '7', '—', '“no”');
const marks = fc.constantFrom(
  '*',
  '**',
  '_',
  '`',
  '~',
  '#',
  '>',
  '-',
  '+',
  '=',
  '|',
  '1.',
  '[a]',
  '(b)',
  '<i>',
  '&amp;',
  '\\',
  '!',
);
const gaps = fc.constantFrom(' ', '  ', '\n', '\n\n', '\n \n', '\t', '.', ', ', '!', '。', '\u00a0');
/** Something between prose and noise: words, what Markdown may read as its own, and what stands between them. */
const texts = fc
  .array(fc.oneof({ arbitrary: words, weight: 5 }, { arbitrary: gaps, weight: 4 }, { arbitrary: marks, weight: 2 }), {
    maxLength: 24,
  })
  .map((pieces) => pieces.join(''));

test('a message is drawn as the parser of Markdown reads it, whichever way is taken', () => {
  fc.assert(
    fc.property(texts, (text) => {
      const whole = drawn(<WholeMarkdown text={text} />);
      const inside = drawn(<MarkdownText text={text} />).replace(/^<div class="[^"]*">(.*)<\/div>$/s, '$1');
      expect(inside.trim()).toBe(whole);
    }),
    { numRuns: 1000 },
  );
});

test.each([
  ['*She turns the lamp.* It is late.', '<p dir="auto"><em'],
  ['*She turns.* *The lamp…*\n*Out?*, he', '<p dir="auto"><em'],
  ['a *b*c', '<p dir="auto">a <em'],
  ['one\ntwo', 'one<br/>\ntwo'],
  ['<b>bold</b>', '&lt;b&gt;'],
])('%j', (text, start) => {
  expect(renderToStaticMarkup(<MarkdownText text={text} />)).toContain(start);
});
