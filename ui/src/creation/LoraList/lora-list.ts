import type { PortraitMood, PortraitPlace } from '../model';

/** Whether there is a model: none, one that answers, or one that does not at the moment. */
export type LoraEngine = 'composed' | 'ready' | 'away';

export interface ListedLora {
  readonly kind: 'lora';
  readonly loraId: string;
  readonly name: string;
  readonly baseModel: string | null;
  readonly triggerWords: readonly string[];
  readonly defaultWeight: number;
  readonly note: string | null;
  readonly favourite: boolean;
}

interface Drawn {
  readonly loraId: string;
  readonly picture: string;
  readonly favourite: boolean;
  /** Whether the character in question is drawn in it; undefined where there is none in question. */
  readonly inUse?: boolean | undefined;
}

export type ListedMood = Drawn & { readonly kind: 'mood'; readonly mood: PortraitMood };
export type ListedPlace = Drawn & { readonly kind: 'place'; readonly place: PortraitPlace };
export type ListedDrawing = ListedMood | ListedPlace;
export type ListedItem = ListedLora | ListedDrawing;
