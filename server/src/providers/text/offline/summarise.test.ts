import { describe, expect, it } from 'vitest';
import { estimateTokens } from '../../../prompt/tokens.ts';
import { summarise } from './summarise.ts';

const said = [
  { speaker: 'Noor', text: 'Good evening. My boat is called Heron and she lies in Cork.' },
  { speaker: 'Ada', text: '*She nods.* Yes. The lamp burns rapeseed oil in winter. Is that so?' },
  { speaker: 'Noor', text: 'I promised my brother Ilyas to be back before the frost.' },
  { speaker: 'Ada', text: 'Yes. Well. The lamp burns rapeseed oil in winter.' },
];

const ada = { name: 'Ada', language: 'en-US' };

describe('a summary without a model', () => {
  it('quotes what was said, each sentence with its speaker and once, in order', () => {
    expect(summarise({ former: '', said }, ada, 200)).toBe(
      [
        '- Noor: My boat is called Heron and she lies in Cork.',
        '- Ada: The lamp burns rapeseed oil in winter.',
        '- Noor: I promised my brother Ilyas to be back before the frost.',
      ].join('\n'),
    );
  });

  it('keeps to its tokens, and to what tells most', () => {
    const summary = summarise({ former: '', said }, ada, 20);
    expect(estimateTokens(summary)).toBeLessThanOrEqual(20);
    expect(summary).toContain('Ilyas');
  });

  it('continues the previous summary', () => {
    const former = '- Noor: The harbour master owes me eleven crowns.';
    expect(summarise({ former, said }, ada, 200)).toMatch(/^- Noor: The harbour master owes me eleven crowns\.\n/);
  });

  it('adds nothing that was not in the messages', () => {
    const lines = summarise({ former: '', said }, ada, 500).split('\n');
    const everything = said.map(({ text }) => text).join(' ');
    for (const line of lines) expect(everything).toContain(line.replace(/^- \w+: /, ''));
  });
});
