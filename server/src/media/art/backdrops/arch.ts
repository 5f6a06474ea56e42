import { mix } from '../color.ts';
import { glow } from '../svg/glow.ts';
import { svg } from '../svg/markup.ts';
import { roofs } from '../svg/roofs.ts';
import { waves } from '../svg/water.ts';
import { type Backdrop, PORTRAIT_HEIGHT, PORTRAIT_WIDTH } from './stage.ts';

const OPENING = 'M70 800V330a230 230 0 0 1 460 0V800';
const WALL = 'M0 0H600V800H530V330a230 230 0 0 0-460 0V800H0z';
const MOULDING = 'M46 800V330a254 254 0 0 1 508 0V800';

export const arch: Backdrop = ({ random, nextId, mood, mirrored, clipId }) => {
  const night = svg`<path d="${OPENING}z" fill="${mix(mood.sky[0], mood.ink, 0.3)}"/>`;
  const light = glow(nextId, { x: 300, y: 420, radius: 330 }, mood.accent, 0.55);
  const moon = svg`<circle cx="${mirrored ? 420 : 180}" cy="230" r="64" fill="${mood.disc}"/>`;
  const town = roofs(random, {
    width: PORTRAIT_WIDTH,
    y: 640,
    height: PORTRAIT_HEIGHT,
    unit: 58,
    color: mix(mood.ink, mood.mist, 0.35),
    lit: mix(mood.accent, mood.disc, 0.4),
  });
  const wall = svg`<path d="${WALL}" fill="${mix(mood.sky[1], mood.ink, 0.35)}"/>
    <path d="${OPENING}" fill="none" stroke="${mix(mood.disc, mood.accent, 0.4)}" stroke-width="7"/>
    <path d="${MOULDING}" fill="none" stroke="${mood.disc}" stroke-width="2" opacity=".6"/>`;
  // Unseen, but without it every arch of recipe 1 would change its bytes.
  const sill = waves({ width: 0, top: 0, bottom: 0, unit: 20, color: mood.disc, opacity: 0 });
  return svg`${night}${light}${moon}<clipPath id="${clipId}"><path d="${OPENING}z"/></clipPath>
    <g clip-path="url(#${clipId})">${town}</g>${wall}${sill}`;
};
