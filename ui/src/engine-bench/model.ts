import type {
  BenchEngine,
  BenchExchange,
  BenchFailure,
  BenchKind,
  BenchMeasures,
  BenchParameter,
  BenchParameterName,
  BenchScore,
} from '@fabula/sdk/types';

export type { BenchEngine, BenchExchange, BenchKind, BenchMeasures, BenchParameter, BenchParameterName, BenchScore };

/** What a run starts from; the same picture, and the same mask, for all columns. */
export type StartPart = Extract<BenchParameterName, 'reference' | 'mask'>;

/** What is written or chosen for each parameter, as it stands in its field; absent ones are the engine's default. */
export type ColumnValues = Readonly<Partial<Record<BenchParameterName, string>>>;

/** A picture or a film; without an address it is too large to be shown. */
export interface ColumnFile {
  readonly address: string | null;
  readonly isFilm: boolean;
  readonly width: number | null;
  readonly height: number | null;
}

/** Why a run has failed: the engine's reasons, and ours. */
export type RunFailure = BenchFailure | 'connection' | 'too-many' | 'not-offered';

export type RunState =
  | { readonly state: 'idle' }
  | { readonly state: 'running'; readonly share: number | null; readonly place: number | null }
  | { readonly state: 'stopped' }
  | { readonly state: 'ended'; readonly failure: RunFailure | null; readonly measures: BenchMeasures | null };

/** One engine beside others. */
export interface BenchColumn {
  readonly engineId: string;
  readonly values: ColumnValues;
  readonly run: RunState;
  readonly text: string;
  readonly file: ColumnFile | null;
  readonly exchanges: readonly BenchExchange[];
}

/** An engine and its model, as operators name them. */
export const engineName = ({ engine, model }: Pick<BenchEngine, 'engine' | 'model'>): string =>
  model === null ? engine : `${engine} · ${model}`;

export const columnLetters = ['A', 'B', 'C', 'D'] as const;

export const benchLimits = {
  system: 8000,
  prompt: { text: 8000, image: 2000, video: 2000 },
  seed: 4_294_967_295,
} as const;

/** The parameters whose field has something that the engine does not take. */
export function wrongValues(
  parameters: readonly BenchParameter[],
  values: ColumnValues,
): readonly BenchParameterName[] {
  return parameters.flatMap((parameter) => {
    const value = values[parameter.name];
    return value === undefined || isTaken(parameter, value) ? [] : [parameter.name];
  });
}

function isTaken(parameter: BenchParameter, value: string): boolean {
  if (parameter.kind === 'picture') return true;
  if (parameter.kind === 'choice') return value === '' || parameter.options.includes(value);
  if (parameter.kind === 'words') return value.length <= parameter.maxLength;
  const number = Number(value);
  const isWhole = parameter.step < 1 || Number.isInteger(number);
  return value.trim() !== '' && isWhole && number >= parameter.min && number <= parameter.max;
}

/** Whether a text is a seed: a whole number of 32 bits. */
export const isSeed = (text: string): boolean => /^\d{1,10}$/.test(text) && Number(text) <= benchLimits.seed;
