import type { SceneValue } from '@fabula/ui';

import type { Brand } from '../i18n/brand';

/** The scene of the seed world that stands at the head of each hub. */
const sceneStories = {
  characters: 'winter-at-heron-pass',
  stories: 'the-salt-road-letters',
  rooms: 'checkout-at-the-hotel-perpetua',
  ownCharacters: 'a-map-of-missing-streets',
  ownStories: 'the-glass-observatory',
} as const;

export function hubScene(hub: keyof typeof sceneStories, brand: Brand): SceneValue {
  const address = (theme: 'night' | 'day', shape: 'wide' | 'tall') =>
    `/art/1/scenes/${sceneStories[hub]}-${brand}-${theme}-${shape}.webp`;
  return {
    night: { wide: address('night', 'wide'), tall: address('night', 'tall') },
    day: { wide: address('day', 'wide'), tall: address('day', 'tall') },
  };
}
