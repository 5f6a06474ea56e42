import { describe, expect, it } from 'vitest';
import { toClean, toCleanLine, toOneLine, toPlainLine } from './plain-text.ts';

const CONTROLS = [
  '\u061C',
  '\u200E',
  '\u200F',
  '\u202A',
  '\u202B',
  '\u202C',
  '\u202D',
  '\u202E',
  '\u2066',
  '\u2067',
  '\u2068',
  '\u2069',
];

describe('a line', () => {
  it.each(CONTROLS)('loses %j, so that it cannot reorder what it is shown among', (control) => {
    expect(toCleanLine(`${control}Isaura${control} Pell${control}`)).toBe('Isaura Pell');
  });

  it('keeps the joiners that Persian and emoji need, and every letter of both directions', () => {
    const line = 'می\u200Cخواهم 👩\u200D🚀 שלום Isaura';
    expect(toOneLine(line)).toBe(line);
  });

  it('is one line: breaks and tabs are spaces, which are single and not at its ends', () => {
    expect(toOneLine(' Isaura\r\n\tPell\u2028 ')).toBe('Isaura Pell');
    expect(toCleanLine('Isaura ')).toBe('Isaura ');
  });

  it('is refused where nothing of it can be seen', () => {
    expect(() => toPlainLine('\u202E \u200F', 'title')).toThrow('title: must not be empty');
  });
});

it('a text of its own keeps its marks of direction, which end with its paragraphs', () => {
  const text = 'مرحبا\u200F! \u202BCounts\u202C twice.\nAgain.';
  expect(toClean(text)).toBe(text);
});
