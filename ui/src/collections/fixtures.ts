import { countingLight, heronPass } from '../content/fixtures/books';
import { maren, wren } from '../content/fixtures/characters';
import type { CollectionCardValue, CollectionChoice, CollectionEntryValue } from './model';

export const entries: readonly CollectionEntryValue[] = [
  { kind: 'character', character: maren },
  { kind: 'story', story: heronPass },
  { kind: 'character', character: wren },
  { kind: 'story', story: countingLight },
];

export const collections: readonly CollectionCardValue[] = [
  {
    collectionId: 'col-1',
    name: 'Cold nights',
    visibility: 'link',
    entryCount: 4,
    pictures: [maren.portrait, heronPass.cover, wren.portrait, countingLight.cover],
  },
  {
    collectionId: 'col-2',
    name: 'Everyone who ever kept a light burning for someone else at sea',
    visibility: 'public',
    entryCount: 2,
    pictures: [maren.portrait, countingLight.cover],
  },
  { collectionId: 'col-3', name: 'For the train', visibility: 'private', entryCount: 0, pictures: [] },
];

export const choices: readonly CollectionChoice[] = collections.map(
  ({ collectionId, entryCount, name, visibility }) => ({
    collectionId,
    entryCount,
    name,
    visibility,
    contains: collectionId === 'col-1',
  }),
);
