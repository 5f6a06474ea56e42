import { describe, expect, it } from 'vitest';
import { Book } from '../../cards/format/canonical-card.ts';
import { layLore, readLore, readLoreEntry } from './draft-lore.ts';
import { changeEntry, showFields } from './entry-fields.ts';

const entry = (more: object = {}) => ({
  keys: ['quay'],
  content: 'Wet.',
  extensions: { 'other/app': [1] },
  enabled: true,
  insertion_order: 1,
  use_regex: false,
  odd: { deep: [null, 'x'] },
  ...more,
});
const book = Book.parse({ extensions: { a: 1 }, scan_depth: 9, name: 'Salt', entries: [entry(), entry({ id: 'b' })] });

describe('a lorebook on its way through a draft', () => {
  it('comes out as it went in', () => {
    const rows = readLore(book).map((stored) => stored.entry);
    expect(layLore(book, rows)).toEqual(book);
    expect(layLore(undefined, rows)).toEqual({ extensions: {}, entries: book.entries });
    expect(layLore(undefined, [])).toBeUndefined();
    expect(layLore(book, [])).toEqual({ ...book, entries: [] });
  });

  it('can be cloned between processes', () => {
    expect(structuredClone(readLore(book))).toEqual(readLore(book));
  });

  it('keeps the digits of numbers that are too long for one', () => {
    const json =
      '{"keys":[],"content":"","extensions":{},"enabled":true,"insertion_order":1,"use_regex":false,"id":12345678901234567890}';
    expect(JSON.stringify(readLoreEntry(json))).toBe(json);
    expect(JSON.stringify(changeEntry(readLoreEntry(json), { name: 'A' }))).toContain('12345678901234567890');
  });
});

describe('the place of an entry', () => {
  const [first] = book.entries;
  it.each([
    [{ position: 'after_char' }, 'after_char'],
    [{ extensions: { position: 1 } }, 'after_char'],
    [{ position: 'before_char', extensions: { position: 4 } }, 'before_char'],
    [{}, null],
  ])('is read from %j', (more, expected) => {
    expect(showFields(Book.shape.entries.element.parse(entry(more))).fields.position).toBe(expected);
  });

  it('is said alike in both ways after a change', () => {
    const given = Book.shape.entries.element.parse(entry({ extensions: { position: 1, x: 2 } }));
    expect(changeEntry(given, { position: 'before_char' })).toMatchObject({
      position: 'before_char',
      extensions: { position: 0, x: 2 },
    });
    expect(changeEntry(given, { position: null }).extensions).toEqual({ x: 2 });
    expect(first === undefined ? undefined : changeEntry(first, {})).toEqual(first);
  });
});
