import { task } from '../../parsing/task.ts';
import type { StorySource } from '../engine/ink/included-files.ts';
import { validateInk } from './validate-ink.ts';
import { unpackStory } from '../archives/unpack-story.ts';

export const validateInkSource = task(({ files, source }: StorySource) => validateInk(source, files));

/** The files of a story in a zip archive (base64). */
export const unpackArchive = task(({ content }: { content: string }) => unpackStory(Buffer.from(content, 'base64')));
