import { describe, expect, it } from 'vitest';
import { expandMacros } from './macros.ts';

const names = { user: 'Noor', char: 'Ada' };

describe('placeholders of a card', () => {
  it.each([
    ['{{user}} and {{char}}', 'Noor and Ada'],
    ['{{USER}}, {{ Char }}', 'Noor, Ada'],
    ['<USER> meets <BOT>', 'Noor meets Ada'],
    ['a{{// not for readers}}b{{comment: nor this}}c{{hidden_key:x}}d', 'abcd'],
    ['{{reverse:abc}}', 'cba'],
    ['{{random:only}}', 'only'],
    [String.raw`{{pick:a\, b}}`, 'a, b'],
    ['{{roll:d1}}', '1'],
    ['{{roll:nonsense}}', ''],
    ['{{unknown}} {{getvar::x}}', '{{unknown}} {{getvar::x}}'],
    ['if (a < b) { c }', 'if (a < b) { c }'],
  ])('%s becomes %s', (text, filled) => {
    expect(expandMacros(text, names)).toBe(filled);
  });

  it('are filled in once: a name that looks like one stays a name', () => {
    expect(expandMacros('{{user}}!', { user: '{{char}} $& $1', char: 'Ada' })).toBe('{{char}} $& $1!');
  });

  it('leave to chance what equal seeds decide alike', () => {
    const text = '{{random:a,b,c,d,e,f,g,h}} {{roll:d20}} {{random:a,b,c,d,e,f,g,h}}';
    expect(expandMacros(text, names, 5)).toBe(expandMacros(text, names, 5));
    expect(new Set(Array.from({ length: 40 }, (_, seed) => expandMacros(text, names, seed))).size).toBeGreaterThan(10);
  });

  it('pick the same value for the same seed', () => {
    const picked = Array.from({ length: 20 }, (_, seed) => expandMacros('{{pick:a,b,c,d}}', names, seed));
    expect(new Set(picked).size).toBe(1);
  });
});
