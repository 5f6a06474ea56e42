import { mix } from '../color.ts';
import { glow } from '../svg/glow.ts';
import { svg } from '../svg/markup.ts';
import { ridge, ridgeLine } from '../svg/ridges.ts';
import { glitter, waves } from '../svg/water.ts';
import { discGlow, type Landscape, layerColor, range, type View } from './view.ts';

function lighthouse({ nextId, mood, width, unit }: View, x: number, y: number): string {
  const right = (share: number) => x + unit * share;
  const left = (share: number) => x - unit * share;
  const up = (share: number) => y - unit * share;
  const long = (share: number) => unit * share;

  const tower = svg`M${left(0.038)} ${y + 10}L${left(0.024)} ${up(0.3)}h${long(0.048)}L${right(0.038)} ${y + 10}z`;
  const lowerBand = svg`M${left(0.034)} ${up(0.08)}h${long(0.068)}l-${long(0.003)} ${long(-0.06)}h${long(-0.062)}z`;
  const upperBand = svg`M${left(0.03)} ${up(0.19)}h${long(0.06)}l-${long(0.003)} ${long(-0.05)}h${long(-0.054)}z`;
  const gallery = svg`M${left(0.032)} ${up(0.3)}h${long(0.064)}v${long(-0.012)}h${long(-0.01)}v${long(-0.045)}`;
  const cap = svg`l${long(-0.022)} ${long(-0.03)} ${long(-0.022)} ${long(0.03)}v${long(0.045)}h${long(-0.01)}z`;
  const beam = svg`M${x} ${up(0.333)}L${width} ${up(0.46)}V${up(0.22)}z`;

  return svg`<path d="${tower}" fill="${mix(mood.ink, mood.disc, 0.82)}"/>
    <path d="${lowerBand} ${upperBand}" fill="${mood.accent}"/>
    <path d="${gallery}${cap}" fill="${mood.ink}"/>
    <path d="${beam}" fill="${mood.disc}" opacity=".2"/>
    ${glow(nextId, { x, y: up(0.333), radius: unit * 0.16 }, mood.disc, 0.95)}`;
}

function boat({ mood, unit }: View, x: number, y: number): string {
  const hull = svg`M${x - unit * 0.07} ${y}q${unit * 0.07} ${unit * 0.05} ${unit * 0.14} 0z`;
  const sail = svg`q${unit * 0.07} ${unit * 0.08} ${unit * 0.05} ${unit * 0.14}z`;
  return svg`<path d="${hull} M${x} ${y - unit * 0.01}v${-unit * 0.16}${sail}" fill="${mood.ink}"/>`;
}

function water(view: View): string {
  const { random, mood, width, height, unit, horizon, depth, discX } = view;
  const surface = svg`<rect y="${horizon}" width="${width}" height="${depth}" fill="${layerColor(mood, 0.45)}"/>`;
  const light = discGlow(view, horizon, unit * 0.5, 0.35);
  const strokeCount = Math.round((width * depth) / 2600);
  const glints = glitter(random, {
    width,
    top: horizon + 8,
    bottom: height,
    color: mood.disc,
    discX,
    count: strokeCount,
  });
  const swell = waves({
    width,
    top: height - depth * 0.32,
    bottom: height,
    unit: unit * 0.075,
    color: mood.disc,
    opacity: 0.22,
  });
  return surface + light + glints + swell;
}

export const sea: Landscape = (view) => {
  const { noise, mood, width, height, unit, horizon, depth, lighthouseX } = view;
  const coast = range(view, { nearness: 0.1, amplitude: unit * 0.16, frequency: 0.008, base: horizon });
  const open = water(view);
  const rock = ridgeLine(noise, {
    offset: 50,
    base: height - depth * 0.1,
    amplitude: unit * 0.36,
    frequency: 0.0042,
    octaves: 3,
  });
  const shore = (x: number) => rock(x) + Math.max(0, x - width * (lighthouseX + 0.14)) * 0.9;
  const ground = ridge(shore, width, height, mood.ink);
  const towerX = width * lighthouseX;
  const tower = lighthouse(view, towerX, shore(towerX));
  return coast.svg + open + ground + tower + boat(view, width * 0.68, horizon + depth * 0.3);
};
