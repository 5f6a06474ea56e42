import { PortraitParts } from '../../contract/validators.ts';
import type { FilmRequest } from '../../providers/films/film-engine.ts';
import { EngineError } from '../../providers/engines/engine-error.ts';
import type { GenerationWork } from '../generation-work.ts';
import type { DrawnRequest } from '../drawn-request.ts';
import { readFull } from '../files/picture-files.ts';
import type { GenerationDeps } from '../generation-deps.ts';
import { findPicture } from '../store/picture-store.ts';
import type { PictureGenerationRow } from '../store/tables.ts';

/** What an engine of films is asked. Throws EngineError where the picture is gone. */
export async function filmWork(
  { database, films, storage }: Pick<GenerationDeps, 'database' | 'films' | 'storage'>,
  { prompt }: PictureGenerationRow,
  { reference, seed, size }: DrawnRequest,
): Promise<GenerationWork> {
  const still = reference === null ? undefined : await findPicture(database.db, reference.pictureId);
  const bytes = still && (await readFull(storage, still.picture_id));
  if (still === undefined || bytes === undefined) {
    throw new EngineError('unavailable', 'The picture that was to move is gone');
  }
  const request: FilmRequest = {
    prompt,
    seed,
    size,
    still: { bytes, mime: 'image/webp' },
    parts: still.parts === null ? null : PortraitParts.parse(JSON.parse(still.parts)),
  };
  return {
    begin: (signal) => films.generate(request, signal),
    goOn: (jobId, signal) => films.resume?.(jobId, request, signal),
  };
}
