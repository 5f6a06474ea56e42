import type { CharacterCardValue, PictureValue, StoryCardValue } from '../content/model';

export type CollectionVisibilityValue = 'private' | 'link' | 'public';

export const mostNameLetters = 60;
export const mostDescriptionLetters = 500;

/** A collection as it is written in the form. */
export interface CollectionDraft {
  readonly name: string;
  readonly description: string;
  readonly visibility: CollectionVisibilityValue;
}

/** Why a collection was not saved: words that break the rules, too many collections, or something else. */
export type CollectionProblem = 'name' | 'description' | 'full' | 'failed';

export interface CollectionCardValue {
  readonly collectionId: string;
  readonly name: string;
  readonly visibility: CollectionVisibilityValue;
  readonly entryCount: number;
  /** Of its first entries, at most four. */
  readonly pictures: readonly PictureValue[];
}

export type CollectionEntryValue =
  | { readonly kind: 'character'; readonly character: CharacterCardValue }
  | { readonly kind: 'story'; readonly story: StoryCardValue };

/** A collection of the reader's, and whether a work is in it. */
export interface CollectionChoice {
  readonly collectionId: string;
  readonly name: string;
  readonly visibility: CollectionVisibilityValue;
  readonly entryCount: number;
  readonly contains: boolean;
}

export const idOfEntry = (entry: CollectionEntryValue): string =>
  entry.kind === 'character' ? entry.character.characterId : entry.story.storyId;

export const keyOfEntry = (entry: CollectionEntryValue): string => `${entry.kind}:${idOfEntry(entry)}`;

export const nameOfEntry = (entry: CollectionEntryValue): string =>
  entry.kind === 'character' ? entry.character.name : entry.story.title;
