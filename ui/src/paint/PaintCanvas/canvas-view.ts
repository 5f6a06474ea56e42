/** How the picture lies on the canvas: at 1 it fits, and it is moved by pixels of the screen. */
export interface CanvasView {
  readonly scale: number;
  readonly x: number;
  readonly y: number;
}

export const wholeView: CanvasView = { scale: 1, x: 0, y: 0 };

const scales = { min: 0.5, max: 8 } as const;

export function moved(view: CanvasView, dx: number, dy: number): CanvasView {
  return { ...view, x: view.x + dx, y: view.y + dy };
}

/** Zooms so that what is under a point stays there. @param at measured from the middle of the canvas */
export function zoomed(view: CanvasView, factor: number, at = { x: 0, y: 0 }): CanvasView {
  const scale = Math.min(scales.max, Math.max(scales.min, view.scale * factor));
  const share = scale / view.scale;
  return { scale, x: at.x - (at.x - view.x) * share, y: at.y - (at.y - view.y) * share };
}
