import type { FunnyResult, FunnyTab } from '@fabula/sdk/types';

import type { PortraitCrop, PortraitParts } from '../creation/model';

export type { FunnyTab };

/** A result as its page shows it. */
export type FunnyResultValue = FunnyResult;

/** Who writes: the house, free; the text model, for points. */
export type FunnyMaker = FunnyResult['by'];

/** The address of a picture that is put together from parts. */
export type PictureOf = (parts: PortraitParts, crop?: PortraitCrop) => string;

export interface FunnyHrefs {
  readonly character: (characterId: string) => string;
  readonly story: (storyId: string) => string;
}

/** What the tab still lacks before anything can be made. */
export type FunnyLack = 'two-characters' | 'character' | 'line' | 'play' | 'answers';

/** Why nothing was made. Nothing was charged. */
export type FunnyProblem = 'failed' | 'refused' | 'private' | 'no-other-ending' | 'too-many' | 'gone';
