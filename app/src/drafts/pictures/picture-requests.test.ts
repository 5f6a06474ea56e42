import { expect, test } from 'vitest';

import { askedOf, filmOf, firstPrompt, splitCount } from './picture-requests';

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
  kind: 'image' as const,
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
  const words = { expression: null, reference: null, mask: null };
  expect(askedOf({ ...sent, ...words, loras })).toEqual({ ...sent, loras, prompt: 'A lamp on a quay' });
  expect(askedOf({ ...sent, ...words, loras: [] }).prompt).toBe(sent.prompt);
  const reference = { pictureId: 'pic-1', strength: 0.3 };
  const all = { ...sent, expression: 'wry' as const, reference, mask: 'pic-2', loras: [] };
  expect(askedOf(all)).toEqual(all);
});

test('asks for a film with the words of its still, and for the same film again', () => {
  const film = filmOf({ pictureId: 'pic-1', prompt: 'A lamp on a quay <lora:harbour:0.8>' });
  expect(film).toEqual({ kind: 'film', prompt: 'A lamp on a quay', reference: { pictureId: 'pic-1', strength: 0.5 } });
  expect(filmOf({ pictureId: 'pic-1', prompt: '' }).prompt).toBe('A living portrait');
  const { prompt, reference = null } = film;
  const made = { ...sent, kind: 'film' as const, prompt, reference, mask: null, expression: null, loras: [] };
  expect(askedOf(made)).toEqual(film);
});
