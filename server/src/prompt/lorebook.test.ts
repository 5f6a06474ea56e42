import { describe, expect, it } from 'vitest';
import { wakeLore, type LoreEntry, type Lorebook } from './lorebook.ts';

const entry = (title: string, changes: Partial<LoreEntry> = {}): LoreEntry => ({
  entryId: title,
  title,
  keys: [title],
  text: `All about ${title}.`,
  ...changes,
});
const book = (entries: LoreEntry[], changes: Partial<Lorebook> = {}): Lorebook => ({
  entries,
  scanDepth: 4,
  recursive: false,
  ...changes,
});
const woken = (lorebook: Lorebook, messages: string[], budget = 1000) =>
  wakeLore(lorebook, messages, budget)
    .filter(({ fits }) => fits)
    .map(({ entry: { title } }) => title);

describe('a lorebook', () => {
  it.each([
    ['lantern', 'Two lanterns burn.', true],
    ['Lantern', 'the LANTERN', true],
    ['fener', 'Fenerin yanında', true],
    ['café', 'a cafe', true],
    ['cat', 'in education', false],
    ['cat', 'two cats', true],
    ['cat', 'the cat’s bowl', true],
    ['art', 'party', false],
    ['灯', '海の灯が消えた', true],
    ['المنارة', 'أين المنارة؟', true],
    ['등대', '등대에서', true],
    ['drowned town', 'the drowned town lies', true],
    ['', 'anything', false],
  ])('wakes an entry with the key "%s" by "%s": %s', (key, text, wakes) => {
    expect(woken(book([entry('it', { keys: [key] })]), [text])).toEqual(wakes ? ['it'] : []);
  });

  it('minds case where an entry asks for it', () => {
    const may = entry('May', { caseSensitive: true });
    expect(woken(book([may]), ['you may go'])).toEqual([]);
    expect(woken(book([may]), ['It was May.'])).toEqual(['May']);
  });

  it('wants a secondary key too where there is one', () => {
    const selective = entry('boats', { secondaryKeys: ['night', 'herring'] });
    expect(woken(book([selective]), ['the boats'])).toEqual([]);
    expect(woken(book([selective]), ['the boats', 'that night'])).toEqual(['boats']);
  });

  it('wakes constant entries always and disabled ones never', () => {
    const entries = [entry('always', { constant: true }), entry('never', { constant: true, enabled: false })];
    expect(woken(book(entries), [])).toEqual(['always']);
  });

  it('looks through the newest messages alone', () => {
    expect(woken(book([entry('tower')], { scanDepth: 2 }), ['the tower', 'yes', 'no'])).toEqual([]);
    expect(woken(book([entry('tower')], { scanDepth: 0 }), ['the tower'])).toEqual([]);
  });

  it('lets an awake entry wake others, and comes to an end where they name one another', () => {
    const entries = [
      entry('harbour', { text: 'It lies below the tower.' }),
      entry('tower', { text: 'It looks on the harbour and on Pell.' }),
      entry('Pell'),
    ];
    expect(woken(book(entries, { recursive: true }), ['the harbour'])).toEqual(['harbour', 'tower', 'Pell']);
    expect(woken(book(entries), ['the harbour'])).toEqual(['harbour']);
  });

  it('runs for a bounded number of rounds', () => {
    const chain = Array.from({ length: 50 }, (_, n) => entry(`room${n}x`, { text: `A door to room${n + 1}x.` }));
    expect(woken(book(chain, { recursive: true }), ['room0x'])).toHaveLength(4);
  });

  it('stands in the order of insertion and drops the least important first', () => {
    const text = 'one two three four five six seven eight nine ten';
    const entries = [
      entry('late', { insertionOrder: 9, text }),
      entry('dear', { insertionOrder: 5, priority: 10, text }),
      entry('early', { insertionOrder: 1, text }),
    ];
    expect(woken(book(entries), ['late dear early'])).toEqual(['early', 'dear', 'late']);
    expect(woken(book(entries), ['late dear early'], 25)).toEqual(['dear', 'late']);
    expect(woken(book(entries), ['late dear early'], 12)).toEqual(['dear']);
  });

  it('reports which key activated an entry', () => {
    expect(wakeLore(book([entry('it', { keys: ['oil', 'lamp'] })]), ['The lamp.'], 100)).toMatchObject([
      { wake: { reason: 'keyword', keyword: 'lamp' }, fits: true },
    ]);
  });
});

describe('a lorebook of a card', () => {
  it('minds secondary keys only where an entry is selective', () => {
    const boats = entry('boats', { secondaryKeys: ['night'], selective: false });
    expect(woken(book([boats]), ['the boats'])).toEqual(['boats']);
    expect(woken(book([{ ...boats, selective: true }]), ['the boats'])).toEqual([]);
  });

  it.each([
    ['/lam(p|ps)\\b/i', 'Two LAMPS burn.', true],
    ['/lamp/', 'Two LAMPS burn.', false],
    ['lamps?', 'Two LAMPS burn.', true],
    ['/^the end$/m', 'So.\nthe end', true],
    ['/灯[がは]/', '灯が消えた', true],
    ['/(unclosed/', '(unclosed', false],
    ['/(?<=a)b/', 'ab', false],
    ['/(a)\\1/', 'aa', false],
  ])('wakes an entry by the expression %s in "%s": %s', (key, text, wakes) => {
    expect(woken(book([entry('it', { keys: [key], useRegex: true })]), [text])).toEqual(wakes ? ['it'] : []);
  });

  it.each([
    [
      'an expression that would never come to its end',
      { keys: ['/^(a+)+$/', '/(a|a)*b/', '/(.*a){25}/'], useRegex: true },
    ],
    ['a key that stands in the text thousands of times', { keys: ['a'] }],
  ])('is looked through in no time with %s', (_, changes) => {
    const entries = Array.from({ length: 20 }, (_entry, index) => entry(`e${index}`, changes));
    const began = performance.now();
    woken(book(entries, { recursive: true, scanDepth: 1_000_000 }), [`${'a'.repeat(300_000)}!`, 'a '.repeat(100_000)]);
    expect(performance.now() - began).toBeLessThan(4_000);
  });

  it('keeps to the budget that the book has', () => {
    const entries = [entry('first', { priority: 2 }), entry('second', { priority: 1 })];
    expect(woken(book(entries, { tokenBudget: 6 }), ['first second'])).toEqual(['first']);
  });

  it('is woken by what an entry hides from the prompt', () => {
    const entries = [entry('tower', { scanText: 'The tower. cellar' }), entry('cellar')];
    expect(woken(book(entries, { recursive: true }), ['the tower'])).toEqual(['tower', 'cellar']);
  });
});
