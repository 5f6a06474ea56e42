import { z } from 'zod';
import type { OwnStory } from '../../stories/imports/story-imports.ts';
import { blankStory, StoredStoryFields, type StoryPlan } from '../story-draft-fields.ts';

/** What a plan says of the cover. A story that was imported says nothing of it. */
const Art = z.object({ scene: StoredStoryFields.out.shape.scene, mood: StoredStoryFields.out.shape.mood });

/**
 * The plan of a version.
 *
 * @param plan See `story_versions`.
 * @param now The story as it is, for a version from before that was kept.
 */
export function versionPlan(plan: string | null, { cast, form }: Pick<OwnStory, 'form' | 'cast'>): StoryPlan {
  const planned =
    plan === null
      ? { ...blankStory(form.language), ...form, cast: [...cast] }
      : StoredStoryFields.parse(JSON.parse(plan));
  const { source: _none, ...rest } = planned;
  return rest;
}

/** What the cover of a version shows; undefined where that was drawn by chance. */
export function versionArt(plan: string | null): { kind: StoryPlan['scene']; mood: StoryPlan['mood'] } | undefined {
  const art = Art.safeParse(plan === null ? null : JSON.parse(plan));
  return art.success ? { kind: art.data.scene, mood: art.data.mood } : undefined;
}
