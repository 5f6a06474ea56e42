import { glow } from '../svg/glow.ts';
import { svg } from '../svg/markup.ts';
import { reeds } from '../svg/reeds.ts';
import { ridgeLine } from '../svg/ridges.ts';
import { type Landscape, layerColor, range, slope, type View } from './view.ts';

function building({ nextId, mood, unit }: View, x: number, y: number): string {
  const long = (share: number) => unit * share;
  const roof = svg`a${long(0.13)} ${long(0.13)} 0 0 1 ${long(0.26)} 0v${long(0.13)}z`;
  const tube = svg`l${long(-0.13)} ${long(-0.16)} ${long(0.035)} ${long(-0.03)} ${long(0.13)} ${long(0.17)}z`;
  const band = svg`M${x - unit * 0.15} ${y - unit * 0.12}h${long(0.3)}v${long(0.018)}h${long(-0.3)}z`;
  const bow = svg`a${long(0.014)} ${long(0.014)} 0 0 1 ${long(0.028)} 0v${long(0.045)}z`;
  const windows = [-0.07, 0, 0.07]
    .map((share) => svg`M${x + unit * share - unit * 0.014} ${y - unit * 0.02}v${long(-0.045)}${bow}`)
    .map((outline) => svg`<path d="${outline}" fill="${mood.accent}"/>`)
    .join('');
  return svg`<path d="M${x - unit * 0.13} ${y}v${long(-0.13)}${roof}" fill="${mood.ink}"/>
    <path d="M${x - unit * 0.02} ${y - unit * 0.14}${tube}" fill="${layerColor(mood, 0.75)}"/>
    <path d="${band}" fill="${layerColor(mood, 0.6)}"/>${windows}
    ${glow(nextId, { x, y: y - unit * 0.04, radius: unit * 0.2 }, mood.accent, 0.4)}`;
}

function constellation({ random, mood, width, height, unit, title }: View): string {
  const [top, bottom] = title ? [0.3, 0.44] : [0.06, 0.3];
  const points = Array.from({ length: 6 }, () => ({
    x: random.between(0.08, 0.92) * width,
    y: random.between(top, bottom) * height,
  })).sort((a, b) => a.x - b.x);
  const line = points.map(({ x, y }) => svg`${x} ${y}`).join('L');
  const dots = points.map(({ x, y }) => svg`<circle cx="${x}" cy="${y}" r="${unit * 0.009}"/>`).join('');
  return svg`<path d="M${line}" stroke="${mood.disc}" stroke-width="1.4" stroke-dasharray="3 5" fill="none"
    opacity=".7"/><g fill="${mood.disc}">${dots}</g>`;
}

export const observatory: Landscape = (view) => {
  const { random, noise, mood, width, height, unit, horizon, depth } = view;
  const far = range(view, { nearness: 0.1, amplitude: unit * 0.2, frequency: 0.007, base: horizon });
  const middle = range(view, {
    nearness: 0.35,
    amplitude: unit * 0.24,
    frequency: 0.005,
    base: horizon + depth * 0.26,
  });
  const hill = ridgeLine(noise, {
    offset: 8,
    base: horizon + depth * 0.62,
    amplitude: unit * 0.3,
    frequency: 0.0045,
    octaves: 3,
  });
  const domeX = width * 0.6;
  const dome = building(view, domeX, hill(domeX) + 10);
  const ground = slope(view, hill, { nearness: 0.7, opacity: 0.3, count: 24 });
  const front = range(view, { nearness: 1, amplitude: unit * 0.18, frequency: 0.006, base: height - depth * 0.1 });
  const stars = constellation(view);
  const count = Math.round(width / 13);
  const grass = reeds(random, { width, bottom: height, length: unit * 0.16, color: mood.ink, count });
  return far.svg + middle.svg + dome + ground + front.svg + stars + grass;
};
