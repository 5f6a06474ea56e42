import { z } from 'zod';
import type { PlayedStory } from '../../contract/validators.ts';
import type { Queries } from '../../db/database.ts';
import type { Explore } from '../../explore/explore.ts';
import type { Caller } from '../../http/caller.ts';
import type { StorySessionRow } from '../tables.ts';
import { findVersion } from '../versions/version-store.ts';

const VersionTexts = z.object({ title: z.string(), tagline: z.string() });

/**
 * The story of a play. It stays readable for as long as the play: its author may withdraw or delete it, but then readers see what
 * it was called when they began it, and nothing that its author has written since.
 *
 * @throws {AppError} NOT_FOUND for a story that the operators have hidden.
 */
export async function readPlayedStory(
  { db, explore }: { db: Queries; explore: Explore },
  { view }: Caller,
  session: StorySessionRow,
): Promise<PlayedStory> {
  const { isWithdrawn, story } = await explore.getBegunStory(view, session.story_id);
  const texts = isWithdrawn ? await readTexts(db, session) : undefined;
  return {
    storyId: story.storyId,
    title: story.title,
    tagline: story.tagline,
    ...texts,
    tags: story.tags,
    language: story.language,
    languages: story.languages,
    displayLanguage: story.displayLanguage,
    mature: session.mature === 1,
    kind: story.kind,
    rounds: story.rounds,
    fewestRounds: story.fewestRounds,
    chapters: story.chapters,
    endings: story.endings,
    cover: story.cover,
    coverInk: story.coverInk,
    creatorName: story.creatorName,
    cast: story.cast,
    roles: story.roles,
    scene: story.scene,
    withdrawn: isWithdrawn,
  };
}

/** Undefined for a version from before its texts were kept. */
async function readTexts(db: Queries, { file_id: fileId }: StorySessionRow) {
  const version = fileId === null ? undefined : await findVersion(db, fileId);
  const plan: unknown = version?.plan ? JSON.parse(version.plan) : undefined;
  return VersionTexts.safeParse(plan).data;
}
