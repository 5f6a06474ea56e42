import { useState, type KeyboardEvent } from 'react';

import { actOf, type ToolState } from '../model/paint-tools';
import { addPoint, type PaintAct, type Painting, type PaintPoint } from '../model/painting';

/** Pixels of the picture that an arrow key moves the cursor by, and with Shift. */
const steps = { far: 20, near: 2 } as const;

const directions = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
} as const;

const isDirection = (key: string): key is keyof typeof directions => key in directions;

interface CursorOptions {
  readonly painting: Painting;
  readonly tools: ToolState;
  readonly onLive: (act: PaintAct | null) => void;
  readonly onAct: (act: PaintAct) => void;
  readonly onPick: (point: PaintPoint) => void;
}

const samePlace = ([x, y]: PaintPoint, other: PaintPoint | undefined): boolean =>
  other !== undefined && other[0] === x && other[1] === y;

/**
 * Draws by keyboard: arrows move a cursor, Enter draws a line to it, Enter in the same place ends the line, Escape drops it.
 */
export function useCursor({ onAct, onLive, onPick, painting, tools }: CursorOptions) {
  const [place, setPlace] = useState<readonly [x: number, y: number]>();
  /** A line ends with the tool that it was begun with. */
  const [line, setLine] = useState<{ readonly tools: ToolState; readonly points: readonly PaintPoint[] }>();
  const points = line?.points ?? [];
  const at: PaintPoint = [...(place ?? [Math.round(painting.width / 2), Math.round(painting.height / 2)]), 0.5];

  const drop = () => {
    setLine(undefined);
    onLive(null);
  };
  const press = () => {
    const begun = line?.tools ?? tools;
    if (begun.tool === 'pick') return onPick(at);
    if (begun.tool === 'hand') return;
    if (samePlace(at, points.at(-1))) {
      const act = actOf(begun, points);
      drop();
      if (act !== null) onAct(act);
      return;
    }
    const next = addPoint(points, at, painting);
    setLine({ tools: begun, points: next });
    onLive(actOf(begun, next));
  };

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    if (isDirection(event.key)) {
      event.preventDefault();
      const [dx, dy] = directions[event.key];
      const step = event.shiftKey ? steps.near : steps.far;
      const [x, y] = [at[0] + dx * step, at[1] + dy * step];
      setPlace([Math.min(painting.width, Math.max(0, x)), Math.min(painting.height, Math.max(0, y))]);
    } else if (event.key === 'Enter') {
      event.preventDefault();
      press();
    } else if (event.key === 'Escape' && line !== undefined) {
      event.stopPropagation();
      drop();
    }
  };

  return {
    onKeyDown,
    /** Undefined until a key has moved it. */
    place,
    /** Corners of the line that is being drawn. */
    corners: points.length,
  };
}
