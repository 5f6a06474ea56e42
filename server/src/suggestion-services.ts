import { findDraft } from './character-drafts/draft-store.ts';
import { Suggestions, type SuggestionDeps } from './character-drafts/suggestions/suggestions.ts';
import { SuggestionJobs, type SuggestionJobDeps } from './drafts/suggestions/suggestion-jobs.ts';
import type { StoryDraftServices } from './story-drafts/services.ts';
import { findStoryDraft } from './story-drafts/story-draft-store.ts';
import { SourceChecks } from './story-drafts/suggestions/source-checks.ts';
import { StorySuggestions } from './story-drafts/suggestions/story-suggestions.ts';

export interface SuggestionServices {
  suggestionJobs: SuggestionJobs;
  suggestions: Suggestions;
  sourceChecks: SourceChecks;
  storySuggestions: StorySuggestions;
}

interface SuggestionServiceDeps
  extends Omit<SuggestionDeps, 'drafts' | 'jobs'>, Pick<SuggestionJobDeps, 'generations'> {
  characterDrafts: SuggestionDeps['drafts'];
  storyParts: Pick<StoryDraftServices, 'storyDrafts' | 'storyTrials'>;
}

export function createSuggestionServices({
  characterDrafts,
  storyParts,
  ...deps
}: SuggestionServiceDeps): SuggestionServices {
  const jobs = new SuggestionJobs({ ...deps, findDraft: [findDraft, findStoryDraft] });
  const sourceChecks = new SourceChecks(storyParts.storyTrials);
  return {
    suggestionJobs: jobs,
    suggestions: new Suggestions({ ...deps, jobs, drafts: characterDrafts }),
    sourceChecks,
    storySuggestions: new StorySuggestions({ ...deps, jobs, drafts: storyParts.storyDrafts, checks: sourceChecks }),
  };
}
