import type { CharacterCard, ReportReason } from '../contract/validators.ts';
import type { Queries, Trx } from '../db/database.ts';
import { AppError } from '../errors.ts';
import { findOwner } from './own/owner-store.ts';
import type { Explore } from './explore.ts';
import { findStoryOwner } from './own/owner-store.ts';
import { findPublications } from './own/publication-store.ts';
import { findEntryState, setEntryWithheld, setWithheldFacts, type EntryState } from './own/withheld-store.ts';
import type { SubjectKind } from './subject-kind.ts';
import type { Reader } from '../http/reader.ts';

export interface SubjectName {
  kind: SubjectKind;
  id: string;
}

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

/**
 * Hides a subject from all but its owner, or shows it again. False when it was so before.
 *
 * @param hidden When it was hidden, epoch milliseconds, and why; null to show it.
 */
export async function setSubjectWithheld(
  trx: Trx,
  { id, kind }: SubjectName,
  hidden: { at: number; reason: ReportReason } | null,
): Promise<boolean> {
  const changed = await setEntryWithheld(trx, TABLES[kind], id, hidden?.at ?? null);
  if (changed && kind === 'character') {
    const digest = (await findPublications(trx, [id])).get(id)?.digest ?? null;
    const reason = hidden?.reason ?? null;
    await setWithheldFacts(trx, id, { withheld_reason: reason, withheld_digest: hidden === null ? null : digest });
  }
  return changed;
}

/** What becomes of a subject outside its own words; undefined for an unknown id. */
export async function findSubjectState(db: Queries, { id, kind }: SubjectName): Promise<EntryState | undefined> {
  return findEntryState(db, TABLES[kind], id);
}

const TABLES = { character: 'characters', story: 'stories' } as const satisfies Record<SubjectKind, string>;
