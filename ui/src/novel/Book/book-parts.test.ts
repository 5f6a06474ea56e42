import { expect, it } from 'vitest';

import { bookParts } from './book-parts';

const narration = (text: string) => ({ kind: 'narration', text }) as const;

it('begins a chapter after its heading, and indents what follows a paragraph', () => {
  const parts = bookParts(
    {
      blocks: [
        { kind: 'chapter', number: 1, title: 'The camel' },
        { kind: 'scene', scene: 'desert' },
        narration('The custom is old.'),
        { kind: 'speech', speaker: 'noor-saberi', text: '“One person.”' },
      ],
    },
    true,
  );
  expect(parts).toEqual([
    { kind: 'chapter', block: 0, number: 1, title: 'The camel' },
    { kind: 'paragraph', block: 2, text: 'The custom is old.', begins: true, follows: true },
    { kind: 'paragraph', block: 3, text: '“One person.”', begins: false, follows: false },
  ]);
});

it('leaves a gap where the scene changes in the middle, and none at the beginning or after another', () => {
  const scene = { kind: 'scene', scene: 'harbour' } as const;
  const parts = bookParts({ blocks: [scene, narration('One.'), scene, scene, narration('Two.')] }, false);
  expect(parts.map(({ kind, block }) => `${kind} ${block}`)).toEqual(['paragraph 1', 'gap 2', 'paragraph 4']);
});

it('prints what a picture shows, and nothing for one that is not described', () => {
  const picture = (description: string) => ({ kind: 'image', image: 'map', description }) as const;
  expect(bookParts({ blocks: [picture(''), picture('A map.')] }, false)).toEqual([
    { kind: 'plate', block: 1, text: 'A map.' },
  ]);
});
