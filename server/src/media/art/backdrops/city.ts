import { mix } from '../color.ts';
import { disc } from '../svg/disc.ts';
import { lantern } from '../svg/lantern.ts';
import { rings } from '../svg/rings.ts';
import { roofs } from '../svg/roofs.ts';
import { type Backdrop, PORTRAIT_HEIGHT, PORTRAIT_WIDTH } from './stage.ts';

export const city: Backdrop = ({ random, nextId, mood, lamp }) => {
  const { mist, ink, accent } = mood;
  const frame = { width: PORTRAIT_WIDTH, height: PORTRAIT_HEIGHT };
  const halo = rings(
    { x: lamp.x, y: 200, radius: 110 },
    { count: 5, step: 26, color: mood.disc, opacity: 0.4, strokeWidth: 2 },
  );
  const moon = disc({ x: lamp.x, y: 200, radius: 120 }, mood.disc);
  const far = roofs(random, {
    ...frame,
    y: 520,
    unit: 62,
    color: mix(mist, ink, 0.25),
    lit: mix(accent, mood.disc, 0.5),
  });
  const near = roofs(random, {
    ...frame,
    y: 660,
    unit: 90,
    color: mix(mist, ink, 0.62),
    lit: mix(accent, mood.disc, 0.4),
  });
  const paper = mix(accent, mood.disc, 0.35);
  const left = lantern(nextId, { x: 84, y: 120, scale: 1.25, color: paper, ink });
  const right = lantern(nextId, { x: 520, y: 60, scale: 1, color: paper, ink });
  return halo + moon + far + near + left + right;
};
