import type { CharacterDraftFields, WritingIdeas } from '../../contract/validators.ts';
import type { Locale } from '../../lib/locale.ts';
import { seededRandom } from '../../prompt/seeded-random.ts';
import { describeCharacter } from './describe-character.ts';
import { tagsFor } from './idea-tags.ts';
import { pickOne, shuffle, type Random } from './pick.ts';
import { sceneOf } from './scene-of.ts';
import { suggestTemperaments } from './suggest-temperaments.ts';
import { TEXTS } from './texts/by-locale.ts';
import type { LanguageTexts, Manner, SceneTexts, Temperament } from './texts/language-texts.ts';

/** What of a draft decides its ideas. Most fields that ideas fill in do not, so that one idea never changes another. */
export type IdeasDraft = Pick<
  CharacterDraftFields,
  'name' | 'tagline' | 'pronouns' | 'temperaments' | 'portrait' | 'scenario'
>;

/** The greetings of a set differ: one is friendly, one is reserved, one keeps a distance. */
const MANNERS_OF_SET: readonly (readonly [Manner, Manner])[] = [
  ['warm', 'playful'],
  ['wary', 'quiet'],
  ['busy', 'formal'],
];

const BEATS: Readonly<Partial<Record<Manner, 'warm' | 'wary' | 'busy'>>> = {
  warm: 'warm',
  playful: 'warm',
  wary: 'wary',
  busy: 'busy',
};

const PLACE_SHARE = 0.6;

/**
 * Texts for a character, put together from the tables of a language. No model writes them: the same draft, language and
 * seed give the same ideas. `{{char}}` is the only macro in them.
 */
export function createIdeas(draft: IdeasDraft, locale: Locale, seed: string): WritingIdeas {
  const texts = TEXTS[locale];
  const key = JSON.stringify([seed, draft.name, draft.tagline, draft.pronouns]);
  // Each part has numbers of its own: what one part draws does not change the next.
  const randomFor = (part: string): Random => seededRandom(`${part} ${key}`);

  const scenario = draft.scenario.trim();
  const scene = sceneOf(scenario, draft.portrait?.place, texts, randomFor('scene'));
  const { scenarios } = texts.scenes[scene];
  const isOwnPlace = scenario !== '' && !scenarios.includes(scenario);
  // A line about one of our places would contradict a place that the author wrote.
  const place = isOwnPlace ? undefined : texts.scenes[scene];
  const temperaments = suggestTemperaments(draft.temperaments, draft.portrait?.expression, randomFor('temperaments'));

  return {
    source: 'templates',
    temperaments,
    ...describeCharacter(draft, temperaments, texts),
    scenarios: shuffle(scenarios, randomFor('scenarios'))
      .filter((text) => text !== scenario)
      .slice(0, 3),
    greetings: greetingsOf(temperaments, texts, place, randomFor('greetings')),
    exchanges: exchangesOf(temperaments, texts, place, randomFor('exchanges')),
    nevers: shuffle(
      temperaments.flatMap((temperament) => texts.temperaments[temperament].nevers),
      randomFor('nevers'),
    ).slice(0, 4),
    tags: tagsFor(temperaments, isOwnPlace ? undefined : scene, randomFor('tags')),
  };
}

function greetingsOf(
  temperaments: readonly Temperament[],
  texts: LanguageTexts,
  place: SceneTexts | undefined,
  random: Random,
): WritingIdeas['greetings'] {
  const voices = shuffle(temperaments, random);
  return MANNERS_OF_SET.flatMap((manners, index) => {
    const voice = voices[index];
    if (voice === undefined) return [];
    const manner = pickOne(manners, random);
    const beats = BEATS[manner];
    const beat = place === undefined || beats === undefined ? undefined : pickOne(place[beats], random);
    return [{ manner, text: withBeat(texts.quotes.join(texts.temperaments[voice][manner]), beat, texts, random) }];
  });
}

function withBeat(spoken: string, beat: string | undefined, { space }: LanguageTexts, random: Random): string {
  if (beat === undefined) return spoken;
  return pickOne([spoken, [beat, spoken].join(space), [spoken, beat].join(space)], random);
}

function exchangesOf(
  temperaments: readonly Temperament[],
  texts: LanguageTexts,
  place: SceneTexts | undefined,
  random: Random,
): WritingIdeas['exchanges'] {
  const ofTemperament = shuffle(temperaments, random).map((temperament) =>
    pickOne(texts.temperaments[temperament].exchanges, random),
  );
  const ofPlace = place === undefined || random() > PLACE_SHARE ? [] : [pickOne(place.exchanges, random)];
  return [...ofTemperament.slice(0, 2 - ofPlace.length), ...ofPlace].map(([reader, character]) => ({
    reader,
    character,
  }));
}
