import type { StoryTranslations } from '../../types.ts';

export const stories: StoryTranslations = {};
