import type { CharacterCard, ReportReason } from '../contract/validators.ts';
import type { Queries, Trx } from '../db/database.ts';
import { AppError } from '../errors.ts';
import { findOwner } from './own/owner-store.ts';
import type { Explore } from './explore.ts';
import { findStoryOwner } from './own/owner-store.ts';
import { findPublications, findStoryPublications, type PublicationState } from './own/publication-store.ts';
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

/** Throws NOT_FOUND for what the reader may not see. */
export async function requireCharacter(
  explore: Explore,
  { view }: Pick<Reader, 'view'>,
  characterId: string,
): Promise<CharacterCard> {
  const [card] = await explore.characterCards(view, [characterId]);
  if (card === undefined) throw new AppError('NOT_FOUND', 'There is no such character');
  return card;
}

/** Throws NOT_FOUND for what the reader may not see. */
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

/** See `ownerOf`; null for the house's and when unknown. */
export async function findCreator(db: Queries, { id, kind }: SubjectName): Promise<string | null> {
  return kind === 'character' ? findOwner(db, id) : findStoryOwner(db, id);
}

/** Withholds a subject (epoch ms, reason), or shows it again (null). False when unchanged. */
export async function setSubjectWithheld(
  trx: Trx,
  { id, kind }: SubjectName,
  hidden: { at: number; reason: ReportReason } | null,
): Promise<boolean> {
  const changed = await setEntryWithheld(trx, TABLES[kind], id, hidden?.at ?? null);
  if (changed) {
    const digest = (await PUBLICATIONS[kind](trx, [id])).get(id)?.digest ?? null;
    const reason = hidden?.reason ?? null;
    const facts = { withheld_reason: reason, withheld_digest: hidden === null ? null : digest };
    await setWithheldFacts(trx, TABLES[kind], id, facts);
  }
  return changed;
}

export async function findSubjectState(db: Queries, { id, kind }: SubjectName): Promise<EntryState | undefined> {
  return findEntryState(db, TABLES[kind], id);
}

/** Its name or title in its own language; empty once it is gone. */
export async function findSubjectTitle(db: Queries, { id, kind }: SubjectName): Promise<string> {
  if (kind === 'character') return (await findPublications(db, [id])).get(id)?.name ?? '';
  return (await findStoryPublications(db, [id])).get(id)?.title ?? '';
}

const PUBLICATIONS: Record<
  SubjectKind,
  (db: Queries, ids: readonly string[]) => Promise<ReadonlyMap<string, PublicationState>>
> = { character: findPublications, story: findStoryPublications };

const TABLES = { character: 'characters', story: 'stories' } as const satisfies Record<SubjectKind, string>;
