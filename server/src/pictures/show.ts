import type { Logger } from 'pino';
import { PortraitParts, type Generation, type OwnPicture } from '../contract/validators.ts';
import type { Queries } from '../db/database.ts';
import { showRows } from '../lists/show-rows.ts';
import type { Points } from '../points/points.ts';
import { DrawnRequest } from './drawn-request.ts';
import { addressOf } from './files/picture-files.ts';
import { showFilm } from '../films/film-files.ts';
import { findPicturesOf } from './store/picture-store.ts';
import type { PictureGenerationRow, PictureRow } from './store/tables.ts';

export function ledgerReference(generationId: string): string {
  return `generation:${generationId}`;
}

export interface ShowDeps {
  log: Logger;
  points: Points;
}

/** Generations as their owner reads them. A damaged one is left out. */
export async function showGenerations(
  db: Queries,
  { log, points }: ShowDeps,
  rows: readonly PictureGenerationRow[],
): Promise<Generation[]> {
  const ids = rows.map((row) => row.generation_id);
  const pictures = Map.groupBy(await findPicturesOf(db, ids), (row) => row.generation_id);
  const paid = rows.filter((row) => row.reservation_id !== null).map((row) => ledgerReference(row.generation_id));
  const entries = await points.entryIds(db, paid);
  return showRows(log, {
    table: 'picture_generations',
    rows,
    idOf: (row) => row.generation_id,
    show: (row) => ({
      ...showGeneration(row),
      charge: { points: row.charged, entryIds: entries.get(ledgerReference(row.generation_id)) ?? [] },
      pictures: pictures.get(row.generation_id)?.map(showPicture) ?? [],
    }),
  });
}

function showGeneration(row: PictureGenerationRow): Omit<Generation, 'charge' | 'pictures'> {
  const { count, expression, loras, mask, reference, seed, size } = DrawnRequest.parse(JSON.parse(row.request));
  return {
    generationId: row.generation_id,
    kind: row.kind,
    status: row.status,
    failure: row.failure,
    place: row.place,
    share: toShare(row.share),
    prompt: row.prompt,
    promptSha256: row.prompt_sha256,
    negative: row.negative,
    draftId: row.draft_id,
    characterId: row.character_id,
    size,
    count,
    seed,
    loras,
    reference,
    mask,
    expression,
    by: row.engine === 'composed' ? 'composed' : 'model',
    engine: row.engine,
    model: row.model,
    perPicture: row.per_picture,
    createdAt: new Date(row.created_at).toISOString(),
    endedAt: row.ended_at === null ? null : new Date(row.ended_at).toISOString(),
  };
}

export function showPicture(row: PictureRow): OwnPicture {
  const pictureId = row.picture_id;
  return {
    pictureId,
    small: addressOf(pictureId, '300'),
    large: addressOf(pictureId, '600'),
    full: addressOf(pictureId, '1600'),
    width: row.width,
    height: row.height,
    by: row.made_by,
    engine: row.engine,
    model: row.model,
    prompt: row.prompt,
    promptSha256: row.prompt_sha256,
    negative: row.negative,
    seed: row.seed,
    parts: row.parts === null ? null : PortraitParts.parse(JSON.parse(row.parts)),
    film: row.film_type === null ? null : showFilm(pictureId, row.film_type),
    generationId: row.generation_id,
    createdAt: new Date(row.created_at).toISOString(),
  };
}

/** @param thousandths As a row keeps it. */
export function toShare(thousandths: number | null): number | null {
  return thousandths === null ? null : thousandths / 1_000;
}
