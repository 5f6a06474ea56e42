import type { CharacterTemperament, GreetingManner } from '../../../contract/validators.ts';

export type Temperament = CharacterTemperament;
export type Manner = GreetingManner;

export const SCENES = ['work', 'road', 'home', 'outside'] as const;
export type Scene = (typeof SCENES)[number];

export type ExchangeText = readonly [reader: string, character: string];

/**
 * The lines of one temperament. They hold in every scene, agree with any gender of either speaker, and never say what
 * the reader does. `trait` and `habit` name the character as `{{char}}`, the other lines need no name.
 */
export interface TemperamentTexts {
  readonly trait: string;
  readonly habit: string;
  readonly warm: string;
  readonly wary: string;
  readonly busy: string;
  readonly playful: string;
  readonly quiet: string;
  readonly formal: string;
  readonly exchanges: readonly [ExchangeText, ExchangeText];
  readonly nevers: readonly [string, string];
}

/** Two lines of narration; either can stand before or after what the character says. */
type Beats = readonly [string, string];

/** The lines of one kind of place. Each beat fits every scenario beside it. */
export interface SceneTexts {
  readonly scenarios: readonly [string, string, string, string, string];
  readonly warm: Beats;
  readonly wary: Beats;
  readonly busy: Beats;
  readonly exchanges: readonly [ExchangeText, ExchangeText];
}

export interface LanguageTexts {
  /** Around spoken words, with the spaces that belong to the marks. */
  readonly quotes: readonly [opening: string, closing: string];
  readonly space: string;
  /** First sentence of a description, without its full stop; `{tagline}` is the draft's own line. */
  readonly introduction: string;
  /** Second sentence, without its full stop; `{pronouns}` is the draft's own text. */
  readonly pronouns: string;
  readonly stop: string;
  readonly temperaments: Readonly<Record<Temperament, TemperamentTexts>>;
  readonly scenes: Readonly<Record<Scene, SceneTexts>>;
}
