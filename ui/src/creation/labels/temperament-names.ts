import { defineMessages, type MessageDescriptor } from 'react-intl';

import type { CharacterTemperament } from '../model';

export const temperamentNames = defineMessages({
  patient: {
    id: 'wizard.temperament.patient',
    defaultMessage: 'Patient',
    description: 'A temperament of a character',
  },
  dry: {
    id: 'wizard.temperament.dry',
    defaultMessage: 'Dry',
    description: 'A temperament of a character: says funny things with a straight face',
  },
  loyal: {
    id: 'wizard.temperament.loyal',
    defaultMessage: 'Loyal',
    description: 'A temperament of a character',
  },
  bold: {
    id: 'wizard.temperament.bold',
    defaultMessage: 'Bold',
    description: 'A temperament of a character',
  },
  gentle: {
    id: 'wizard.temperament.gentle',
    defaultMessage: 'Gentle',
    description: 'A temperament of a character',
  },
  curious: {
    id: 'wizard.temperament.curious',
    defaultMessage: 'Curious',
    description: 'A temperament of a character',
  },
  proud: {
    id: 'wizard.temperament.proud',
    defaultMessage: 'Proud',
    description: 'A temperament of a character',
  },
  playful: {
    id: 'wizard.temperament.playful',
    defaultMessage: 'Playful',
    description: 'A temperament of a character',
  },
  stern: {
    id: 'wizard.temperament.stern',
    defaultMessage: 'Stern',
    description: 'A temperament of a character',
  },
  shy: {
    id: 'wizard.temperament.shy',
    defaultMessage: 'Shy',
    description: 'A temperament of a character',
  },
  restless: {
    id: 'wizard.temperament.restless',
    defaultMessage: 'Restless',
    description: 'A temperament of a character',
  },
  warm: {
    id: 'wizard.temperament.warm',
    defaultMessage: 'Warm',
    description: 'A temperament of a character: kind and friendly',
  },
}) satisfies Record<CharacterTemperament, MessageDescriptor>;
