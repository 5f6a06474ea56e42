import { defineMessages, type MessageDescriptor } from 'react-intl';

import type {
  PortraitBeard,
  PortraitExpression,
  PortraitGarment,
  PortraitGlasses,
  PortraitHairColor,
  PortraitMood,
  PortraitPlace,
} from '../model';

export const moodNames = defineMessages({
  lamp: {
    id: 'wizard.mood.lamp',
    defaultMessage: 'Lamplight',
    description: 'Mood of a drawn portrait, named after its paint',
  },
  vermilion: {
    id: 'wizard.mood.vermilion',
    defaultMessage: 'Vermilion',
    description: 'Mood of a drawn portrait, named after its paint',
  },
  verdigris: {
    id: 'wizard.mood.verdigris',
    defaultMessage: 'Verdigris',
    description: 'Mood of a drawn portrait, named after its paint',
  },
  indigo: {
    id: 'wizard.mood.indigo',
    defaultMessage: 'Indigo',
    description: 'Mood of a drawn portrait, named after its paint',
  },
  ash: {
    id: 'wizard.mood.ash',
    defaultMessage: 'Ash',
    description: 'Mood of a drawn portrait, named after its paint',
  },
  moss: {
    id: 'wizard.mood.moss',
    defaultMessage: 'Moss',
    description: 'Mood of a drawn portrait, named after its paint',
  },
  brass: {
    id: 'wizard.mood.brass',
    defaultMessage: 'Brass',
    description: 'Mood of a drawn portrait, named after its paint',
  },
  paper: {
    id: 'wizard.mood.paper',
    defaultMessage: 'Paper',
    description: 'Mood of a drawn portrait, named after its paint',
  },
  frost: {
    id: 'wizard.mood.frost',
    defaultMessage: 'Frost',
    description: 'Mood of a drawn portrait, named after its paint',
  },
}) satisfies Record<PortraitMood, MessageDescriptor>;

export const placeNames = defineMessages({
  disc: {
    id: 'wizard.place.disc',
    defaultMessage: 'Moon disc',
    description: 'What is behind the head in a drawn portrait',
  },
  rays: {
    id: 'wizard.place.rays',
    defaultMessage: 'Rays of light',
    description: 'What is behind the head in a drawn portrait',
  },
  arch: {
    id: 'wizard.place.arch',
    defaultMessage: 'Arch',
    description: 'What is behind the head in a drawn portrait',
  },
  waves: {
    id: 'wizard.place.waves',
    defaultMessage: 'Waves',
    description: 'What is behind the head in a drawn portrait',
  },
  city: {
    id: 'wizard.place.city',
    defaultMessage: 'City',
    description: 'What is behind the head in a drawn portrait',
  },
  branch: {
    id: 'wizard.place.branch',
    defaultMessage: 'Branch',
    description: 'What is behind the head in a drawn portrait',
  },
  rain: {
    id: 'wizard.place.rain',
    defaultMessage: 'Rain',
    description: 'What is behind the head in a drawn portrait',
  },
  forest: {
    id: 'wizard.place.forest',
    defaultMessage: 'Forest',
    description: 'What is behind the head in a drawn portrait',
  },
}) satisfies Record<PortraitPlace, MessageDescriptor>;

export const garmentNames = defineMessages({
  cloak: {
    id: 'wizard.garment.cloak',
    defaultMessage: 'Cloak',
    description: 'What a drawn character wears',
  },
  coat: {
    id: 'wizard.garment.coat',
    defaultMessage: 'Coat',
    description: 'What a drawn character wears',
  },
  wrap: {
    id: 'wizard.garment.wrap',
    defaultMessage: 'Wrap',
    description: 'What a drawn character wears',
  },
  scarf: {
    id: 'wizard.garment.scarf',
    defaultMessage: 'Scarf',
    description: 'What a drawn character wears',
  },
  jersey: {
    id: 'wizard.garment.jersey',
    defaultMessage: 'Jersey',
    description: 'What a drawn character wears',
  },
  mail: {
    id: 'wizard.garment.mail',
    defaultMessage: 'Chain mail',
    description: 'What a drawn character wears',
  },
}) satisfies Record<PortraitGarment, MessageDescriptor>;

