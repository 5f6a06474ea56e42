import type { InkFile } from '../../stories/engine/ink/included-files.ts';

export interface InkCase {
  name: string;
  source: string;
  files?: readonly InkFile[];
  shows: string;
}
