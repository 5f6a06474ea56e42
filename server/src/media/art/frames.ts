import { mix } from './color.ts';
import type { View } from './landscapes/view.ts';
import { glow } from './svg/glow.ts';
import { lantern } from './svg/lantern.ts';
import { repeat, svg } from './svg/markup.ts';
import type { HexColor, PlaceFrame } from './types.ts';

/** An opening in a wall, in units of the view box. `arch` is the height of its round head. */
interface Opening {
  x: number;
  y: number;
  width: number;
  height: number;
  arch: number;
}

const isWide = ({ height, width }: View): boolean => width > height;

function wallOf({ mood }: View): HexColor {
  return mood.dark ? mix(mood.ink, mood.sky[1], 0.16) : mix(mix(mood.sky[0], mood.mist, 0.42), mood.ink, 0.1);
}

function edgeOf(view: View): HexColor {
  return mix(wallOf(view), view.mood.disc, view.mood.dark ? 0.16 : 0.4);
}

function outline({ arch, height, width, x, y }: Opening): string {
  const side = y + arch;
  return svg`M${x} ${y + height}V${side}A${width / 2} ${arch} 0 0 1 ${x + width} ${side}V${y + height}z`;
}

function wall(view: View, openings: readonly Opening[], top = 0): string {
  const { height, unit, width } = view;
  const holes = openings.map(outline).join('');
  return svg`<path fill-rule="evenodd" fill="${wallOf(view)}" d="M0 ${top}H${width}V${height}H0z${holes}"/>
    <path d="${holes}" fill="none" stroke="${edgeOf(view)}" stroke-width="${unit * 0.012}"/>`;
}

function bars(view: View, { arch, height, width, x, y }: Opening, rows: number): string {
  const middle = x + width / 2;
  const first = y + arch;
  const step = (height - arch) / rows;
  const across = repeat(rows, (row) => svg`M${x} ${first + row * step}h${width}`);
  return svg`<path d="M${middle} ${y}V${y + height}${across}" stroke="${edgeOf(view)}" stroke-width="${view.unit * 0.009}"
    fill="none"/>`;
}

function sill(view: View, { height, width, x, y }: Opening): string {
  const { unit } = view;
  const reach = unit * 0.03;
  return svg`<rect x="${x - reach}" y="${y + height}" width="${width + 2 * reach}" height="${unit * 0.028}"
    fill="${edgeOf(view)}"/>`;
}

function lamp({ mood, nextId, unit }: View, x: number, y: number): string {
  return lantern(nextId, { x, y, scale: (unit / 640) * 0.8, color: mix(mood.accent, mood.disc, 0.4), ink: mood.ink });
}

/** Openings of one size beside each other: their middles as shares of the width. */
function inRow(view: View, middles: readonly number[], one: Omit<Opening, 'x'>): Opening[] {
  return middles.map((middle) => ({ ...one, x: middle * view.width - one.width / 2 }));
}

function windows(view: View): string {
  const { height, width } = view;
  const span = width * (isWide(view) ? 0.15 : 0.34);
  const middles = isWide(view) ? [0.2, 0.42, 0.64, 0.86] : [0.29, 0.76];
  const y = height * 0.07;
  const openings = inRow(view, middles, { y, width: span, height: height * 0.5, arch: span / 2 });
  const [beforeLast = 0, last = 0] = middles.slice(-2);
  return (
    wall(view, openings) +
    openings.map((opening) => bars(view, opening, 3) + sill(view, opening)).join('') +
    lamp(view, ((beforeLast + last) / 2) * width, height * 0.12)
  );
}

function doorway(view: View): string {
  const { height, unit, width } = view;
  const span = width * (isWide(view) ? 0.32 : 0.56);
  const arch = span * 0.32;
  const openings = inRow(view, [isWide(view) ? 0.66 : 0.56], { y: height * 0.08, width: span, height, arch });
  const [door] = openings;
  const light = door === undefined ? '' : lamp(view, door.x - unit * 0.16, height * 0.16);
  return wall(view, openings) + light;
}

function carriage(view: View): string {
  const { height, unit, width } = view;
  const span = width * (isWide(view) ? 0.23 : 0.44);
  const middles = isWide(view) ? [0.1, 0.36, 0.62, 0.88] : [0.25, 0.75];
  const y = height * 0.14;
  const corner = unit * 0.06;
  const openings = inRow(view, middles, { y, width: span, height: height * 0.4, arch: 0 });
  const rounded = ({ height: tall, width: broad, x }: Opening) => {
    const top = svg`M${x + corner} ${y}h${broad - 2 * corner}q${corner} 0 ${corner} ${corner}`;
    const end = svg`v${tall - 2 * corner}q0 ${corner} ${-corner} ${corner}`;
    const bottom = svg`h${2 * corner - broad}q${-corner} 0 ${-corner} ${-corner}`;
    return svg`${top}${end}${bottom}v${2 * corner - tall}q0 ${-corner} ${corner} ${-corner}z`;
  };
  const holes = openings.map(rounded).join('');
  const rack = svg`<path d="M0 ${y - unit * 0.05}H${width}M0 ${y + height * 0.47}H${width}" stroke="${edgeOf(view)}"
    stroke-width="${unit * 0.014}"/>`;
  const [beforeLast = 0, last = 0] = middles.slice(-2);
  return (
    svg`<path fill-rule="evenodd" fill="${wallOf(view)}" d="M0 0H${width}V${height}H0z${holes}"/>
      <path d="${holes}" fill="none" stroke="${edgeOf(view)}" stroke-width="${unit * 0.016}"/>` +
    rack +
    lamp(view, ((beforeLast + last) / 2) * width, y - unit * 0.03)
  );
}

/** How high the deck of the viaduct lies, as a share of the height. */
const DECK = 0.2;

function arches(view: View): string {
  const { height, unit, width } = view;
  const span = width * (isWide(view) ? 0.19 : 0.4);
  const middles = isWide(view) ? [0.12, 0.345, 0.57, 0.795, 1.02] : [0.06, 0.52, 0.98];
  const deck = height * DECK;
  const y = deck + unit * 0.06;
  const openings = inRow(view, middles, { y, width: span, height, arch: span / 2 });
  const rail = svg`<rect y="${deck}" width="${width}" height="${unit * 0.02}" fill="${edgeOf(view)}"/>`;
  return wall(view, openings, deck) + rail;
}

function train(view: View): string {
  const { height, mood, nextId, unit, width } = view;
  const tall = unit * 0.1;
  const long = unit * 0.42;
  const y = height * DECK - tall;
  const body = mix(mood.ink, mood.sky[1], 0.1);
  const lit = mix(mood.accent, mood.disc, 0.5);
  const count = Math.ceil(width / long);
  const cars = repeat(count, (car) => {
    const x = car * long;
    const panes = repeat(6, (pane) => {
      const left = x + unit * 0.03 + pane * unit * 0.062;
      return svg`<rect x="${left}" y="${y + tall * 0.22}" width="${unit * 0.04}" height="${tall * 0.36}" rx="3"/>`;
    });
    return svg`<rect x="${x + 3}" y="${y}" width="${long - 6}" height="${tall}" rx="${unit * 0.016}" fill="${body}"/>
      <g fill="${lit}">${panes}</g>`;
  });
  return glow(nextId, { x: width * 0.6, y, radius: unit * 0.5 }, mood.accent, 0.35) + cars + arches(view);
}

export const frames = { windows, doorway, carriage, arches, train } satisfies Record<
  PlaceFrame,
  (view: View) => string
>;
