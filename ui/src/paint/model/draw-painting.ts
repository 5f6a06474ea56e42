import { getStroke } from 'perfect-freehand';

import { actsOf, type PaintAct, type PaintLayer, type Painting, type PaintPoint } from './painting';

type Context = CanvasRenderingContext2D;

/** How much the pressure of a pen changes the width of a line. */
const thinning = 0.6;

/** An act never changes, so its outline is found once. */
const outlines = new WeakMap<readonly PaintPoint[], Path2D>();

function polygon(points: readonly (readonly number[])[]): Path2D {
  const path = new Path2D();
  for (const [x, y] of points) if (x !== undefined && y !== undefined) path.lineTo(x, y);
  path.closePath();
  return path;
}

function outlineOf(act: Extract<PaintAct, { points: readonly PaintPoint[] }>): Path2D {
  const known = outlines.get(act.points);
  if (known !== undefined) return known;
  const points = act.points.map((point) => [...point]);
  const path = polygon(
    act.kind === 'fill' ? points : getStroke(points, { size: act.size, thinning, simulatePressure: false, last: true }),
  );
  outlines.set(act.points, path);
  return path;
}

/** Draws an act over what its layer has already. */
export function drawAct(context: Context, act: PaintAct): void {
  const { height, width } = context.canvas;
  context.save();
  if (act.kind === 'clear') {
    context.clearRect(0, 0, width, height);
  } else if (act.kind === 'invert') {
    context.globalCompositeOperation = 'xor';
    context.fillRect(0, 0, width, height);
  } else {
    if (act.kind === 'stroke' && act.isErasing) context.globalCompositeOperation = 'destination-out';
    context.fillStyle = act.layer === 'mask' ? '#ffffff' : act.color;
    context.fill(outlineOf(act));
  }
  context.restore();
}

/** A canvas and its context. Throws where the browser has no memory for one. */
export function newCanvas({ height, width }: { readonly width: number; readonly height: number }): Context {
  const canvas = document.createElement('canvas');
  canvas.width = width;
  canvas.height = height;
  const context = canvas.getContext('2d', { willReadFrequently: true });
  if (context === null) throw new Error('There is no room for another canvas');
  return context;
}

/** A layer on its own; opaque where something was painted. */
export function drawLayer(painting: Painting, layer: PaintLayer): Context {
  const context = newCanvas(painting);
  for (const act of actsOf(painting, layer)) drawAct(context, act);
  return context;
}

/** Picture and sketch as one. */
export function flatten(picture: CanvasImageSource, painting: Painting): HTMLCanvasElement {
  const context = newCanvas(painting);
  context.drawImage(picture, 0, 0, painting.width, painting.height);
  context.drawImage(drawLayer(painting, 'sketch').canvas, 0, 0);
  return context.canvas;
}

/** The mask as engines are sent it: white is redrawn, black stays. */
export function maskPicture(painting: Painting): HTMLCanvasElement {
  const context = newCanvas(painting);
  context.fillStyle = '#000000';
  context.fillRect(0, 0, painting.width, painting.height);
  const { canvas } = drawLayer(painting, 'mask');
  context.drawImage(painting.edge === 0 ? canvas : softened(canvas, painting.edge), 0, 0);
  return context.canvas;
}

/**
 * A mask that fades at its edge, half of the way inwards and half outwards.
 *
 * @param edge how far, in pixels of the mask
 */
export function softened(mask: HTMLCanvasElement, edge: number): HTMLCanvasElement {
  const { height, width } = mask;
  const beyond = Math.ceil(edge);
  const wide = newCanvas({ width: width + 2 * beyond, height: height + 2 * beyond });
  wide.drawImage(mask, beyond, beyond);
  // Beyond the picture the mask continues: it does not fade along the border of the picture itself.
  wide.drawImage(mask, 0, 0, width, 1, beyond, 0, width, beyond);
  wide.drawImage(mask, 0, height - 1, width, 1, beyond, height + beyond, width, beyond);
  wide.drawImage(mask, 0, 0, 1, height, 0, beyond, beyond, height);
  wide.drawImage(mask, width - 1, 0, 1, height, width + beyond, beyond, beyond, height);
  const context = newCanvas({ width, height });
  // The shadow of a mask that is itself out of sight: not every browser has filters for a canvas.
  context.shadowColor = '#ffffff';
  context.shadowBlur = edge;
  context.shadowOffsetX = wide.canvas.width;
  context.drawImage(wide.canvas, -wide.canvas.width - beyond, -beyond);
  return context.canvas;
}

/** Pixels by which the share of a mask is told. */
const sample = { width: 96, height: 96 } as const;

/** How much of the picture the mask covers, from 0 to 1. */
export function maskShare(painting: Painting): number {
  const context = newCanvas(sample);
  context.drawImage(drawLayer(painting, 'mask').canvas, 0, 0, sample.width, sample.height);
  const { data } = context.getImageData(0, 0, sample.width, sample.height);
  let covered = 0;
  for (let index = 3; index < data.length; index += 4) covered += data[index] ?? 0;
  return covered / (255 * sample.width * sample.height);
}

/** The colour of a picture and its sketch at a point, as `#rrggbb`. */
export function colorAt(picture: CanvasImageSource, painting: Painting, [x, y]: PaintPoint): string {
  const context = flatten(picture, painting).getContext('2d');
  const column = Math.min(painting.width - 1, Math.max(0, Math.floor(x)));
  const row = Math.min(painting.height - 1, Math.max(0, Math.floor(y)));
  const [red = 0, green = 0, blue = 0] = context?.getImageData(column, row, 1, 1).data ?? [];
  return `#${[red, green, blue].map((channel) => channel.toString(16).padStart(2, '0')).join('')}`;
}
