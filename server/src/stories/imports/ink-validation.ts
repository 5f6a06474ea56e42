import type { StoryCoverage, StoryEndingCheck, StoryMap, StoryReport, StoryRole } from '../../contract/validators.ts';

/** What a story is made of, once nothing is wrong with it. */
export interface SoundStory {
  /** Compiled: ink's own JSON. */
  json: string;
  /** The source as one file in ink, with what it includes; null for a story that came compiled. */
  source: string | null;
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
  /** The endings that the source declares or a reading came to, in its order; empty with an error. */
  endings: readonly StoryEndingCheck[];
  /** Readings at random that were made. */
  readings: number;
  /** Null where the parts of the story could not be read. */
  map: StoryMap | null;
  coverage: StoryCoverage;
}
