import { mix } from '../color.ts';
import { clouds } from '../svg/clouds.ts';
import { softDisc } from '../svg/disc.ts';
import { rain as rainOf } from '../svg/rain.ts';
import { type Backdrop, PORTRAIT_HEIGHT, PORTRAIT_WIDTH, shoulderHills } from './stage.ts';

export const rain: Backdrop = (stage) => {
  const { random, mood, lamp } = stage;
  const bars = clouds(random, {
    width: PORTRAIT_WIDTH,
    y: 160,
    color: mix(mood.sky[1], mood.disc, 0.4),
    count: 5,
    opacity: 0.7,
    scale: 1.5,
  });
  const shower = rainOf(random, PORTRAIT_WIDTH, PORTRAIT_HEIGHT, mood.disc, 150);
  return softDisc(lamp, mood.disc, '.55') + bars + shower + shoulderHills(stage, 640, 120, 0.35);
};
