import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { STORY_PLACES } from '../media/art/story-places.ts';
import type { MoodName } from '../media/art/types.ts';
import { OCCASIONS } from '../providers/text/occasions.ts';
import { bluntCharacters } from './characters/blunt/blunt-characters.ts';
import { PICKER_LOCALES, SEED_LOCALES, TAG_IDS } from './types.ts';
import { characterCards } from './translations.ts';
import {
  characters,
  characterTranslations,
  heroRotation,
  posts,
  shelves,
  stories,
  storyTranslations,
  tags,
} from './world.ts';

const LIGHT_MOODS: readonly (MoodName | undefined)[] = ['brass', 'paper', 'frost'];
const ROW = 6;

const characterById = new Map(characters.map((character) => [character.characterId, character]));
const storyById = new Map(stories.map((story) => [story.storyId, story]));
const entries = [
  ...characters.map((character) => ({ id: character.characterId, entry: character })),
  ...stories.map((story) => ({ id: story.storyId, entry: story })),
];

function words(text: string): number {
  return text.split(/\s+/).length;
}

/** Written without spaces between words, and measured in signs. */
const UNSPACED: readonly string[] = ['zh-CN', 'ja-JP'];

function moodOf(id: string): MoodName | undefined {
  return characterById.get(id)?.art.options.mood ?? storyById.get(id)?.art.mood;
}

function duplicates(values: readonly (string | number)[]): (string | number)[] {
  return values.filter((value, index) => values.indexOf(value) !== index);
}

/** Neighbours with one mood, and windows of six that are too light or too dark. */
function flawsOfRow(ids: readonly string[]): string[] {
  const moods = ids.map(moodOf);
  const flaws: string[] = [];
  for (const [index, mood] of moods.entries()) {
    if (index > 0 && mood === moods[index - 1]) flaws.push(`${ids[index]} stands beside its own mood, ${mood}`);
    const window = moods.slice(index, index + ROW);
    const light = window.filter((each) => LIGHT_MOODS.includes(each)).length;
    if (window.length === ROW && (light < 1 || ROW - light < 3)) flaws.push(`six from ${ids[index]}: ${light} light`);
  }
  return flaws;
}

describe('the seed world', () => {
  it('holds at least 24 characters and 10 stories', () => {
    expect(characters.length).toBeGreaterThanOrEqual(24);
    expect(stories.length).toBeGreaterThanOrEqual(10);
  });

  it('gives every entry an id, a rank and a portrait seed of its own', () => {
    expect(duplicates(entries.map(({ id }) => id))).toEqual([]);
    expect(duplicates(characters.map(({ rank }) => rank))).toEqual([]);
    expect(duplicates(stories.map(({ rank }) => rank))).toEqual([]);
    expect(duplicates(entries.map(({ entry }) => entry.art.seed))).toEqual([]);
    for (const { id } of entries) expect(id).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*$/);
  });

  it('lets every character post, in its own language and in each of the others', () => {
    expect(new Set(posts.map(({ characterId }) => characterId))).toEqual(new Set(characterById.keys()));
    expect(duplicates(posts.map(({ postId }) => postId))).toEqual([]);
    for (const { characterId, postId, text, translations } of posts) {
      const language = characterById.get(characterId)?.language;
      for (const locale of SEED_LOCALES) {
        expect(locale === language ? text : translations[locale], `${postId} in ${locale}`).toBeTruthy();
      }
      expect({ postId, text }).not.toEqual({ postId, text: '' });
    }
  });

  it('lists the entries in the order of their rank', () => {
    for (const list of [characters, stories]) {
      expect(list.map(({ rank }) => rank)).toEqual(list.map((_, index) => index + 1));
    }
  });

  it('puts the stamp New on the latest entries, and on no older one', () => {
    for (const list of [characters, stories]) {
      const oldestNew = Math.min(...list.filter(({ isNew }) => isNew).map(({ createdAt }) => Date.parse(createdAt)));
      const latestOther = Math.max(...list.filter(({ isNew }) => !isNew).map(({ createdAt }) => Date.parse(createdAt)));
      expect(oldestNew).toBeGreaterThan(latestOther);
    }
  });

  it('writes dates as RFC 3339 in UTC', () => {
    for (const { entry } of entries) expect(entry.createdAt).toMatch(/^2026-\d\d-\d\dT\d\d:\d\d:\d\dZ$/);
  });
});

