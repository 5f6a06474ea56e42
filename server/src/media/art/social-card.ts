import { createIds } from './ids.ts';
import { MOODS } from './moods.ts';
import { drawMood, portraitRandom } from './palette.ts';
import { portrait } from './portrait.ts';
import { scene } from './scene.ts';
import { documentOf, svg } from './svg/markup.ts';
import type { CharacterArt, SceneOptions, StoryArt } from './types.ts';

const CARD_WIDTH = 1200;
const CARD_HEIGHT = 630;

const LANDSCAPE: SceneOptions = {
  width: CARD_WIDTH,
  height: CARD_HEIGHT,
  discX: 820,
  discY: 190,
  discR: 100,
  horizon: 360,
  near: 0.9,
  closedRows: true,
  lighthouseX: 0.2,
  trainX: 0.3,
};

const ARCH = 'M386 640V264a214 214 0 0 1 428 0V640z';

/** The share card of a story, 1200 × 630. */
export function storyCard({ seed, kind, mood, moon }: StoryArt): string {
  const horizon = kind === 'snow' ? 450 : LANDSCAPE.horizon;
  return scene(seed, { ...LANDSCAPE, kind, mood, horizon, ...(moon ? { moon } : {}) });
}

/** The share card of a character, 1200 × 630: the portrait in an arched window. */
export function characterCard({ seed, options }: CharacterArt): string {
  const moodName = drawMood(portraitRandom(seed), options);
  const { disc, ink } = MOODS[moodName];
  const clipId = createIds(['card', seed, moodName])();
  const land = scene(seed, {
    ...LANDSCAPE,
    kind: 'hills',
    mood: moodName,
    discX: 600,
    discY: 280,
    discR: 250,
    moon: 'full',
  });
  const window = svg`<clipPath id="${clipId}"><path d="${ARCH}"/></clipPath><path d="${ARCH}" fill="${ink}"/>
    <g clip-path="url(#${clipId})"><g transform="translate(375 45) scale(.75)">${portrait(seed, options)}</g></g>
    <path d="${ARCH}" fill="none" stroke="${disc}" stroke-width="6"/>`;
  return documentOf(land + window, CARD_WIDTH, CARD_HEIGHT);
}
