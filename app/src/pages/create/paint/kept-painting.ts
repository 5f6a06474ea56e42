import { parsePainting, type Painting } from '@fabula/ui/paint-model';

/** What the browser keeps of a picture that is painted over. The server keeps its versions. */
export interface KeptPainting {
  /** The versions of the picture, the oldest first; one at least. */
  readonly pictureIds: readonly string[];
  /** Which of them is painted over. */
  readonly chosen: number;
  readonly painting: Painting;
  readonly prompt: string;
  /** How far the area may go from the picture, from 0 to 1. */
  readonly change: number;
  /** What redraws, or has redrawn, the area. */
  readonly generationId: string | null;
}

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;
const isText = (value: unknown): value is string => typeof value === 'string';

/** Reads what a browser has kept; null for what is none, as that of another version of the page may be. */
export function parseKept(value: unknown): KeptPainting | null {
  if (!isRecord(value) || !Array.isArray(value.pictureIds)) return null;
  const { change, chosen, generationId, pictureIds, prompt } = value;
  const painting = parsePainting(value.painting);
  const ids = pictureIds.filter(isText);
  if (painting === null || !isText(prompt) || typeof change !== 'number' || typeof chosen !== 'number') return null;
  if (ids.length !== pictureIds.length || ids[chosen] === undefined || !(change >= 0 && change <= 1)) return null;
  return {
    pictureIds: ids,
    chosen,
    painting,
    prompt,
    change,
    generationId: isText(generationId) ? generationId : null,
  };
}
