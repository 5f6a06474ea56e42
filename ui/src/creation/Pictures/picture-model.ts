import type { ActPriceValue } from '../../primitives/ActPrice/act-price-value';

/** Who draws: our drawn parts without a model, or a trained model. */
export type PictureMakerValue = 'composed' | 'model';

/** In pixels. */
export interface PictureSizeValue {
  readonly width: number;
  readonly height: number;
}

/** A LoRA that can be chosen. */
export interface PictureLora {
  readonly loraId: string;
  readonly name: string;
  readonly weight: number;
  readonly isChosen: boolean;
}

/** What the engine of this server offers. */
export interface PictureEngineValue {
  readonly by: PictureMakerValue;
  /** As its provider calls it; null where there is none. */
  readonly model: string | null;
  /** It can leave out what is named. */
  readonly canLeaveOut: boolean;
  readonly sizes: readonly PictureSizeValue[];
  /** Empty where the engine takes none. */
  readonly loras: readonly PictureLora[];
}

/** What is written and chosen in the form. */
export interface PictureWishes {
  /** Sent letter by letter. */
  readonly prompt: string;
  /** What should not be drawn. */
  readonly negative: string;
  /** 1 to {@link pictureLimits}`.count`. */
  readonly count: number;
  /** Which of the engine's sizes. */
  readonly size: number;
}

/** The most that is taken. */
export const pictureLimits = {
  /** Characters. */
  prompt: 2000,
  negative: 2000,
  /** Pictures that are asked for at once. */
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

export type PictureFailure =
  | 'busy'
  | 'refused'
  | 'stalled'
  | 'broken'
  | 'lost'
  | 'unavailable'
  | 'interrupted'
  | 'full';

/** How a generation stands. */
export type PictureJobState =
  /** `place` in the queue, 1 for the next; null while unknown. */
  | { readonly kind: 'queued'; readonly place: number | null }
  /** `share` from 0 to 1, null while unknown; `preview` is the address of the picture as far as it has come. */
  | { readonly kind: 'drawing'; readonly share: number | null; readonly preview: string | null }
  | { readonly kind: 'complete' }
  | { readonly kind: 'stopped' }
  | { readonly kind: 'failed'; readonly failure: PictureFailure };

/** A picture that was delivered. */
export interface PictureValue {
  readonly pictureId: string;
  /** Address of 600 pixels. */
  readonly address: string;
  readonly isWorn: boolean;
}

/** Pictures that are being drawn, or were. */
export interface PictureJobValue {
  readonly jobId: string;
  readonly state: PictureJobState;
  readonly by: PictureMakerValue;
  readonly model: string | null;
  /** As they were sent. */
  readonly prompt: string;
  readonly negative: string;
  readonly seed: number;
  /** How many were asked for. */
  readonly count: number;
  readonly size: PictureSizeValue;
  readonly pictures: readonly PictureValue[];
  /** Points set aside while it is under way. */
  readonly held: number;
  /** Points taken for good. */
  readonly charged: number;
  /** Events do not arrive at the moment. */
  readonly isReconnecting: boolean;
}

export interface PictureJobProps {
  readonly job: PictureJobValue;
  readonly onUse: (pictureId: string) => void;
  readonly onStop: () => void;
  /** Asks for the same again, for the price. */
  readonly onAgain: () => void;
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
