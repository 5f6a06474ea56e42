import { mix } from '../color.ts';
import { repeat } from '../svg/markup.ts';
import { pine } from '../svg/pine.ts';
import { sparks } from '../svg/sparks.ts';
import { type Backdrop, lampDisc, lampRings, PORTRAIT_WIDTH, shoulderHills } from './stage.ts';

export const forest: Backdrop = (stage) => {
  const { random, mood } = stage;
  const color = mix(mood.mist, mood.ink, 0.35);
  const pines = repeat(16, () => {
    const x = random.between(0, PORTRAIT_WIDTH);
    return pine(x, 640, random.between(220, 420), color);
  });
  const ground = shoulderHills(stage, 700, 90, 0.5);
  const fireflies = sparks(random, {
    width: PORTRAIT_WIDTH,
    top: 260,
    bottom: 760,
    color: mix(mood.accent, mood.disc, 0.6),
    count: 22,
    scale: 1.2,
  });
  return lampDisc(stage) + lampRings(stage, 3, 24, 0.4) + pines + ground + fireflies;
};
