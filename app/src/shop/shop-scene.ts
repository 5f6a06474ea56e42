import type { SceneValue } from '@fabula/ui';

import type { Brand } from '../i18n/brand';

export function shopScene(brand: Brand): SceneValue {
  const address = (theme: 'night' | 'day', shape: 'wide' | 'tall') =>
    `/art/1/scenes/the-glass-observatory-${brand}-${theme}-${shape}.webp`;
  return {
    night: { wide: address('night', 'wide'), tall: address('night', 'tall') },
    day: { wide: address('day', 'wide'), tall: address('day', 'tall') },
  };
}
