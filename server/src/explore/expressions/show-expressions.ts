import { PortraitParts, type CharacterExpression, type Film } from '../../contract/validators.ts';
import { composedAddress, livingAddress } from '../../media/art/composed/composed-address.ts';
import { showFilm } from '../../films/film-files.ts';
import { storedAddresses } from '../stored-portrait.ts';
import type { CharacterRow } from '../tables.ts';
import { emotionFor, MOODS } from './emotion-moods.ts';

/** A character's expressions: its card's, else nine drawn from its portrait's parts; at most one per mood. */
export function showExpressions(
  { portrait_parts: parts }: { portrait_parts: string | null },
  stored: readonly { emotion: string; picture_key: string }[],
): CharacterExpression[] {
  if (stored.length > 0) return showStored(stored);
  return parts === null ? [] : drawnExpressions(PortraitParts.parse(JSON.parse(parts)));
}

export function showPortraitFilm({
  portrait_film: type,
  portrait_key: key,
  portrait_parts: parts,
}: Pick<CharacterRow, 'portrait_film' | 'portrait_key' | 'portrait_parts'>): Film | undefined {
  if (parts !== null) return livingFilm(PortraitParts.parse(JSON.parse(parts)));
  return key === null || type === null ? undefined : showFilm(key, type);
}

function livingFilm(parts: PortraitParts): Film {
  return { address: livingAddress(parts), type: 'image/webp' };
}

function showStored(stored: readonly { emotion: string; picture_key: string }[]): CharacterExpression[] {
  const emotions = stored.map(({ emotion }) => emotion);
  const moods = new Map(MOODS.map((mood) => [emotionFor(mood, emotions), mood]));
  return stored.map(({ emotion, picture_key: key }) => {
    const mood = moods.get(emotion);
    return { emotion, ...(mood === undefined ? {} : { mood }), ...storedAddresses(key) };
  });
}

function drawnExpressions(parts: PortraitParts): CharacterExpression[] {
  return MOODS.map((mood) => {
    const face = { ...parts, expression: mood };
    const address = composedAddress(face);
    return { emotion: mood, mood, small: address, large: address, film: livingFilm(face) };
  });
}
