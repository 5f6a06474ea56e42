import type { StoryReport, StoryRole } from '../../contract/validators.ts';

/** What a story is made of, once nothing is wrong with it. */
export interface SoundStory {
  /** Compiled: ink's own JSON. */
  json: string;
  roles: StoryRole[];
  /** As `# synopsis` says; empty where nothing does. */
  synopsis: string;
  opening: string;
  readingMinutes: number;
  text: string;
}

/** What looking through a story has found; `story` is null where an error stands in the report. */
export interface InkValidation {
  report: StoryReport;
  story: SoundStory | null;
}
