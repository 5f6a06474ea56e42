import { FunnyResult } from '../contract/validators.ts';
import type { Explore } from '../explore/explore.ts';
import type { View } from '../http/view.ts';
import { FunnyContent } from './content.ts';
import type { FunnyResultRow } from './tables.ts';

export function readContent({ content }: Pick<FunnyResultRow, 'content'>): FunnyContent {
  return FunnyContent.parse(JSON.parse(content));
}

/**
 * A result as its reader sees it, with its characters and its story as they are now.
 *
 * @returns Undefined where the view does not show one of them, and for a stranger while it is not ready.
 */
export async function showResult(
  explore: Explore,
  row: FunnyResultRow,
  { isOwn, view }: { view: View; isOwn: boolean },
): Promise<FunnyResult | undefined> {
  if (!isOwn && row.state !== 'ready') return undefined;
  const { characterIds, choices, crisis, storyId, ...content } = readContent(row);
  const storyIds = storyId === null ? [] : [storyId];
  // What its owner has made of a character stays, as their chats do.
  const characters = isOwn
    ? await explore.metCharacterCards(view, characterIds)
    : await explore.characterCards(view, characterIds);
  const stories = await explore.storyCards(view, storyIds);
  if (characters.length < characterIds.length || stories.length < storyIds.length) return undefined;
  const stranger: View = { locale: view.locale, mature: view.mature };
  const shareable =
    row.state === 'ready' &&
    (await explore.characterCards(stranger, characterIds)).length === characterIds.length &&
    (await explore.storyCards(stranger, storyIds)).length === storyIds.length;
  return FunnyResult.parse({
    ...content,
    funnyId: row.funny_id,
    tab: row.tab,
    by: row.maker,
    state: row.state,
    failure: row.failure,
    seed: row.seed,
    characters,
    story: stories[0] ?? null,
    choices: isOwn ? choices : [],
    crisis: isOwn && crisis,
    points: isOwn ? row.charged : 0,
    kept: isOwn && row.kept === 1,
    own: isOwn,
    shareable,
    createdAt: new Date(row.created_at).toISOString(),
  });
}
