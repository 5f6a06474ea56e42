import type { StoryEnding, StoryProgress } from '../../contract/validators.ts';
import { endingTitles } from '../rounds/declared-endings.ts';

const CHAPTER = /^\s*#\s*chapter:\s*(?<title>[^#\n]+)/gmu;

/** What the chapters and endings of a story are called in one of its languages. */
export interface StoryTitles {
  /** In the order of the source, which all languages share. */
  chapters: readonly string[];
  /** By the ids of the endings. */
  endings: ReadonlyMap<string, string>;
}

/** How far a play has come, and how it ended. */
export interface Standing {
  progress: StoryProgress;
  ending: StoryEnding | null;
}

/** @param source Ink. */
export function titlesIn(source: string): StoryTitles {
  const chapters = Array.from(source.matchAll(CHAPTER), ({ groups }) => groups?.title?.trim() ?? '');
  return { chapters, endings: endingTitles(source) };
}

/**
 * How far a play has come, in the words of another language.
 *
 * @param told In the language that the round was told in.
 */
export function translateTitles({ ending, progress }: Standing, told: StoryTitles, wanted: StoryTitles): Standing {
  const { chapter } = progress;
  const title = chapter && wanted.chapters[told.chapters.indexOf(chapter.title)];
  const name = ending && wanted.endings.get(ending.endingId);
  return {
    progress: chapter && title ? { ...progress, chapter: { ...chapter, title } } : progress,
    ending: ending && name ? { ...ending, title: name } : ending,
  };
}