export const expressionNames = defineMessages({
  calm: {
    id: 'wizard.expression.calm',
    defaultMessage: 'Calm',
    description: 'The face of a drawn character',
  },
  glad: {
    id: 'wizard.expression.glad',
    defaultMessage: 'Glad',
    description: 'The face of a drawn character',
  },
  wry: {
    id: 'wizard.expression.wry',
    defaultMessage: 'Wry',
    description: 'The face of a drawn character',
  },
  doubtful: {
    id: 'wizard.expression.doubtful',
    defaultMessage: 'Doubtful',
    description: 'The face of a drawn character',
  },
  sad: {
    id: 'wizard.expression.sad',
    defaultMessage: 'Sad',
    description: 'The face of a drawn character',
  },
  stern: {
    id: 'wizard.expression.stern',
    defaultMessage: 'Stern',
    description: 'The face of a drawn character',
  },
  laughing: {
    id: 'wizard.expression.laughing',
    defaultMessage: 'Laughing',
    description: 'The face of a drawn character',
  },
  asleep: {
    id: 'wizard.expression.asleep',
    defaultMessage: 'Asleep',
    description: 'The face of a drawn character',
  },
  wink: {
    id: 'wizard.expression.wink',
    defaultMessage: 'Winking',
    description: 'The face of a drawn character',
  },
}) satisfies Record<PortraitExpression, MessageDescriptor>;

export const hairColorNames = defineMessages({
  'color-1': {
    id: 'wizard.hairColor.color-1',
    defaultMessage: 'Blue black',
    description: 'Hair colour of a drawn character',
  },
  'color-2': {
    id: 'wizard.hairColor.color-2',
    defaultMessage: 'Dark brown',
    description: 'Hair colour of a drawn character',
  },
  'color-3': {
    id: 'wizard.hairColor.color-3',
    defaultMessage: 'Chestnut',
    description: 'Hair colour of a drawn character',
  },
  'color-4': {
    id: 'wizard.hairColor.color-4',
    defaultMessage: 'Copper',
    description: 'Hair colour of a drawn character',
  },
  'color-5': {
    id: 'wizard.hairColor.color-5',
    defaultMessage: 'Deep teal',
    description: 'Hair colour of a drawn character',
  },
  'color-6': {
    id: 'wizard.hairColor.color-6',
    defaultMessage: 'Silver',
    description: 'Hair colour of a drawn character',
  },
  'color-7': {
    id: 'wizard.hairColor.color-7',
    defaultMessage: 'Honey blond',
    description: 'Hair colour of a drawn character',
  },
  'color-8': {
    id: 'wizard.hairColor.color-8',
    defaultMessage: 'Plum',
    description: 'Hair colour of a drawn character',
  },
}) satisfies Record<PortraitHairColor, MessageDescriptor>;

export const glassesNames = defineMessages({
  none: {
    id: 'wizard.glasses.none',
    defaultMessage: 'None',
    description: 'No glasses in a drawn portrait',
  },
  round: {
    id: 'wizard.glasses.round',
    defaultMessage: 'Round',
    description: 'Round glasses',
  },
  square: {
    id: 'wizard.glasses.square',
    defaultMessage: 'Square',
    description: 'Square glasses',
  },
  oval: {
    id: 'wizard.glasses.oval',
    defaultMessage: 'Oval',
    description: 'Oval glasses',
  },
  half: {
    id: 'wizard.glasses.half',
    defaultMessage: 'Reading glasses',
    description: 'Half glasses, low on the nose',
  },
  dark: {
    id: 'wizard.glasses.dark',
    defaultMessage: 'Sunglasses',
    description: 'Dark glasses',
  },
}) satisfies Record<PortraitGlasses, MessageDescriptor>;

export const beardNames = defineMessages({
  none: {
    id: 'wizard.beard.none',
    defaultMessage: 'None',
    description: 'No beard in a drawn portrait',
  },
  short: {
    id: 'wizard.beard.short',
    defaultMessage: 'Short',
    description: 'A short beard',
  },
  full: {
    id: 'wizard.beard.full',
    defaultMessage: 'Full',
    description: 'A full beard',
  },
}) satisfies Record<PortraitBeard, MessageDescriptor>;

export const otherValues = defineMessages({
  noFlowers: { id: 'wizard.flowers.none', defaultMessage: 'None', description: 'No flowers in a drawn portrait' },
  flowers: {
    id: 'wizard.flowers.some',
    defaultMessage: 'In the hair',
    description: 'Flowers in the hair of a portrait',
  },
  noFreckles: { id: 'wizard.freckles.none', defaultMessage: 'None', description: 'No freckles in a drawn portrait' },
  freckles: { id: 'wizard.freckles.some', defaultMessage: 'Some', description: 'Freckles on the face of a portrait' },
  byChance: {
    id: 'wizard.part.byChance',
    defaultMessage: 'Random',
    description: 'Under the name of a row of parts: no choice was made, so the drawing decides',
  },
});
