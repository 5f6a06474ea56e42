import type { CharacterTranslations } from '../../types.ts';

export const characters: CharacterTranslations = {
  'ines-carvajal': {
    name: 'Inés Carvajal',
    tagline: 'Mapmaker of streets that no longer exist',
  },
  'benedita-salgueiro': {
    name: 'Benedita Salgueiro',
    tagline: 'Piano tuner in empty houses',
  },
  'sagara-toru': {
    name: 'Tōru Sagara',
    tagline: 'Night-mail conductor who inspects silences, not tickets',
  },
};