describe('a character', () => {
  it.each(characters)('$characterId has texts of a length that fits its places', (character) => {
    expect(character.tagline.length).toBeLessThanOrEqual(60);
    expect(character.exampleDialogue.length).toBeGreaterThanOrEqual(4);
    expect(character.exampleDialogue.length).toBeLessThanOrEqual(6);
    expect(character.lore.length).toBeGreaterThanOrEqual(3);
    expect(character.lore.length).toBeLessThanOrEqual(5);
    expect(character.greeting).toMatch(/\*[^*]+\*/);
    for (const lore of character.lore) expect(lore.keys.length).toBeGreaterThan(0);
  });

  it('has words of its own for what comes up in every conversation, and nobody else has the same', () => {
    for (const { answers, characterId } of characters) {
      expect({ characterId, occasions: Object.keys(answers ?? {}) }).toEqual({
        characterId,
        occasions: [...OCCASIONS],
      });
    }
    const said = characters.flatMap(({ answers }) => Object.values(answers ?? {}));
    expect(new Set(said).size).toBe(said.length);
    for (const text of said) expect((text.match(/\*/g) ?? []).length % 2).toBe(0);
  });

  it.each(characters.filter(({ language }) => !UNSPACED.includes(language)))(
    '$characterId is written at length',
    (character) => {
      const within = (text: string, least: number, most: number) =>
        expect([least <= words(text), words(text) <= most, text]).toEqual([true, true, text]);
      within(character.about, 60, 120);
      within(character.persona, 80, 150);
      within(character.scenario, 40, 80);
      for (const greeting of [character.greeting, ...(character.alternateGreetings ?? [])]) within(greeting, 50, 120);
      for (const lore of character.lore) within(lore.text, 30, 70);
    },
  );

  it.each(characters.filter(({ language }) => UNSPACED.includes(language)))(
    '$characterId is written at length, in signs',
    (character) => {
      const within = (text: string, least: number, most: number) =>
        expect([least <= text.length, text.length <= most, text]).toEqual([true, true, text]);
      within(character.about, 120, 260);
      within(character.persona, 200, 380);
      within(character.scenario, 80, 180);
      for (const greeting of [character.greeting, ...(character.alternateGreetings ?? [])]) within(greeting, 110, 280);
      for (const lore of character.lore) within(lore.text, 60, 160);
    },
  );

  it('is never mature, and is made by the house', () => {
    for (const { entry } of entries) expect(entry).toMatchObject({ mature: false, creatorName: 'Fabula' });
  });
});

describe('a story', () => {
  it.each(stories)('$storyId has texts of a length that fits its places', (story) => {
    expect(story.title.length).toBeLessThanOrEqual(30);
    expect(story.tagline.length).toBeLessThanOrEqual(90);
    expect(words(story.synopsis)).toBeGreaterThanOrEqual(60);
    expect(words(story.synopsis)).toBeLessThanOrEqual(120);
    expect(words(story.opening)).toBeGreaterThanOrEqual(120);
    expect(words(story.opening)).toBeLessThanOrEqual(200);
    expect(story.endings).toBeGreaterThanOrEqual(3);
  });

  it('is cast with two to four characters that exist', () => {
    for (const story of stories) {
      expect(story.cast.length).toBeGreaterThanOrEqual(2);
      expect(story.cast.length).toBeLessThanOrEqual(4);
      expect(duplicates(story.cast)).toEqual([]);
      expect(story.cast.filter((id) => !characterById.has(id))).toEqual([]);
    }
  });
});

describe('tags', () => {
  it('are labelled in the ten locales, each label once per locale', () => {
    expect(tags.map(({ tagId }) => tagId)).toEqual([...TAG_IDS]);
    for (const locale of SEED_LOCALES) {
      const labels = tags.map(({ labels: byLocale }) => byLocale[locale]);
      expect(labels.filter((label) => label.trim() === '')).toEqual([]);
      expect(duplicates(labels)).toEqual([]);
    }
  });

  it('are each in use, one to five on an entry', () => {
    const used = new Set(entries.flatMap(({ entry }) => entry.tags));
    expect(TAG_IDS.filter((tagId) => !used.has(tagId))).toEqual([]);
    for (const { entry } of entries) {
      expect(entry.tags.length).toBeGreaterThanOrEqual(1);
      expect(entry.tags.length).toBeLessThanOrEqual(5);
      expect(duplicates(entry.tags)).toEqual([]);
    }
  });
});

