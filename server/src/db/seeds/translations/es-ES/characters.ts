import type { CharacterTranslations } from '../../types.ts';

export const characters: CharacterTranslations = {};
