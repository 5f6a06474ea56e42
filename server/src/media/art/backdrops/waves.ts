import { mix } from '../color.ts';
import { svg } from '../svg/markup.ts';
import { waves as wavesOf } from '../svg/water.ts';
import { type Backdrop, lampDisc, lampRings, PORTRAIT_HEIGHT, PORTRAIT_WIDTH } from './stage.ts';

export const waves: Backdrop = (stage) => {
  const { mood } = stage;
  const swell = svg`<path d="M0 470Q150 440 300 470T600 470V800H0z" fill="${mix(mood.mist, mood.ink, 0.35)}"/>`;
  const print = wavesOf({
    width: PORTRAIT_WIDTH,
    top: 500,
    bottom: PORTRAIT_HEIGHT,
    unit: 48,
    color: mood.disc,
    opacity: 0.5,
  });
  return lampDisc(stage) + lampRings(stage, 3, 22, 0.5) + swell + print;
};
