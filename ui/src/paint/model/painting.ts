/** What can be painted on; the picture below both is never changed. */
export type PaintLayer = 'sketch' | 'mask';

/** In pixels of the picture; the pressure is from 0 to 1, and 0.5 where the pointer has none. */
export type PaintPoint = readonly [x: number, y: number, pressure: number];

/** One thing that was done to a layer. */
export type PaintAct =
  | {
      readonly kind: 'stroke';
      readonly layer: PaintLayer;
      readonly isErasing: boolean;
      /** Diameter in pixels of the picture. */
      readonly size: number;
      /** `#rrggbb`; a mask has none. */
      readonly color: string;
      readonly points: readonly PaintPoint[];
    }
  | {
      readonly kind: 'fill';
      readonly layer: PaintLayer;
      readonly color: string;
      /** The corners of the outline. */
      readonly points: readonly PaintPoint[];
    }
  /** What was in the mask is outside of it, and the other way round. */
  | { readonly kind: 'invert'; readonly layer: 'mask' }
  | { readonly kind: 'clear'; readonly layer: PaintLayer };

/** A painting as what was done, in order: undoing takes the last act away. */
export interface Painting {
  /** Of the picture, in pixels. */
  readonly width: number;
  readonly height: number;
  /** How far the mask fades at its edge, in pixels of the picture; 0 for a hard edge. */
  readonly edge: number;
  readonly acts: readonly PaintAct[];
  /** What was undone, the last first to be done again at the end. */
  readonly undone: readonly PaintAct[];
}

export const paintLimits = {
  /** Of a picture, in pixels. */
  longestSide: 2_048,
  acts: 2_000,
  /** Of one act, and of all together. */
  actPoints: 4_000,
  points: 200_000,
  /** Brush diameter in pixels. */
  size: { min: 2, max: 200 },
  /** How far a mask can fade, in pixels. */
  edge: 100,
} as const;

/** Points nearer to the last one than this many pixels add nothing that is seen. */
const leastStep = 0.75;

export function emptyPainting({ height, width }: { readonly width: number; readonly height: number }): Painting {
  return { width, height, edge: 0, acts: [], undone: [] };
}

const pointsOf = (act: PaintAct): number => ('points' in act ? act.points.length : 0);

/** Whether nothing more can be done until something is undone. */
export function isFull({ acts }: Painting): boolean {
  return acts.length >= paintLimits.acts || acts.reduce((sum, act) => sum + pointsOf(act), 0) >= paintLimits.points;
}

/** Adds an act, and forgets what was undone; a full painting stays as it is. */
export function addAct(painting: Painting, act: PaintAct): Painting {
  return isFull(painting) ? painting : { ...painting, acts: [...painting.acts, act], undone: [] };
}

export function undo(painting: Painting): Painting {
  const last = painting.acts.at(-1);
  if (last === undefined) return painting;
  return { ...painting, acts: painting.acts.slice(0, -1), undone: [...painting.undone, last] };
}

export function redo(painting: Painting): Painting {
  const next = painting.undone.at(-1);
  if (next === undefined) return painting;
  return { ...painting, acts: [...painting.acts, next], undone: painting.undone.slice(0, -1) };
}

/** Adds a point to a line that is being drawn, in its place within the picture; one that changes nothing is left out. */
export function addPoint(
  points: readonly PaintPoint[],
  [x, y, pressure]: PaintPoint,
  { height, width }: Pick<Painting, 'width' | 'height'>,
): readonly PaintPoint[] {
  if (points.length >= paintLimits.actPoints) return points;
  // A brush reaches over the edge, so a line may leave the picture by as much as a brush is wide.
  const margin = paintLimits.size.max;
  const placed = [
    round(Math.min(width + margin, Math.max(-margin, x))),
    round(Math.min(height + margin, Math.max(-margin, y))),
    Math.round(Math.min(1, Math.max(0, pressure)) * 100) / 100,
  ] as const;
  const last = points.at(-1);
  if (last !== undefined && Math.hypot(placed[0] - last[0], placed[1] - last[1]) < leastStep) return points;
  return [...points, placed];
}

/** The acts of a layer that can still be seen: what was cleared is over. */
export function actsOf({ acts }: Painting, layer: PaintLayer): readonly PaintAct[] {
  const own = acts.filter((act) => act.layer === layer);
  return own.slice(own.findLastIndex(({ kind }) => kind === 'clear') + 1);
}

/** How many lines and areas a layer has. */
export function countDrawn(painting: Painting, layer: PaintLayer): number {
  return actsOf(painting, layer).filter((act) => act.kind === 'fill' || (act.kind === 'stroke' && !act.isErasing))
    .length;
}

/** Whether nothing was done on a layer, or all of it was cleared. */
export function isEmptyLayer(painting: Painting, layer: PaintLayer): boolean {
  const acts = actsOf(painting, layer);
  return acts.every((act) => act.kind === 'stroke' && act.isErasing);
}

/** A painting without what is on one of its layers; nothing of that can be done again. */
export function withoutLayer(painting: Painting, layer: PaintLayer): Painting {
  return { ...painting, acts: painting.acts.filter((act) => act.layer !== layer), undone: [] };
}

/** A painting over a picture of another size; the same one where the size is the same. */
export function resized(painting: Painting, { height, width }: Pick<Painting, 'width' | 'height'>): Painting {
  if (painting.width === width && painting.height === height) return painting;
  const [across, down] = [width / painting.width, height / painting.height];
  const { max, min } = paintLimits.size;
  const move = (act: PaintAct): PaintAct => {
    if (!('points' in act)) return act;
    const points = act.points.map(([x, y, pressure]): PaintPoint => [round(x * across), round(y * down), pressure]);
    return act.kind === 'fill'
      ? { ...act, points }
      : { ...act, points, size: Math.min(max, Math.max(min, Math.round(act.size * Math.sqrt(across * down)))) };
  };
  const edge = Math.min(paintLimits.edge, Math.round(painting.edge * Math.sqrt(across * down)));
  return { width, height, edge, acts: painting.acts.map(move), undone: painting.undone.map(move) };
}

const round = (value: number): number => Math.round(value * 10) / 10;
