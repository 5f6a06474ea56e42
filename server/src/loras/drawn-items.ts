import { PortraitMood, PortraitPlace, type MoodItem, type PlaceItem } from '../contract/validators.ts';
import { COMPOSED_RECIPE } from '../media/art/composed/parts.ts';

/** The same person, so that samples differ in one thing. */
const SEED = 'fabula';

const sampleOf = (query: Record<string, string>): string =>
  `/api/composed-portraits.svg?${new URLSearchParams({ recipe: String(COMPOSED_RECIPE), seed: SEED, ...query })}`;

export const MOOD_ITEMS: readonly Omit<MoodItem, 'favourite'>[] = PortraitMood.options.map((mood) => ({
  kind: 'mood',
  loraId: `mood-${mood}`,
  mood,
  sample: sampleOf({ mood }),
}));

export const PLACE_ITEMS: readonly Omit<PlaceItem, 'favourite'>[] = PortraitPlace.options.map((place) => ({
  kind: 'place',
  loraId: `place-${place}`,
  place,
  sample: sampleOf({ place, crop: 'place' }),
}));
