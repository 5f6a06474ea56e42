import { placePictures, type SceneArt } from './pictures.ts';
import type { PlaceArt } from './types.ts';

/**
 * How the places look that the stories of the house go to, by the names that their ink gives them (`# scene:`). The
 * moods follow the hour of the story, the frames what one stands in.
 */
export const STORY_PLACES: Readonly<Record<string, Readonly<Record<string, PlaceArt>>>> = {
  'a-map-of-missing-streets': {
    'tram-stop': { kind: 'city', night: 'indigo', day: 'frost' },
    'missing-street': { kind: 'city', night: 'verdigris', day: 'paper', frame: 'doorway' },
    morning: { kind: 'city', night: 'vermilion', day: 'brass' },
  },
  'by-return-of-post': {
    hall: { kind: 'hills', night: 'verdigris', day: 'frost', frame: 'doorway' },
    kitchen: { kind: 'hills', night: 'lamp', day: 'brass', frame: 'windows' },
    bedroom: { kind: 'hills', night: 'indigo', day: 'paper', frame: 'windows' },
    lane: { kind: 'hills', night: 'ash', day: 'frost' },
    junction: { kind: 'river', night: 'indigo', day: 'frost', frame: 'arches' },
    morning: { kind: 'snow', night: 'vermilion', day: 'brass' },
  },
  'checkout-at-the-hotel-perpetua': {
    lobby: { kind: 'hills', night: 'lamp', day: 'brass', frame: 'windows' },
    corridor: { kind: 'hills', night: 'indigo', day: 'paper', frame: 'doorway' },
    nineteen: { kind: 'hills', night: 'verdigris', day: 'frost', frame: 'windows' },
    dawn: { kind: 'hills', night: 'vermilion', day: 'brass' },
  },
  'in-the-first-person': {
    room: { kind: 'snow', night: 'lamp', day: 'paper', frame: 'windows' },
    booth: { kind: 'hills', night: 'ash', day: 'paper', frame: 'windows' },
    ice: { kind: 'snow', night: 'indigo', day: 'frost' },
    hall: { kind: 'hills', night: 'verdigris', day: 'brass', frame: 'arches' },
    banquet: { kind: 'hills', night: 'vermilion', day: 'brass', frame: 'arches' },
    platform: { kind: 'hills', night: 'vermilion', day: 'frost' },
    train: { kind: 'hills', night: 'lamp', day: 'brass', frame: 'carriage' },
    city: { kind: 'city', night: 'moss', day: 'paper', frame: 'doorway' },
    'booth-snow': { kind: 'snow', night: 'ash', day: 'paper', frame: 'windows' },
    storm: { kind: 'snow', night: 'ash', day: 'frost' },
    tapes: { kind: 'hills', night: 'moss', day: 'brass', frame: 'doorway' },
    kitchen: { kind: 'hills', night: 'lamp', day: 'brass', frame: 'doorway' },
    terrace: { kind: 'snow', night: 'vermilion', day: 'brass' },
    corridor: { kind: 'hills', night: 'indigo', day: 'paper', frame: 'doorway' },
    'snow-window': { kind: 'snow', night: 'verdigris', day: 'frost', frame: 'windows' },
    signing: { kind: 'river', night: 'verdigris', day: 'frost', frame: 'arches' },
  },
  'eleven-kilos-of-iron': {
    'ridge-dusk': { kind: 'hills', night: 'vermilion', day: 'brass', frame: 'windows' },
    'yard-sundown': { kind: 'hills', night: 'vermilion', day: 'brass' },
    'scree-nightfall': { kind: 'hills', night: 'ash', day: 'frost' },
    'track-nightfall': { kind: 'hills', night: 'moss', day: 'paper' },
    'stair-nightfall': { kind: 'hills', night: 'indigo', day: 'frost' },
    'wood-night': { kind: 'forest', night: 'indigo', day: 'frost' },
    'kilns-midnight': { kind: 'forest', night: 'lamp', day: 'brass' },
    'gorge-moonset': { kind: 'river', night: 'indigo', day: 'frost' },
    'cable-night': { kind: 'river', night: 'ash', day: 'paper' },
    'mill-night': { kind: 'river', night: 'lamp', day: 'brass', frame: 'windows' },
    'lock-dark': { kind: 'river', night: 'verdigris', day: 'frost', frame: 'arches' },
    'beam-grey': { kind: 'river', night: 'verdigris', day: 'paper' },
    'river-morning': { kind: 'river', night: 'vermilion', day: 'brass' },
  },
  'nine-lanterns-to-midnight': {
    rooftops: { kind: 'city', night: 'lamp', day: 'brass' },
    'fish-stairs': { kind: 'city', night: 'moss', day: 'paper', frame: 'arches' },
    ballroom: { kind: 'city', night: 'vermilion', day: 'brass', frame: 'windows' },
    canal: { kind: 'river', night: 'verdigris', day: 'frost' },
    'clock-tower': { kind: 'city', night: 'indigo', day: 'frost', frame: 'windows' },
    magistrate: { kind: 'city', night: 'lamp', day: 'paper', frame: 'doorway' },
    dawn: { kind: 'city', night: 'ash', day: 'brass' },
  },
  'nothing-to-log': {
    'cabin-night': { kind: 'sea', night: 'lamp', day: 'brass', frame: 'windows' },
    'lever-night': { kind: 'sea', night: 'indigo', day: 'frost', frame: 'windows' },
    'channel-night': { kind: 'sea', night: 'indigo', day: 'frost' },
    'nose-night': { kind: 'sea', night: 'verdigris', day: 'paper', frame: 'arches' },
    'buffers-night': { kind: 'sea', night: 'indigo', day: 'frost', frame: 'arches' },
    'bakery-night': { kind: 'city', night: 'lamp', day: 'brass', frame: 'doorway' },
    'cabin-lamp': { kind: 'sea', night: 'lamp', day: 'brass', frame: 'doorway' },
    'lever-late': { kind: 'sea', night: 'verdigris', day: 'paper', frame: 'windows' },
    'channel-red': { kind: 'sea', night: 'vermilion', day: 'brass', frame: 'arches' },
    'buffers-dark': { kind: 'sea', night: 'moss', day: 'paper', frame: 'arches' },
    'marta-night': { kind: 'sea', night: 'moss', day: 'frost' },
    'cabin-dark': { kind: 'sea', night: 'moss', day: 'frost', frame: 'windows' },
    'cabin-grey': { kind: 'sea', night: 'ash', day: 'paper', frame: 'windows' },
    'bakery-morning': { kind: 'city', night: 'ash', day: 'paper', frame: 'doorway' },
    morning: { kind: 'sea', night: 'vermilion', day: 'brass' },
  },
  'red-sun-slow-hills': {
    village: { kind: 'hills', night: 'vermilion', day: 'brass' },
    forge: { kind: 'hills', night: 'lamp', day: 'brass', frame: 'doorway' },
    church: { kind: 'hills', night: 'ash', day: 'paper', frame: 'windows' },
    ridge: { kind: 'hills', night: 'ash', day: 'paper' },
    dusk: { kind: 'hills', night: 'indigo', day: 'frost' },
  },
  'the-counting-light': {
    'lamp-room': { kind: 'sea', night: 'verdigris', day: 'paper', frame: 'windows' },
    rocks: { kind: 'sea', night: 'indigo', day: 'frost' },
    dark: { kind: 'observatory', night: 'indigo', day: 'frost', frame: 'windows' },
    dawn: { kind: 'sea', night: 'vermilion', day: 'brass' },
  },
  'the-duel-at-half-past-tea': {
    terrace: { kind: 'river', night: 'lamp', day: 'brass', frame: 'arches' },
    evening: { kind: 'river', night: 'indigo', day: 'frost' },
  },
  'the-glass-observatory': {
    clouds: { kind: 'hills', night: 'indigo', day: 'frost' },
    observatory: { kind: 'observatory', night: 'indigo', day: 'paper', frame: 'windows' },
    'night-garden': { kind: 'forest', night: 'verdigris', day: 'frost' },
    comet: { kind: 'observatory', night: 'lamp', day: 'brass' },
    dawn: { kind: 'observatory', night: 'vermilion', day: 'brass' },
  },
  'the-last-night-mail': {
    'mail-car': { kind: 'river', night: 'lamp', day: 'brass', frame: 'carriage' },
    'night-train': { kind: 'hills', night: 'indigo', day: 'frost', frame: 'carriage' },
    'evening-station': { kind: 'city', night: 'vermilion', day: 'brass', frame: 'arches' },
    dawn: { kind: 'river', night: 'ash', day: 'paper' },
  },
  'the-quietest-house-in-town': {
    yard: { kind: 'city', night: 'indigo', day: 'frost' },
    pantry: { kind: 'city', night: 'moss', day: 'brass', frame: 'doorway' },
    'front-hall': { kind: 'city', night: 'verdigris', day: 'paper', frame: 'doorway' },
    stairs: { kind: 'city', night: 'ash', day: 'paper', frame: 'arches' },
    shaft: { kind: 'city', night: 'indigo', day: 'frost', frame: 'arches' },
    landing: { kind: 'city', night: 'indigo', day: 'paper', frame: 'windows' },
    cage: { kind: 'city', night: 'verdigris', day: 'brass', frame: 'windows' },
    reels: { kind: 'city', night: 'ash', day: 'frost', frame: 'windows' },
    shelf: { kind: 'city', night: 'moss', day: 'paper', frame: 'windows' },
    corner: { kind: 'city', night: 'lamp', day: 'brass', frame: 'doorway' },
    'under-table': { kind: 'city', night: 'lamp', day: 'paper', frame: 'arches' },
    ledge: { kind: 'city', night: 'verdigris', day: 'frost' },
    candle: { kind: 'city', night: 'lamp', day: 'brass', frame: 'windows' },
    machine: { kind: 'city', night: 'vermilion', day: 'brass', frame: 'windows' },
    getaway: { kind: 'hills', night: 'vermilion', day: 'brass' },
    court: { kind: 'city', night: 'vermilion', day: 'paper', frame: 'arches' },
  },
  'the-salt-road-letters': {
    'desert-night': { kind: 'desert', night: 'indigo', day: 'frost' },
    'dry-well': { kind: 'desert', night: 'lamp', day: 'brass' },
    caravan: { kind: 'desert', night: 'moss', day: 'brass', frame: 'doorway' },
    'desert-day': { kind: 'desert', night: 'ash', day: 'paper' },
    sandstorm: { kind: 'desert', night: 'moss', day: 'brass' },
    schoolroom: { kind: 'desert', night: 'lamp', day: 'paper', frame: 'windows' },
    'last-well': { kind: 'desert', night: 'verdigris', day: 'frost' },
    dawn: { kind: 'desert', night: 'vermilion', day: 'brass' },
  },
  'the-sum-of-the-air': {
    mess: { kind: 'snow', night: 'lamp', day: 'brass', frame: 'windows' },
    dome: { kind: 'observatory', night: 'indigo', day: 'frost', frame: 'windows' },
    plain: { kind: 'snow', night: 'indigo', day: 'paper' },
    'pump-room': { kind: 'snow', night: 'moss', day: 'brass', frame: 'doorway' },
    corridor: { kind: 'snow', night: 'verdigris', day: 'frost', frame: 'arches' },
    landing: { kind: 'snow', night: 'vermilion', day: 'brass' },
  },
  'the-umbrella-inquest': {
    viaduct: { kind: 'city', night: 'indigo', day: 'frost', frame: 'arches' },
    'night-train': { kind: 'city', night: 'verdigris', day: 'paper', frame: 'train' },
    dawn: { kind: 'city', night: 'ash', day: 'brass', frame: 'arches' },
  },
  'what-the-birches-heard': {
    birches: { kind: 'forest', night: 'moss', day: 'paper' },
    cottage: { kind: 'forest', night: 'lamp', day: 'brass', frame: 'windows' },
    'forest-day': { kind: 'forest', night: 'ash', day: 'brass' },
    'forest-night': { kind: 'forest', night: 'indigo', day: 'frost' },
  },
  'winter-at-heron-pass': {
    hut: { kind: 'snow', night: 'lamp', day: 'brass', frame: 'windows' },
    snowfield: { kind: 'snow', night: 'indigo', day: 'frost' },
    door: { kind: 'snow', night: 'verdigris', day: 'frost', frame: 'doorway' },
    storm: { kind: 'snow', night: 'ash', day: 'paper', frame: 'windows' },
    avalanche: { kind: 'snow', night: 'verdigris', day: 'frost' },
    thaw: { kind: 'snow', night: 'moss', day: 'brass' },
    dawn: { kind: 'snow', night: 'vermilion', day: 'brass' },
  },
};

export function findPlacePictures(
  storyId: string,
  place: string | null,
): { night: SceneArt; day: SceneArt } | undefined {
  if (place === null || STORY_PLACES[storyId]?.[place] === undefined) return undefined;
  return placePictures(storyId, place);
}

/** The pictures of all places of a story, by the names that its ink gives them. */
export function findPlaces(storyId: string): { scene: string; pictures: { night: SceneArt; day: SceneArt } }[] {
  return Object.keys(STORY_PLACES[storyId] ?? {}).map((scene) => ({ scene, pictures: placePictures(storyId, scene) }));
}
