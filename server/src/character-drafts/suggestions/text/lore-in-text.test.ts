import { expect, it } from 'vitest';
import { loreInText, MOST_ENTRIES } from './lore-in-text.ts';

const found = (text: string, language = 'en-US') => loreInText(text, language).map(({ name, keys }) => [name, ...keys]);

it.each([
  ['Markdown', '## The Lamp / Light\nIt stopped once.\n\n## Skerry\nA rock.'],
  ['a wiki', '== The Lamp / Light ==\nIt stopped once.\n== Skerry ==\nA rock.'],
  ['bold lines', '**The Lamp / Light**\nIt stopped once.\n\n**Skerry**:\nA rock.'],
  ['lines with a colon', 'The Lamp / Light:\nIt stopped once.\n\nSkerry:\nA rock.'],
  ['terms with a dash', '- The Lamp / Light – it stopped once.\n- Skerry – a rock.'],
])('takes the parts of %s for entries, with a key for each name', (_form, text) => {
  expect(found(text)).toEqual([
    ['The Lamp / Light', 'Lamp', 'Light'],
    ['Skerry', 'Skerry'],
  ]);
});

it('finds names in prose, with the sentences that have them', () => {
  const text = 'Old Berto walked in. He knew that Maren was there. Even so, Maren had seen the boat. It rained.';
  expect(loreInText(text, 'en-US')).toEqual([
    { name: 'Old Berto', keys: ['Old Berto'], text: 'Old Berto walked in.' },
    {
      name: 'Maren',
      keys: ['Maren'],
      text: 'He knew that Maren was there. Even so, Maren had seen the boat.',
    },
  ]);
});

it('finds what is set off in scripts without capital letters', () => {
  expect(found('昔「霧の塔」があった。誰も登らない。', 'ja-JP')).toEqual([['霧の塔', '霧の塔']]);
  expect(found('المنارة: برج قديم لا يصعده أحد.', 'ar-SA')).toEqual([['المنارة', 'المنارة']]);
});

it('takes no noun of German prose for a name', () => {
  expect(found('Das ist der Hund. Er mag den Hund. Dort steht Anna Brandt.', 'de-DE')).toEqual([
    ['Anna Brandt', 'Anna Brandt'],
  ]);
});

it('has an end, and no entry twice', () => {
  const many = Array.from({ length: 60 }, (_one, index) => `# Part ${index % 30}\nWords.`).join('\n');
  expect(found(many)).toHaveLength(MOST_ENTRIES);
  expect(new Set(found(many).map(([name]) => name)).size).toBe(MOST_ENTRIES);
  expect(found('')).toEqual([]);
  expect(found('# A heading without words')).toEqual([]);
});
