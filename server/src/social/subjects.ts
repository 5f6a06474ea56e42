import type { CharacterCard } from '../contract/validators.ts';
import type { Queries } from '../db/database.ts';
import { AppError } from '../errors.ts';
import { findOwner } from '../explore/character-owners.ts';
import type { Explore } from '../explore/explore.ts';
import { findStoryOwner } from '../explore/story-owners.ts';
import type { Reader } from './reader.ts';
import type { SubjectKind } from './tables.ts';

/** Names a character or a story. */
export interface SubjectName {
  kind: SubjectKind;
  id: string;
}

/** A character or a story as a reader sees it in a line. */
export interface Subject extends SubjectName {
  title: string;
  tagline: string;
  imageUrl: string;
}

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

/** A subject as a reader sees it. Throws NOT_FOUND alike for an unknown id and for one that must not be shown. */
export async function requireSubject(
  explore: Explore,
  reader: Pick<Reader, 'view'>,
  name: SubjectName,
): Promise<Subject> {
  const { id, kind } = name;
  if (kind === 'character') {
    const card = await requireCharacter(explore, reader, id);
    return { kind, id, title: card.name, tagline: card.tagline, imageUrl: card.portrait.small };
  }
  const [card] = await explore.storyCards(reader.view, [id]);
  if (card === undefined) throw new AppError('NOT_FOUND', 'There is no such story');
  return { kind, id, title: card.title, tagline: card.tagline, imageUrl: card.cover.small };
}

/** The account or device that made a subject (see `ownerOf`); null for the house's own and for an unknown id. */
export async function findCreator(db: Queries, { id, kind }: SubjectName): Promise<string | null> {
  return kind === 'character' ? findOwner(db, id) : findStoryOwner(db, id);
}
