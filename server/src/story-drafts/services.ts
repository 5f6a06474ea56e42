import type { StoryImportDeps } from '../stories/imports/story-imports.ts';
import { StoryImports } from '../stories/imports/story-imports.ts';
import { StoryKeeper, type StoryKeeperDeps } from '../stories/imports/keep-story.ts';
import { StoryPublishing, type StoryPublishingDeps } from '../stories/publishing/story-publishing.ts';
import { KeepStoryDrafts } from './keep-story-drafts.ts';
import { StoryPreviews, type StoryPreviewDeps } from './preview/story-previews.ts';
import { StoryDrafts, type StoryDraftDeps } from './story-drafts.ts';
import { StoryVersions } from './versions/story-versions.ts';
import { StoryTrials } from './trial/story-trials.ts';

export interface StoryDraftServices {
  storyImports: StoryImports;
  storyDrafts: StoryDrafts;
  keepStoryDrafts: KeepStoryDrafts;
  storyPreviews: StoryPreviews;
  storyVersions: StoryVersions;
  storyPublishing: StoryPublishing;
  storyTrials: StoryTrials;
}

type StoryDraftServiceDeps = Omit<StoryImportDeps, 'keeper'> &
  StoryKeeperDeps &
  Omit<StoryDraftDeps, 'imports'> &
  Pick<StoryPreviewDeps, 'processes'> &
  Pick<StoryPublishingDeps, 'rateLimits'>;

export function createStoryDraftServices(deps: StoryDraftServiceDeps): StoryDraftServices {
  const keeper = new StoryKeeper(deps);
  const imports = new StoryImports({ ...deps, keeper });
  const drafts = new StoryDrafts({ ...deps, imports });
  const publishing = new StoryPublishing({ ...deps, imports });
  const parts = { ...deps, drafts, imports, keeper, publishing };
  return {
    storyImports: imports,
    storyDrafts: drafts,
    keepStoryDrafts: new KeepStoryDrafts(parts),
    storyPreviews: new StoryPreviews(parts),
    storyVersions: new StoryVersions(parts),
    storyPublishing: publishing,
    storyTrials: new StoryTrials(parts),
  };
}
