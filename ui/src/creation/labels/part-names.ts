import { defineMessages, type MessageDescriptor } from 'react-intl';

import type { NamedPart } from '../model';

export const partNames: Readonly<Record<NamedPart, MessageDescriptor>> = defineMessages({
  mood: {
    id: 'wizard.part.mood',
    defaultMessage: 'Mood',
    description: 'Row of a drawn portrait: its colours and light',
  },
  place: {
    id: 'wizard.part.place',
    defaultMessage: 'Place',
    description: 'Row of a drawn portrait: what is behind the head',
  },
  hairCut: {
    id: 'wizard.part.hairCut',
    defaultMessage: 'Hair',
    description: 'Row of a drawn portrait: the hair cuts',
  },
  garment: {
    id: 'wizard.part.garment',
    defaultMessage: 'Clothes',
    description: 'Row of a drawn portrait: the garments',
  },
  cloth: {
    id: 'wizard.part.cloth',
    defaultMessage: 'Colour of the clothes',
    description: 'A part of a drawn portrait that only words set',
  },
  expression: {
    id: 'wizard.part.expression',
    defaultMessage: 'Expression',
    description: 'Row of a drawn portrait: the faces',
  },
  hairColor: {
    id: 'wizard.part.hairColor',
    defaultMessage: 'Hair colour',
    description: 'Row of a drawn portrait',
  },
  skin: {
    id: 'wizard.part.skin',
    defaultMessage: 'Skin',
    description: 'Row of a drawn portrait: six skin tones',
  },
  beard: {
    id: 'wizard.part.beard',
    defaultMessage: 'Beard',
    description: 'Row of a drawn portrait: none, short or full',
  },
  glasses: {
    id: 'wizard.part.glasses',
    defaultMessage: 'Glasses',
    description: 'Row of a drawn portrait: none, round or square',
  },
  flowers: {
    id: 'wizard.part.flowers',
    defaultMessage: 'Flowers',
    description: 'Row of a drawn portrait: none, or in the hair',
  },
  freckles: {
    id: 'wizard.part.freckles',
    defaultMessage: 'Freckles',
    description: 'Row of a drawn portrait: none or some',
  },
});
