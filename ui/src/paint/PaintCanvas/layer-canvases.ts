import { drawAct, newCanvas, softened } from '../model/draw-painting';
import { actsOf, type PaintAct, type PaintLayer, type Painting } from '../model/painting';

type Context = CanvasRenderingContext2D;

/** What is on a layer, and the acts that it was drawn from. */
interface Kept {
  acts: readonly PaintAct[];
  readonly context: Context;
}

const startsWith = (acts: readonly PaintAct[], begin: readonly PaintAct[]): boolean =>
  acts.length >= begin.length && begin.every((act, index) => act === acts[index]);

/** The pixels of a painting's layers: each act is drawn once, a line under way over them. */
export class LayerPixels {
  readonly #kept: Readonly<Record<PaintLayer, Kept>>;
  readonly #seen: Context;

  constructor(size: { readonly width: number; readonly height: number }) {
    this.#kept = { sketch: { acts: [], context: newCanvas(size) }, mask: { acts: [], context: newCanvas(size) } };
    this.#seen = newCanvas(size);
  }

  /** Draws what was added; after an undo the layer is drawn again. */
  draw(painting: Painting, layer: PaintLayer): void {
    const kept = this.#kept[layer];
    const acts = actsOf(painting, layer);
    const isMore = startsWith(acts, kept.acts);
    if (!isMore) kept.context.clearRect(0, 0, painting.width, painting.height);
    for (const act of isMore ? acts.slice(kept.acts.length) : acts) drawAct(kept.context, act);
    kept.acts = acts;
  }

  /** Shows a layer, with the act that is under way on it. */
  show(
    target: Context,
    layer: PaintLayer,
    { edge, live }: { readonly edge: number; readonly live: PaintAct | null },
  ): void {
    const { canvas } = target;
    const seen = this.#seen;
    seen.clearRect(0, 0, canvas.width, canvas.height);
    seen.drawImage(this.#kept[layer].context.canvas, 0, 0);
    if (live !== null && live.layer === layer) drawAct(seen, live);
    target.clearRect(0, 0, canvas.width, canvas.height);
    if (layer === 'sketch') target.drawImage(seen.canvas, 0, 0);
    else hatch(target, seen.canvas, edge);
  }
}

/** Pixels of the picture for each pixel that a mask's edge is wide on a usual screen. */
const edgeShare = 1 / 300;

/** A mask is seen as hatching with a dashed edge, never by its colour alone. */
function hatch(target: Context, mask: HTMLCanvasElement, soft: number): void {
  const { height, width } = target.canvas;
  const color = getComputedStyle(target.canvas).color;
  const edge = Math.max(2, Math.round(width * edgeShare));
  const whole = { width, height };
  const fill = newCanvas(whole);
  fill.drawImage(soft === 0 ? mask : fading(mask, soft), 0, 0, width, height);
  fill.globalCompositeOperation = 'source-in';
  fill.fillStyle = pattern(fill, color, 'lines', edge);
  fill.fillRect(0, 0, width, height);
  const rim = newCanvas(whole);
  for (const [x, y] of around) rim.drawImage(mask, x * edge, y * edge);
  rim.globalCompositeOperation = 'destination-out';
  rim.drawImage(mask, 0, 0);
  rim.globalCompositeOperation = 'source-in';
  rim.fillStyle = pattern(rim, color, 'dashes', edge);
  rim.fillRect(0, 0, width, height);
  target.drawImage(fill.canvas, 0, 0);
  target.drawImage(rim.canvas, 0, 0);
}

/** The longest side of a mask that is faded to be shown: what fades has no detail. */
const fadedSide = 384;

/** A fading mask to be shown, small enough for each frame of a line. */
function fading(mask: HTMLCanvasElement, soft: number): HTMLCanvasElement {
  const scale = Math.min(1, fadedSide / Math.max(mask.width, mask.height));
  const small = newCanvas({ width: Math.round(mask.width * scale), height: Math.round(mask.height * scale) });
  small.drawImage(mask, 0, 0, small.canvas.width, small.canvas.height);
  return softened(small.canvas, soft * scale);
}

const around = [
  [1, 0],
  [-1, 0],
  [0, 1],
  [0, -1],
  [0.7, 0.7],
  [-0.7, 0.7],
  [0.7, -0.7],
  [-0.7, -0.7],
] as const;

function pattern(context: Context, color: string, kind: 'lines' | 'dashes', edge: number): CanvasPattern | string {
  const side = edge * 6;
  const tile = newCanvas({ width: side, height: side });
  tile.fillStyle = color;
  tile.strokeStyle = color;
  if (kind === 'lines') {
    tile.globalAlpha = 0.22;
    tile.fillRect(0, 0, side, side);
    tile.globalAlpha = 0.8;
    tile.lineWidth = edge * 0.6;
    for (const from of [-side, 0, side]) {
      tile.moveTo(from, side);
      tile.lineTo(from + side, 0);
    }
    tile.stroke();
  } else {
    tile.fillRect(0, 0, side / 2, side / 2);
    tile.fillRect(side / 2, side / 2, side / 2, side / 2);
  }
  return context.createPattern(tile.canvas, 'repeat') ?? color;
}
