import type { GenerationKind } from '../contract/validators.ts';
import type { FilmEngine } from '../providers/films/film-engine.ts';
import type { PictureEngine } from '../providers/pictures/picture-engine.ts';
import type { GenerationDeps } from './generation-deps.ts';

type MakerDeps = Pick<GenerationDeps, 'engine' | 'films' | 'filmPrice' | 'judge' | 'price'>;

export function makerOf({ engine, films }: MakerDeps, kind: GenerationKind): PictureEngine | FilmEngine {
  return kind === 'film' ? films : engine;
}

/** Points for each picture, or the film, that is delivered; what is put together from our own drawings is free. */
export function priceOf(deps: MakerDeps, kind: GenerationKind): number {
  if (makerOf(deps, kind).name === 'composed') return 0;
  return kind === 'film' ? deps.filmPrice : deps.price;
}

/** A model draws nothing mature without a judge of its pictures, and films have none. */
export function isMatureAllowed(deps: MakerDeps, kind: GenerationKind): boolean {
  return makerOf(deps, kind).name === 'composed' || (kind === 'image' && deps.judge !== undefined);
}
