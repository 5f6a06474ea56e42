/** What of a map is seen: the map is moved by x and y CSS pixels, and scaled. */
export interface MapView {
  readonly x: number;
  readonly y: number;
  readonly scale: number;
}

export interface Size {
  readonly width: number;
  readonly height: number;
}

const scales = { least: 0.01, most: 3, first: 1, legible: 0.55 };

/** Scales a view about a point of the pane, which stays where it is. */
export function zoomAt(
  { scale, x, y }: MapView,
  factor: number,
  at: { readonly x: number; readonly y: number },
): MapView {
  const next = Math.min(scales.most, Math.max(scales.least, scale * factor));
  const ratio = next / scale;
  return { scale: next, x: at.x - (at.x - x) * ratio, y: at.y - (at.y - y) * ratio };
}

/** All of a map, in the middle of its pane. */
export function fitView(map: Size, pane: Size): MapView {
  const scale = Math.max(scales.least, Math.min(scales.first, pane.width / map.width, pane.height / map.height));
  return { scale, x: (pane.width - map.width * scale) / 2, y: (pane.height - map.height * scale) / 2 };
}

/**
 * What is seen first: all of a small map, of a large one its beginning in letters that can be read.
 *
 * @param beginning How far from the left the story begins.
 */
export function firstView(map: Size, pane: Size, beginning: number): MapView {
  const all = fitView(map, pane);
  if (all.scale >= scales.legible) return all;
  const scale = scales.legible;
  return { scale, x: pane.width / 2 - beginning * scale, y: 0 };
}
