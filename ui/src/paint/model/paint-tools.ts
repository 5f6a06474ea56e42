import { paintLimits, type PaintAct, type PaintLayer, type PaintPoint } from './painting';

export const paintTools = ['pen', 'eraser', 'mask', 'lasso', 'pick', 'hand'] as const;
export type PaintTool = (typeof paintTools)[number];

/** The tool in use, and what each tool was left at. */
export interface ToolState {
  readonly tool: PaintTool;
  /** What eraser and lasso work on. */
  readonly layer: PaintLayer;
  /** Brush diameter for each layer, in pixels of the picture. */
  readonly sizes: Readonly<Record<PaintLayer, number>>;
  /** `#rrggbb` */
  readonly color: string;
}

/** The key of each tool. */
export const toolKeys = {
  pen: 'B',
  eraser: 'E',
  mask: 'M',
  lasso: 'L',
  pick: 'I',
  hand: 'H',
} as const satisfies Record<PaintTool, string>;

/** The layer that belongs to a tool; the others work on the layer that is chosen. */
const ownLayers: Partial<Record<PaintTool, PaintLayer>> = { pen: 'sketch', mask: 'mask' };

export const firstTools = (color: string): ToolState => ({
  tool: 'pen',
  layer: 'sketch',
  sizes: { sketch: 10, mask: 64 },
  color,
});

export function chooseTool(state: ToolState, tool: PaintTool): ToolState {
  return { ...state, tool, layer: ownLayers[tool] ?? state.layer };
}

/** Chooses a layer; a brush of the other layer becomes the brush of this one. */
export function chooseLayer(state: ToolState, layer: PaintLayer): ToolState {
  const own = ownLayers[state.tool];
  const brush = layer === 'mask' ? 'mask' : 'pen';
  return { ...state, layer, tool: own === undefined || own === layer ? state.tool : brush };
}

export function setSize(state: ToolState, size: number): ToolState {
  const { max, min } = paintLimits.size;
  return { ...state, sizes: { ...state.sizes, [state.layer]: Math.min(max, Math.max(min, Math.round(size))) } };
}

/** One step of `[` and `]`: a tenth, and one pixel at least. */
export function stepSize(state: ToolState, direction: 1 | -1): ToolState {
  const size = state.sizes[state.layer];
  return setSize(state, size + direction * Math.max(1, Math.round(size / 10)));
}

/** What a line through these points does with the tool in use; null for tools that draw nothing. */
export function actOf({ color, layer, sizes, tool }: ToolState, points: readonly PaintPoint[]): PaintAct | null {
  if (points.length === 0 || tool === 'pick' || tool === 'hand') return null;
  if (tool === 'lasso') return { kind: 'fill', layer, color, points };
  return { kind: 'stroke', layer, isErasing: tool === 'eraser', size: sizes[layer], color, points };
}
