import { cardKey, type OwnCard } from '../../cards/kept-cards.ts';
import type { CardReplacement } from '../../cards/versions/change-card.ts';
import { filmFiles } from '../../films/film-files.ts';
import type { Ids } from '../../lib/ids.ts';
import type { StorageKey } from '../../providers/storage/storage.ts';
import type { LaidCard } from '../card-fields/card-field-tasks.ts';

/**
 * A card in the place of a character's, with the files that are new.
 *
 * @param fileId That of an older version, whose file is stored already.
 */
export function replacementOf(
  ids: Ids,
  own: OwnCard,
  { changed, faces, opened }: LaidCard,
  fileId?: string,
): Omit<CardReplacement, 'reason'> {
  const files = new Map<StorageKey, Uint8Array>();
  const newId = ids.next('crd');
  if (fileId === undefined) files.set(cardKey(newId), opened.charx);
  const replacement = { own, fileId: fileId ?? newId, opened, changed, files };
  if (faces === undefined) return replacement;
  const { portrait, portraitParts: parts } = faces;
  const key = ids.next('por');
  files.set(`portraits/${key}-300.webp`, portrait.small);
  files.set(`portraits/${key}-600.webp`, portrait.large);
  for (const [filmKey, bytes] of filmFiles(key, portrait.film)) files.set(filmKey, bytes);
  return { ...replacement, portrait: { key, color: portrait.color, parts, film: portrait.film?.type ?? null } };
}
