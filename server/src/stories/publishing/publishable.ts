import { AppError } from '../../errors.ts';
import { soundsSexual } from '../../safety/local-rules.ts';
import type { InkValidation } from '../imports/ink-validation.ts';
import type { StoryToKeep } from '../imports/keep-story.ts';
import { whatIsWrong } from '../imports/story-imports.ts';

/** What pages and lists say of a story. */
type Shown = Pick<StoryToKeep['form'], 'title' | 'tagline' | 'mature'>;

/**
 * Refuses what lacks something that readers need: a story with an error, one that no reading came to the end of, one
 * without a title or a line of its own, and mature themes that are not declared.
 *
 * @throws {AppError} VALIDATION_FAILED with the field, as the editor calls it.
 */
export function requireReadable({ mature, tagline, title }: Shown, { report, story }: InkValidation): void {
  if (title.trim() === '') throw invalid('title', 'a story needs one before it can be published');
  // Without a line of its own a story is listed under its title.
  if (tagline.trim() === '' || tagline.trim() === title.trim()) {
    throw invalid('tagline', 'a story needs one of its own before it can be published');
  }
  if (story === null) throw invalid('source', whatIsWrong(report));
  if (report.endings === 0) throw invalid('source', 'no reading came to an end: a story needs an ending');
  if (!mature && soundsSexual(story.text)) throw invalid('mature', 'mature themes must be declared');
}

function invalid(field: string, why: string): AppError {
  return new AppError('VALIDATION_FAILED', `${field}: ${why}`, { field });
}
