import { randomInt } from 'node:crypto';
import type { GenerationForm } from '../../contract/validators.ts';
import type { Queries } from '../../db/database.ts';
import { AppError } from '../../errors.ts';
import type { Locale } from '../../lib/locale.ts';
import type { FilmEngine } from '../../providers/films/film-engine.ts';
import { requireWords, type DrawnRequest } from '../drawn-request.ts';
import { findOwnPicture } from '../store/picture-store.ts';

const MOST_SEED = 2 ** 32 - 1;
/** The smallest side of a picture that anything is made of, in pixels. */
const LEAST_SIDE = 64;

/**
 * What a form asks of an engine of films.
 *
 * @throws {AppError} VALIDATION_FAILED with the field of what films do not have, and with `reference` where this engine makes no film of
 *   it; NOT_FOUND with `reference` for a picture of another owner.
 */
export async function readFilmForm(
  db: Queries,
  ownerId: string,
  form: GenerationForm,
  { engine, language }: { engine: Pick<FilmEngine, 'name'>; language: Locale },
): Promise<Omit<DrawnRequest, 'engineLoras' | 'mature'>> {
  const { count = 1, expression, loras = [], mask, negative = '', prompt, reference, seed, size } = form;
  requireWords('prompt', prompt);
  const without = {
    expression,
    mask,
    size,
    negative: negative || undefined,
    loras: loras.length === 0 ? undefined : loras,
  };
  for (const [field, value] of Object.entries(without))
    if (value !== undefined) throw invalid(field, 'films have none');
  if (count !== 1) throw invalid('count', 'films are made one by one');
  if (reference === undefined) throw invalid('reference', 'a film is made of a picture');
  const still = await findOwnPicture(db, ownerId, reference.pictureId);
  if (still === undefined) throw new AppError('NOT_FOUND', 'There is no such picture', { field: 'reference' });
  const { height, parts, width } = still;
  if (Math.min(width, height) < LEAST_SIDE) throw invalid('reference', 'the picture is too small');
  if (engine.name === 'composed' && parts === null) {
    throw invalid('reference', 'this server makes films of pictures from drawn parts alone');
  }
  return {
    size: { width, height },
    count,
    seed: seed ?? randomInt(MOST_SEED),
    loras: [],
    reference,
    mask: null,
    expression: null,
    language,
  };
}

function invalid(field: string, why: string): AppError {
  return new AppError('VALIDATION_FAILED', `${field}: ${why}`, { field });
}
