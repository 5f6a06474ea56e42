import { mix } from '../color.ts';
import { birds } from '../svg/birds.ts';
import { clouds } from '../svg/clouds.ts';
import { type Backdrop, lampDisc, lampRings, PORTRAIT_WIDTH, shoulderHills } from './stage.ts';

export const disc: Backdrop = (stage) => {
  const { random, mood, lamp } = stage;
  const bars = clouds(random, {
    width: PORTRAIT_WIDTH,
    y: 430,
    color: mix(mood.sky[1], mood.disc, 0.5),
    count: 3,
    opacity: 0.7,
    scale: 1,
  });
  const land = shoulderHills(stage, 620, 130, 0.2) + shoulderHills(stage, 700, 110, 0.55);
  const birdsX = lamp.x + (lamp.x > 300 ? -200 : 200);
  const flock = birds(random, { x: birdsX, y: 150, color: mood.ink, count: 5, scale: 1.2 });
  return lampRings(stage, 7, 26, 0.45) + lampDisc(stage) + bars + land + flock;
};
