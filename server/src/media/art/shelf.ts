import type { SceneOptions, StoryArt } from './types.ts';

/** 2:3, title above the disc, land in the lower third. */
const COVER_LAYOUT = {
  width: 600,
  height: 900,
  discX: 300,
  discY: 432,
  discR: 80,
  horizon: 606,
  title: true,
} as const satisfies SceneOptions;

export function coverOptions({ seed: _seed, ...choices }: StoryArt): SceneOptions {
  return { ...COVER_LAYOUT, ...choices };
}

export const CURATED_SHELF: Readonly<Record<string, StoryArt>> = {
  'the-counting-light': { seed: 'tides', kind: 'sea', mood: 'verdigris', discX: 390 },
  'nine-lanterns-to-midnight': { seed: 'ninth', kind: 'city', mood: 'lamp', moon: 'crescent', discY: 424 },
  'what-the-birches-heard': { seed: 'birch', kind: 'forest', mood: 'moss', moon: 'crescent', discY: 462 },
  'the-salt-road-letters': { seed: 'salt', kind: 'desert', mood: 'brass', discX: 230 },
  'winter-at-heron-pass': { seed: 'pagoda', kind: 'snow', mood: 'frost', discX: 420, discY: 404, horizon: 625 },
  'the-last-night-mail': { seed: 'mail', kind: 'river', mood: 'vermilion', discR: 100, discY: 436 },
  'the-glass-observatory': { seed: 'glass', kind: 'observatory', mood: 'indigo', discX: 250 },
  'red-sun-slow-hills': { seed: 'red', kind: 'hills', mood: 'paper', discX: 350, discR: 104 },
};
