import type { SceneBrand, SceneShape, SceneTheme } from './addresses.ts';
import type { MoodName, SceneKind, SceneOptions, StoryArt } from './types.ts';

const HERO_MOODS = {
  fabula: { night: 'lamp', day: 'brass' },
  noctis: { night: 'verdigris', day: 'frost' },
} satisfies Record<SceneBrand, Record<SceneTheme, MoodName>>;

const WIDE: SceneOptions = {
  width: 1600,
  height: 640,
  discX: 1040,
  discY: 170,
  discR: 96,
  horizon: 330,
  near: 0.8,
  lighthouseX: 0.58,
  trainX: 0.56,
};

/** The lower half lies under text. */
const TALL: SceneOptions = {
  width: 780,
  height: 900,
  discX: 540,
  discY: 200,
  discR: 110,
  horizon: 430,
  near: 0.8,
  lighthouseX: 0.2,
  trainX: 0.1,
};

const LAYOUTS: Record<SceneShape, SceneOptions> = { wide: WIDE, tall: TALL };

/** Leaves room between landmark and disc. */
const BY_KIND: Partial<Record<SceneKind, Record<SceneShape, SceneOptions>>> = {
  sea: { wide: { discX: 1190, discY: 140, discR: 80, horizon: 260, lighthouseX: 0.53 }, tall: {} },
  city: { wide: { closedRows: true }, tall: { closedRows: true } },
  forest: { wide: { horizon: 400 }, tall: { discY: 170, horizon: 500 } },
  desert: { wide: { discX: 1200 }, tall: { discX: 250 } },
  snow: {
    wide: { discX: 1130, discY: 150, horizon: 450 },
    tall: { discX: 620, discY: 190, discR: 84, horizon: 590 },
  },
  river: { wide: { discX: 930, discY: 210, discR: 104 }, tall: { discX: 520, discY: 210, horizon: 400 } },
  observatory: { wide: { discX: 1190 }, tall: { discX: 260 } },
};

export function heroOptions(
  { kind }: Pick<StoryArt, 'kind'>,
  brand: SceneBrand,
  theme: SceneTheme,
  shape: SceneShape,
): SceneOptions {
  const moon = brand === 'noctis' && theme === 'night' ? 'crescent' : 'full';
  return { ...layoutOf(kind, shape), mood: HERO_MOODS[brand][theme], moon };
}

export function layoutOf(kind: SceneKind, shape: SceneShape): SceneOptions {
  return { ...LAYOUTS[shape], ...BY_KIND[kind]?.[shape], kind };
}
