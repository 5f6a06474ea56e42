import type { PortraitParts } from '../../contract/validators.ts';
import { pickOne, type Random } from './pick.ts';
import { SCENES, type LanguageTexts, type Scene } from './texts/language-texts.ts';

type PortraitPlace = NonNullable<PortraitParts['place']>;

/** Kinds of place that the backdrop of a portrait suggests; any kind for a backdrop that is only a pattern. */
const SCENES_OF_PLACE: Readonly<Record<PortraitPlace, readonly [Scene, ...Scene[]]>> = {
  disc: SCENES,
  rays: SCENES,
  arch: ['home', 'work'],
  waves: ['outside', 'road'],
  city: ['work', 'home'],
  branch: ['outside', 'home'],
  rain: ['road', 'work'],
  forest: ['outside', 'road'],
};

/**
 * The kind of place for the ideas of a draft: that of its scenario when it came from these texts, else one that suits
 * the backdrop of its portrait.
 */
export function sceneOf(
  scenario: string,
  place: PortraitPlace | undefined,
  texts: LanguageTexts,
  random: Random,
): Scene {
  const kept = SCENES.find((scene) => texts.scenes[scene].scenarios.includes(scenario));
  return kept ?? pickOne(place === undefined ? SCENES : SCENES_OF_PLACE[place], random);
}
