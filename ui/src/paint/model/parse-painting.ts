import { paintLimits, type PaintAct, type PaintLayer, type Painting, type PaintPoint } from './painting';

type Unknown = Readonly<Record<string, unknown>>;

const isRecord = (value: unknown): value is Unknown => typeof value === 'object' && value !== null;
const isLayer = (value: unknown): value is PaintLayer => value === 'sketch' || value === 'mask';
const isColor = (value: unknown): value is string => typeof value === 'string' && /^#[0-9a-f]{6}$/.test(value);
const isFinite = (value: unknown): value is number => Number.isFinite(value);
const isSide = (value: unknown): value is number =>
  Number.isInteger(value) && isFinite(value) && value > 0 && value <= paintLimits.longestSide;

const isPoint = (value: unknown): value is PaintPoint =>
  Array.isArray(value) && value.length === 3 && value.every(isFinite);

function parsePoints(value: unknown): readonly PaintPoint[] | null {
  if (!Array.isArray(value) || value.length === 0 || value.length > paintLimits.actPoints) return null;
  return value.every(isPoint) ? value : null;
}

function parseAct(value: unknown): PaintAct | null {
  if (!isRecord(value)) return null;
  const { color, isErasing, kind, layer, size } = value;
  if (!isLayer(layer)) return null;
  if (kind === 'clear') return { kind, layer };
  if (kind === 'invert') return layer === 'mask' ? { kind, layer } : null;
  const points = parsePoints(value.points);
  if (points === null || !isColor(color)) return null;
  if (kind === 'fill') return { kind, layer, color, points };
  const { max, min } = paintLimits.size;
  if (kind !== 'stroke' || typeof isErasing !== 'boolean' || !isFinite(size) || size < min || size > max) return null;
  return { kind, layer, isErasing, size, color, points };
}

function parseActs(value: unknown): readonly PaintAct[] | null {
  if (!Array.isArray(value) || value.length > paintLimits.acts) return null;
  const acts = value.map(parseAct).filter((act) => act !== null);
  return acts.length === value.length ? acts : null;
}

/** Reads a painting that a browser has kept; null for what is none, as one of another version of the page may be. */
export function parsePainting(value: unknown): Painting | null {
  if (!isRecord(value)) return null;
  // Paintings from before masks could fade have no edge.
  const { edge = 0, height, width } = value;
  const [acts, undone] = [parseActs(value.acts), parseActs(value.undone)];
  if (!isSide(width) || !isSide(height) || acts === null || undone === null) return null;
  if (!isFinite(edge) || edge < 0 || edge > paintLimits.edge) return null;
  return { width, height, edge, acts, undone };
}
