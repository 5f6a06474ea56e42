import type { CoverInk, DialogueLine, FilmType, ShelfId, StoryKind } from '@fabula/sdk/types';

/** A picture in two widths; `color` stands in its place until it has come. */
export interface PictureValue {
  /** Address, 300 px wide. */
  readonly small: string;
  /** Address, 600 px wide. */
  readonly large: string;
  /** Pixels of the large picture. */
  readonly width: number;
  readonly height: number;
  /** `#rrggbb`. */
  readonly color: string;
}

/** A picture that moves; its still is shown before it and instead of it. */
export interface FilmValue {
  readonly address: string;
  readonly type: FilmType;
}

/** One scene at one time of day: `wide` for desktops, `tall` for phones. */
export interface SceneArtValue {
  readonly wide: string;
  readonly tall: string;
}

/** A scene by night and by day; the theme decides which of the two is seen. */
export interface SceneValue {
  readonly night: SceneArtValue;
  readonly day: SceneArtValue;
}

export interface CharacterCardValue {
  readonly characterId: string;
  readonly name: string;
  readonly tagline: string;
  /** Tag ids, the most telling first. */
  readonly tags: readonly string[];
  /** BCP 47 tag of `name` and `tagline` as sent. */
  readonly displayLanguage: string;
  readonly mature: boolean;
  readonly isNew: boolean;
  readonly chatCount: number;
  readonly portrait: PictureValue;
  /** The public name of the user who has published it; left out for a character of the house. */
  readonly makerName?: string | undefined;
  /** Whom it was made of, the nearest first. */
  readonly remixOf?: readonly RemixOriginValue[] | undefined;
}

/** A character that another one was made of. */
export interface RemixOriginValue {
  /** Null where the reader cannot see it any more. */
  readonly characterId: string | null;
  readonly name: string;
  /** Empty where none is known. */
  readonly creatorName: string;
}

export interface StoryCardValue {
  readonly storyId: string;
  readonly title: string;
  readonly tagline: string;
  /** Tag ids, the most telling first. */
  readonly tags: readonly string[];
  /** BCP 47 tags of the languages in which it can be read. */
  readonly languages: readonly string[];
  /** BCP 47 tag of `title` and `tagline` as sent. */
  readonly displayLanguage: string;
  readonly mature: boolean;
  readonly isNew: boolean;
  readonly kind: StoryKind;
  /** Of the longest way, or of a usual one where `fewestRounds` is null; null where nothing is known, and for a novel. */
  readonly rounds: number | null;
  /** Of the shortest way; null where not every way is known. */
  readonly fewestRounds: number | null;
  /** Null for a dynamic story. */
  readonly chapters: number | null;
  readonly endings: number;
  readonly readerCount: number;
  readonly cover: PictureValue;
  /** The tone of the cover, which decides the ink of the title printed on it. */
  readonly coverInk: CoverInk;
}

export interface DialogueLineValue {
  readonly speaker: DialogueLine['speaker'];
  readonly text: string;
}

/** Something true of a character's world. */
export interface LoreValue {
  readonly title: string;
  readonly text: string;
}

export interface CharacterValue extends CharacterCardValue {
  /** BCP 47 tag of the language the character speaks and is written in. */
  readonly language: string;
  readonly about: string;
  readonly greeting: string;
  readonly scenario: string;
  readonly exampleDialogue: readonly DialogueLineValue[];
  readonly lore: readonly LoreValue[];
  /** Null where no creator is named. */
  readonly creatorName: string | null;
  readonly stories: readonly StoryCardValue[];
}

export interface StoryValue extends StoryCardValue {
  /** BCP 47 tag of the language that its rounds and its roles are told in. */
  readonly language: string;
  readonly synopsis: string;
  readonly opening: string;
  /** BCP 47 tag of `opening`, where it is not `language`. */
  readonly openingLanguage?: string | undefined;
  readonly readingMinutes: number;
  /** Null where no creator is named. */
  readonly creatorName: string | null;
  /** The public name of who published it; left out for a story of the house, and for a private one. */
  readonly makerName?: string | undefined;
  readonly cast: readonly CharacterCardValue[];
  readonly roles?: readonly StoryRoleValue[];
  readonly scene: SceneValue;
}

export interface StoryRoleValue {
  readonly roleId: string;
  readonly label: string;
  readonly note: string;
}

export interface HeroValue {
  readonly story: StoryCardValue;
  readonly synopsis: string;
  readonly cast: readonly CharacterCardValue[];
  readonly scene: SceneValue;
}

export interface TagValue {
  readonly tagId: string;
  readonly label: string;
}

export type ShelfValue =
  | { readonly shelfId: ShelfId; readonly kind: 'characters'; readonly items: readonly CharacterCardValue[] }
  | { readonly shelfId: ShelfId; readonly kind: 'stories'; readonly items: readonly StoryCardValue[] };

/** Tag labels by tag id, in the language of the page. A tag without a label is not shown. */
export type TagLabels = Readonly<Record<string, string>>;

/** Where a card leads. */
export type CharacterHref = (characterId: string) => string;
/** Where a book leads. */
export type StoryHref = (storyId: string) => string;
