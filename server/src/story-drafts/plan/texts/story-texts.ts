import type { StoryScene, StoryTone } from '../../../contract/validators.ts';

export type PlaceTexts = readonly [go: string, there: string];

export interface SceneTexts {
  arrivals: readonly [string, string];
  details: readonly [string, string, string, string];
  places: readonly [PlaceTexts, PlaceTexts, PlaceTexts, PlaceTexts, PlaceTexts, PlaceTexts];
}

export type EndingTexts = readonly [title: string, choice: string, text: string];

/**
 * The words of a language that stories are put together from, to the reader as `you`. Lines that have `{name}` are about
 * one of the cast: they say nothing that depends on the name’s sound or the person’s gender.
 */
export interface StoryTexts {
  scenes: Readonly<Record<StoryScene, SceneTexts>>;
  tones: Readonly<Record<StoryTone, readonly [string, string, string, string]>>;
  /** What one of the cast does; with `{name}`. */
  gestures: readonly string[];
  /** What one of the cast says; with `{name}`. */
  speech: readonly string[];
  alone: readonly string[];
  returns: readonly string[];
  choices: readonly string[];
  reckonings: readonly [string, string, string];
  endings: readonly [EndingTexts, EndingTexts, EndingTexts, EndingTexts, EndingTexts, EndingTexts];
  chapters: readonly [string, string, string, string, string];
  /** What the reader says of themselves, with `{role}`. */
  role: string;
  /** A choice, with `{item}`. */
  take: string;
  /** Why a choice is not open, with `{label}`. */
  needs: string;
  carried: string;
}
