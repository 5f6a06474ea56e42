import type { InkFile } from '../../stories/engine/ink/included-files.ts';

/** A small story that shows one thing that ink can do. */
export interface InkCase {
  name: string;
  source: string;
  files?: readonly InkFile[];
  /** A text or choice that some reading comes to. */
  shows: string;
}
