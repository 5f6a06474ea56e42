import type { StoryPublication, StoryVisibilityForm } from '../../contract/validators.ts';
import type { Database } from '../../db/database.ts';
import { inTransaction } from '../../db/transaction.ts';
import { AppError } from '../../errors.ts';
import type { Explore } from '../../explore/explore.ts';
import { OWN_STORIES } from '../../explore/own/own-stories.ts';
import { changeStoryPublication, readStoryPublications } from '../../explore/publications.ts';
import type { Clock } from '../../lib/clock.ts';
import { datesOf, requireMayPublish } from '../../publishing/publishing-rules.ts';
import type { RateLimit } from '../../rate-limits/memory-limit.ts';
import type { RateLimits } from '../../rate-limits/rate-limits.ts';
import type { Safety } from '../../safety/safety.ts';
import type { InkValidation } from '../imports/ink-validation.ts';
import type { StoryToKeep } from '../imports/keep-story.ts';
import type { StoryImports } from '../imports/story-imports.ts';
import type { StoryOwner } from '../imports/story-owner.ts';
import { readToldMaterial } from '../told-material/told-material.ts';
import { findToldAmong } from '../told-material/told-store.ts';
import { judgeTold } from './judge-told.ts';
import { requireReadable } from './publishable.ts';

/** Changes of who sees their stories that one owner may make in a minute: each has a whole story read and judged. */
const CHANGES_PER_MINUTE = 20;

export interface StoryPublishingDeps {
  database: Database;
  clock: Clock;
  explore: Explore;
  safety: Safety;
  imports: StoryImports;
  rateLimits: RateLimits;
}

/** Who sees the stories of visitors. */
export class StoryPublishing {
  readonly #deps: StoryPublishingDeps;
  readonly #limit: RateLimit;

  constructor(deps: StoryPublishingDeps) {
    this.#deps = deps;
    this.#limit = deps.rateLimits.exact('story visibility', CHANGES_PER_MINUTE);
  }

  /**
   * Publishes an own story, or withdraws it.
   *
   * @throws {AppError} NOT_FOUND; RATE_LIMITED; UNAVAILABLE; as `requireMayPublish`, `requireReadable`,
   *   `StoryImports.moderate` and `judgeTold`; CONFLICT for one that is being changed.
   */
  async setVisibility(owner: StoryOwner, storyId: string, form: StoryVisibilityForm): Promise<StoryPublication> {
    const { clock, database, imports } = this.#deps;
    const { ownerId } = owner;
    const { visibility } = form;
    await this.#limit(ownerId);
    const own = await imports.readOwn(owner, storyId);
    const before = (await readStoryPublications(database.db, [storyId])).get(storyId);
    if (before === undefined) throw noStory();
    if (visibility !== 'private') {
      requireMayPublish('story', owner, before, form);
      if ((await findToldAmong(database.db, [storyId])).has(storyId)) await this.#judgeTold(owner, storyId);
      else await this.#judge(own.form, await imports.validateKept(owner, own.fileId));
    }
    await inTransaction(database, async (trx) => {
      const current = (await readStoryPublications(trx, [storyId])).get(storyId);
      const changes = { visibility, ...datesOf(visibility, before, clock.now()) };
      if (!(await changeStoryPublication(trx, { storyId, ownerId }, changes))) throw noStory();
      if (visibility === 'private') return;
      // After the write, which waits for a change of the story that is under way.
      const now = (await readStoryPublications(trx, [storyId])).get(storyId);
      if (now?.digest === before.digest && current?.withheld_at === before.withheld_at) return;
      throw new AppError('CONFLICT', 'The story is being changed: try again');
    });
    return { storyId, visibility };
  }

  /**
   * Whether what takes the place of a story was found to be publishable: only a story that others see has to be.
   *
   * @throws {AppError} as `requireReadable`, of a story that others see.
   */
  async judgeChange(storyId: string, form: StoryToKeep['form'], validation: InkValidation): Promise<boolean> {
    const seen = (await readStoryPublications(this.#deps.database.db, [storyId])).get(storyId);
    if (seen === undefined || seen.visibility === 'private') return false;
    requireReadable(form, validation);
    return true;
  }

  async #judgeTold({ ownerId, view }: StoryOwner, storyId: string): Promise<void> {
    const { database, explore, safety } = this.#deps;
    const story = await explore.getStory({ ...view, viewerId: ownerId, mature: true }, storyId);
    await judgeTold(safety, story, await readToldMaterial(database.db, storyId));
  }

  async #judge(form: StoryToKeep['form'], validation: InkValidation): Promise<void> {
    requireReadable(form, validation);
    if (validation.story !== null) await this.#deps.imports.moderate(validation.story, form);
  }
}

function noStory(): AppError {
  return new AppError('NOT_FOUND', OWN_STORIES.missing);
}
