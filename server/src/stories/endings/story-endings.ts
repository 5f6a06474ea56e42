import type { StoryEndings } from '../../contract/validators.ts';
import type { Database } from '../../db/database.ts';
import type { Explore } from '../../explore/explore.ts';
import type { View } from '../../http/view.ts';
import type { Locale } from '../../lib/locale.ts';
import { AppError } from '../../errors.ts';
import type { FindAuthored } from '../play/story-engines.ts';
import { findNewestVersion } from '../versions/version-store.ts';
import { declaredEndings, endingTitles } from '../rounds/declared-endings.ts';
import { countEndedPlayers, countEndings, findFound } from './ending-store.ts';

export class EndingCounts {
  readonly #deps: { database: Database; explore: Explore; findAuthored: FindAuthored };

  constructor(deps: { database: Database; explore: Explore; findAuthored: FindAuthored }) {
    this.#deps = deps;
  }

  /**
   * The endings of a story: how many players and plays came to each, and which of them the viewer has found. A play
   * that goes back and comes to another ending is counted at both of them, as two that have ended.
   *
   * @throws {AppError} NOT_FOUND for a story that the view does not show.
   */
  async get(view: View, storyId: string): Promise<StoryEndings> {
    const { database, explore } = this.#deps;
    const [card] = await explore.storyCards(view, [storyId]);
    if (card === undefined) throw new AppError('NOT_FOUND', 'There is no such story');
    const counts = await countEndings(database.db, storyId);
    const playCount = [...counts.values()].reduce((sum, { plays }) => sum + plays, 0);
    const playerCount = await countEndedPlayers(database.db, storyId);
    const found =
      view.viewerId === undefined
        ? new Map<string, string | null>()
        : await findFound(database.db, storyId, view.viewerId);
    const declared = declaredEndings(await this.#source(storyId));
    const titles = endingTitles(await this.#translation(storyId, view.locale));
    const ids = [...new Set([...declared, ...counts.keys()])];
    const items = ids.map((endingId) => {
      const count = counts.get(endingId) ?? { players: 0, plays: 0 };
      const share = playCount === 0 ? 0 : count.plays / playCount;
      const title = found.has(endingId) ? (titles.get(endingId) ?? found.get(endingId) ?? null) : null;
      return { endingId, title, found: found.has(endingId), ...count, share };
    });
    return { items, found: found.size, total: Math.max(ids.length, card.endings), playerCount, playCount };
  }

  /** The endings that the newest version of a story names, for who has written it; none for a story of a model. */
  async named(storyId: string): Promise<{ endingId: string; title: string | null }[]> {
    const source = await this.#source(storyId);
    const titles = endingTitles(source);
    return declaredEndings(source).map((endingId) => ({ endingId, title: titles.get(endingId) ?? null }));
  }

  /** Empty for a story that is not translated into a language. */
  async #translation(storyId: string, locale: Locale): Promise<string> {
    const authored = await this.#deps.findAuthored(storyId);
    return authored?.origin === 'house' ? (authored.translation(locale) ?? authored.source) : '';
  }

  async #source(storyId: string): Promise<string> {
    const { database, findAuthored } = this.#deps;
    const version = await findNewestVersion(database.db, storyId);
    const authored = await findAuthored(version?.file_id ?? storyId);
    return authored?.origin === 'imported' ? authored.json : (authored?.source ?? '');
  }
}
