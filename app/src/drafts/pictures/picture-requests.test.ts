import { expect, test } from 'vitest';

import { askedOf, firstPrompt, splitCount } from './picture-requests';

test.each([
  [1, [1]],
  [4, [4]],
  [5, [3, 2]],
  [6, [3, 3]],
])('asks for %i pictures in generations of %j', (count, generations) => {
  expect(splitCount(count)).toEqual(generations);
});

const blank = { name: '', tagline: '', pronouns: '', description: '' };

test('begins with the words of the draft, and with nothing where there are none', () => {
  expect(firstPrompt(blank)).toBe('');
  expect(firstPrompt({ ...blank, name: 'Tomás Brava', tagline: 'Retired smuggler, full-time baker' })).toBe(
    'Tomás Brava, Retired smuggler, full-time baker',
  );
  expect(firstPrompt({ ...blank, name: 'Tomás', description: 'A full beard.\nGrey scarf.' })).toBe(
    'Tomás. A full beard. Grey scarf.',
  );
});

test('takes whole sentences of a long description, and never half a letter', () => {
  const sentence = `${'lamp '.repeat(40).trim()}. `;
  const prompt = firstPrompt({ ...blank, description: sentence.repeat(9) });
  expect(prompt.length).toBeLessThanOrEqual(600);
  expect(prompt.endsWith('lamp.')).toBe(true);
  expect(firstPrompt({ ...blank, description: `a${'🏮'.repeat(400)}` }).isWellFormed()).toBe(true);
});

const sent = {
  prompt: 'A lamp on a quay <lora:harbour:0.8> <lora:ink:1>',
  negative: 'text',
  count: 2,
  size: { width: 768, height: 1024 },
};

test('asks again for what was asked, without the tags that the server has added', () => {
  const loras = [
    { loraId: 'harbour', weight: 0.8 },
    { loraId: 'ink', weight: 1 },
  ];
  expect(askedOf({ ...sent, loras })).toEqual({ ...sent, loras, prompt: 'A lamp on a quay' });
  expect(askedOf({ ...sent, loras: [] }).prompt).toBe(sent.prompt);
});
