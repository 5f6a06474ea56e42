import type { StoryImportForm, StoryReport } from '../../contract/validators.ts';
import type { SoundStory } from './ink-validation.ts';

/** What a story's page says of it, as far as it is read from the story itself. */
export function storyFacts(
  { kind, tagline }: Pick<StoryImportForm, 'kind' | 'tagline'>,
  report: StoryReport,
  story: SoundStory,
) {
  return {
    synopsis: story.synopsis || tagline,
    opening: story.opening || tagline,
    rounds: kind === 'dynamic' && report.rounds > 0 ? report.rounds : null,
    fewestRounds: kind === 'dynamic' ? report.fewestRounds : null,
    chapters: kind === 'novel' ? Math.max(1, report.chapters) : null,
    endings: Math.max(1, report.endings),
    readingMinutes: story.readingMinutes,
    words: report.words,
    roles: story.roles,
    creatorName: report.author,
  };
}