describe('shelves', () => {
  it.each(shelves)('$shelfId holds entries that exist, each once', ({ kind, items }) => {
    const known = kind === 'characters' ? characterById : storyById;
    expect(items.filter((id) => !known.has(id))).toEqual([]);
    expect(duplicates(items)).toEqual([]);
  });

  it.each(shelves)('$shelfId mixes moods', ({ items }) => {
    expect(flawsOfRow(items)).toEqual([]);
  });

  it('never show an entry twice on the page', () => {
    expect(duplicates(shelves.flatMap(({ items }) => items))).toEqual([]);
  });

  it('keep the mix in the order of the whole catalogue', () => {
    expect(flawsOfRow(characters.map(({ characterId }) => characterId))).toEqual([]);
    expect(flawsOfRow(stories.map(({ storyId }) => storyId))).toEqual([]);
  });

  it('show novels on long evenings and new characters among new arrivals', () => {
    const items = (shelfId: string) => shelves.find((shelf) => shelf.shelfId === shelfId)?.items ?? [];
    expect(items('long-evenings').map((id) => storyById.get(id)?.kind)).toEqual(Array(5).fill('novel'));
    expect(items('new-arrivals').map((id) => characterById.get(id)?.isNew)).toEqual(Array(6).fill(true));
  });

  it('let only stories with a cast of three be the tale of the night', () => {
    expect(heroRotation.length).toBeGreaterThan(1);
    expect(duplicates(heroRotation)).toEqual([]);
    for (const id of heroRotation) expect(storyById.get(id)?.cast.length).toBeGreaterThanOrEqual(3);
  });
});

describe('the places of a story', () => {
  it.each(stories.map(({ storyId }) => storyId))('of %s have five pictures or more, no two alike', (storyId) => {
    const ink = readFileSync(new URL(`ink/${storyId}.ink`, import.meta.url), 'utf8');
    const named = new Set(Array.from(ink.matchAll(/^# scene: (.+)$/gm), ([, place]) => String(place)));
    const places = STORY_PLACES[storyId] ?? {};
    expect(Object.keys(places).toSorted()).toEqual([...named].toSorted());
    const looks = Object.values(places).map(({ frame, kind, night }) => `${kind} ${night} ${frame ?? ''}`);
    expect(duplicates(looks)).toEqual([]);
    expect(looks.length).toBeGreaterThanOrEqual(5);
  });
});

describe.each(SEED_LOCALES)('in %s', (locale) => {
  it('every character has a name and a tagline', () => {
    const translations = characterTranslations[locale];
    const foreign = characters.filter(({ language }) => language !== locale).map(({ characterId }) => characterId);
    expect(Object.keys(translations).toSorted()).toEqual(foreign.toSorted());
    for (const { name, tagline } of Object.values(translations)) {
      expect(name).not.toBe('');
      expect(tagline).toMatch(/^.{4,60}$/u);
    }
  });
});

const cardsElsewhere = Object.keys(characterCards).flatMap((characterId) =>
  SEED_LOCALES.filter((locale) => characterById.get(characterId)?.language !== locale).map((locale) => ({
    characterId,
    locale,
    card: characterTranslations[locale][characterId],
  })),
);

describe('the card of a character described in all ten languages', () => {
  it.each(cardsElsewhere)('$characterId is whole in $locale', ({ card }) => {
    expect(card?.name).toMatch(/^.{3,40}$/u);
    expect(card?.tagline).toMatch(/^.{4,60}$/u);
    expect(card?.about).toMatch(/^.{120,800}$/u);
  });

  it('is there for each of another language, and for each of the later ones', () => {
    const ids = new Set(Object.keys(characterCards));
    const due = [...characters.filter(({ language }) => language !== 'en-US'), ...bluntCharacters];
    expect(due.filter(({ characterId }) => !ids.has(characterId))).toEqual([]);
  });
});

describe('in English', () => {
  it('the characters written in other languages are described as well', () => {
    for (const { about } of Object.values(characterTranslations['en-US'])) {
      expect(words(about ?? '')).toBeGreaterThanOrEqual(60);
    }
  });
});

/** Stories whose cards are in all ten languages; the earlier ones are in the languages of the picker. */
const IN_ALL_LANGUAGES: readonly string[] = [
  'in-the-first-person',
  'the-quietest-house-in-town',
  'eleven-kilos-of-iron',
  'nothing-to-log',
  'a-map-of-missing-streets',
  'by-return-of-post',
  'the-sum-of-the-air',
  'the-duel-at-half-past-tea',
  'the-glass-observatory',
  'checkout-at-the-hotel-perpetua',
];

describe.each(Object.entries(storyTranslations))('in %s', (locale, translations) => {
  it('every story has a title, a tagline and a synopsis', () => {
    const isPicked = PICKER_LOCALES.some((picked) => picked === locale);
    const due = isPicked ? stories.map(({ storyId }) => storyId) : IN_ALL_LANGUAGES;
    expect(Object.keys(translations).toSorted()).toEqual(due.toSorted());
    for (const { title, tagline, synopsis } of Object.values(translations)) {
      expect(title).toMatch(/^.{3,40}$/u);
      expect(tagline).toMatch(/^.{8,95}$/u);
      expect(synopsis).toMatch(/^.{100,600}$/u);
    }
  });
});

describe('the texts', () => {
  it('follow the voice of the house: no exclamation marks, no straight quotes, no stock phrases', () => {
    const texts = JSON.stringify([characters, stories, characterTranslations, storyTranslations]);
    expect(texts).not.toMatch(/[!！']|magic|unleash|seamless/iu);
  });
});
