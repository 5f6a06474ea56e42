import { z } from 'zod';
import type { Brand } from '../config/config.ts';
import {
  DialogueLine,
  LoreEntry,
  type Character,
  type CharacterCard,
  type Story,
  type StoryCard,
} from '../contract/validators.ts';
import { coverPicture, portraitPicture, scenePictures } from '../media/art/pictures.ts';
import type { CharacterCardRow, CharacterDetailRow } from './character-store.ts';
import type { StoryCardRow, StoryDetailRow } from './story-store.ts';

const Tags = z.array(z.string());
const Dialogue = z.array(DialogueLine);
/** Takes the title and the text alone: the keys that call an entry up are for the engine. */
const Lore = z.array(LoreEntry);

/** @param newSince Epoch ms after which an entry that was listed counts as new. */
export function toCharacterCard(row: CharacterCardRow, newSince: number): CharacterCard {
  return {
    characterId: row.character_id,
    name: row.name,
    tagline: row.tagline,
    tags: Tags.parse(JSON.parse(row.tags)),
    language: row.language,
    displayLanguage: row.display_locale,
    mature: row.mature === 1,
    isNew: row.listed_at > newSince,
    chatCount: row.chat_count,
    portrait: portraitPicture(row.character_id, row.portrait_color),
  };
}

export function toCharacter(row: CharacterDetailRow, newSince: number, stories: StoryCard[]): Character {
  return {
    ...toCharacterCard(row, newSince),
    about: row.about,
    greeting: row.greeting,
    scenario: row.scenario,
    exampleDialogue: Dialogue.parse(JSON.parse(row.example_dialogue)),
    lore: Lore.parse(JSON.parse(row.lore)),
    creatorName: row.creator_name,
    createdAt: new Date(row.created_at).toISOString(),
    stories,
  };
}

/** @param newSince Epoch ms after which an entry that was listed counts as new. */
export function toStoryCard(row: StoryCardRow, newSince: number): StoryCard {
  return {
    storyId: row.story_id,
    title: row.title,
    tagline: row.tagline,
    tags: Tags.parse(JSON.parse(row.tags)),
    language: row.language,
    displayLanguage: row.display_locale,
    mature: row.mature === 1,
    isNew: row.listed_at > newSince,
    kind: row.kind,
    rounds: row.rounds,
    chapters: row.chapters,
    endings: row.endings,
    readerCount: row.reader_count,
    cover: coverPicture(row.story_id, row.cover_color),
    coverInk: row.cover_ink,
  };
}

export function toStory(row: StoryDetailRow, newSince: number, cast: CharacterCard[], brand: Brand): Story {
  return {
    ...toStoryCard(row, newSince),
    synopsis: row.synopsis,
    opening: row.opening,
    readingMinutes: row.reading_minutes,
    creatorName: row.creator_name,
    createdAt: new Date(row.created_at).toISOString(),
    cast,
    scene: scenePictures(row.story_id, brand),
  };
}
