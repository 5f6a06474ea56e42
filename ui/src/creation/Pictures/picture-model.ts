import type { GenerationFailure } from '@fabula/sdk/types';

import type { ActPriceValue } from '../../primitives/ActPrice/act-price-value';
import type { FilmValue } from '../../content/model';
import type { PortraitExpression } from '../model';

export type PictureMakerValue = 'composed' | 'model';

/** In pixels. */
export interface PictureSizeValue {
  readonly width: number;
  readonly height: number;
}

export interface PictureLora {
  readonly loraId: string;
  readonly name: string;
  readonly weight: number;
  readonly isChosen: boolean;
}

export interface PictureEngineValue {
  readonly by: PictureMakerValue;
  /** As its provider calls it; null where there is none. */
  readonly model: string | null;
  readonly canLeaveOut: boolean;
  readonly canExpress: boolean;
  readonly canStart: boolean;
  /** It takes a limit for how much of that picture may change. */
  readonly canStrength: boolean;
  readonly sizes: readonly PictureSizeValue[];
  /** Empty where the engine takes none. */
  readonly loras: readonly PictureLora[];
}

export interface PictureWishes {
  /** Sent letter by letter. */
  readonly prompt: string;
  readonly negative: string;
  /** 1 to {@link pictureLimits}`.count`. */
  readonly count: number;
  readonly size: number;
  readonly expression: PortraitExpression | null;
  readonly start: string | null;
  readonly change: StartChange;
}

/** How much of the picture that another starts from may change. */
export type StartChange = 'little' | 'half' | 'much';

export interface PictureStart {
  readonly startId: string;
  readonly address: string;
  /** It is the portrait as the draft shows it now; else one that was uploaded. */
  readonly isPortrait: boolean;
}

export const pictureLimits = {
  /** Characters. */
  prompt: 2000,
  negative: 2000,
  count: 6,
  loras: 3,
} as const;

/** Why pictures were not begun; nothing was charged. */
export type PictureProblem =
  /** The words of the prompt, or of what is left out. */
  | 'prompt'
  /** The character's own words. */
  | 'card'
  /** Mature, on a server that draws nothing mature. */
  | 'mature-here'
  /** Mature, while mature content is switched off. */
  | 'mature-mode'
  /** The prompt holds commands to the engine. */
  | 'commands'
  /** An option that the engine does not have. */
  | 'unsupported'
  | 'too-many'
  | 'busy'
  | 'unreachable'
  | 'failed';

export type PictureFailure = GenerationFailure;

export type PictureJobState =
  /** `place` in the queue, 1 for the next; null while unknown. */
  | { readonly kind: 'queued'; readonly place: number | null }
  /** `share` from 0 to 1, null while unknown; `preview` is the address of the picture as far as it has come. */
  | { readonly kind: 'drawing'; readonly share: number | null; readonly preview: string | null }
  | { readonly kind: 'complete' }
  | { readonly kind: 'stopped' }
  | { readonly kind: 'failed'; readonly failure: PictureFailure };

export interface PictureValue {
  readonly pictureId: string;
  /** Address of 600 pixels. */
  readonly address: string;
  readonly isWorn: boolean;
  /** The film that it is the still of; left out for a picture that does not move. */
  readonly film?: FilmValue | undefined;
  /** Whether a film can be made of it here. */
  readonly canMove?: boolean;
}

export interface PictureJobValue {
  readonly jobId: string;
  /** A film is its only picture. */
  readonly isFilm?: boolean;
  readonly state: PictureJobState;
  readonly by: PictureMakerValue;
  readonly model: string | null;
  readonly prompt: string;
  readonly negative: string;
  readonly seed: number;
  readonly count: number;
  readonly size: PictureSizeValue;
  /** What the faces were to show; null where that was left to the words. */
  readonly expression: PortraitExpression | null;
  /** The picture that it starts from, and how much of it may change, from 0 to 1; null where the engine was not told. */
  readonly start: { readonly address: string; readonly share: number | null } | null;
  readonly pictures: readonly PictureValue[];
  readonly held: number;
  /** Undefined in a place without points. */
  readonly charged: number | undefined;
  readonly isReconnecting: boolean;
}

export interface PictureJobProps {
  readonly job: PictureJobValue;
  readonly onUse: (pictureId: string) => void;
  readonly onStop: () => void;
  /** Has a film made of a picture; absent where that is not offered. */
  readonly onMove?: ((pictureId: string) => void) | undefined;
  readonly movePrice?: ActPriceValue | undefined;
  /** Asks for the same again, for the price; absent where nothing else would come of it. */
  readonly onAgain?: (() => void) | undefined;
  readonly againPrice: ActPriceValue;
  /** Absent while it is under way, and for one with the portrait among its pictures. */
  readonly onDelete?: (() => void) | undefined;
  readonly isBusy: boolean;
}

export interface PictureFormProps {
  readonly engine: PictureEngineValue;
  readonly wishes: PictureWishes;
  readonly onWishes: (changes: Partial<PictureWishes>) => void;
  readonly onLora: (loraId: string) => void;
  /** The portrait first. */
  readonly starts: readonly PictureStart[];
  readonly onStartFile: (file: File) => void;
  readonly isUploading: boolean;
  readonly uploadProblem: UploadProblem | undefined;
  /** Undefined while it is not known: nothing is begun without it. */
  readonly price: ActPriceValue | undefined;
  /** Undefined while it is not known. */
  readonly balance: number | undefined;
  /** Where there are points. */
  readonly pricesHref: string;
  readonly onDraw: () => void;
  readonly isAsking: boolean;
  readonly problem: PictureProblem | undefined;
}

export type UploadProblem = 'too-large' | 'wrong-type' | 'full' | 'not-allowed' | 'failed';

export interface PictureUploadProps {
  /** Uploaded since the page was opened, the newest first. */
  readonly pictures: readonly PictureValue[];
  readonly onFile: (file: File) => void;
  readonly onUse: (pictureId: string) => void;
  readonly isUploading: boolean;
  readonly problem: UploadProblem | undefined;
}
