import type { CharacterCard } from '../contract/validators.ts';
import { AppError } from '../errors.ts';
import type { Explore } from '../explore/explore.ts';
import type { Reader } from './reader.ts';

/** A character as a reader sees it. Throws NOT_FOUND alike for an unknown id and for one that must not be shown. */
export async function requireCharacter(
  explore: Explore,
  { view }: Pick<Reader, 'view'>,
  characterId: string,
): Promise<CharacterCard> {
  const [card] = await explore.characterCards(view, [characterId]);
  if (card === undefined) throw new AppError('NOT_FOUND', 'There is no such character');
  return card;
}
