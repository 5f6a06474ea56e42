import type { Film, FilmType } from '../contract/validators.ts';
import type { StorageKey } from '../providers/storage/storage.ts';

export interface FilmFile {
  bytes: Uint8Array<ArrayBuffer>;
  type: FilmType;
}

const ENDS = { 'image/webp': 'webp', 'video/mp4': 'mp4', 'video/webm': 'webm' } as const satisfies Record<
  FilmType,
  string
>;
const TYPES: readonly FilmType[] = ['image/webp', 'video/mp4', 'video/webm'];

/** @param stillId The id of the picture, or of the portrait, that it is the film of. */
export function filmKey(stillId: string, type: FilmType): StorageKey {
  return `films/${stillId}.${ENDS[type]}`;
}

export function filmKeysOf(stillId: string): StorageKey[] {
  return TYPES.map((type) => filmKey(stillId, type));
}

export function showFilm(stillId: string, type: FilmType): Film {
  return { address: `/api/films/${stillId}`, type };
}

export function filmFiles(stillId: string, film: FilmFile | undefined): [StorageKey, Uint8Array][] {
  return film === undefined ? [] : [[filmKey(stillId, film.type), film.bytes]];
}
