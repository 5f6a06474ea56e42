import { rays as raysOf } from '../svg/rays.ts';
import { rings } from '../svg/rings.ts';
import { type Backdrop, lampDisc, shoulderHills } from './stage.ts';

export const rays: Backdrop = (stage) => {
  const { nextId, mood, lamp } = stage;
  const rim = { ...lamp, radius: lamp.radius * 1.02 };
  const light = raysOf(nextId, rim, { reach: 900, count: 40, color: mood.disc, opacity: 0.24 });
  const edge = { ...lamp, radius: lamp.radius * 0.96 };
  const halo = rings(edge, { count: 2, step: 12, color: mood.disc, opacity: 0.9, strokeWidth: 4 });
  return light + halo + lampDisc(stage) + shoulderHills(stage, 650, 90, 0.4);
};
