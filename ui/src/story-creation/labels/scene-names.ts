import { defineMessages, type MessageDescriptor } from 'react-intl';

import type { StoryScene } from '../model';

/** The places of covers, in the order in which they are offered. */
export const sceneNames = defineMessages({
  hills: { id: 'storyWizard.scene.hills', defaultMessage: 'Hills', description: 'Place on the cover of a story' },
  sea: { id: 'storyWizard.scene.sea', defaultMessage: 'Sea', description: 'Place on the cover of a story' },
  city: { id: 'storyWizard.scene.city', defaultMessage: 'City', description: 'Place on the cover of a story' },
  forest: { id: 'storyWizard.scene.forest', defaultMessage: 'Forest', description: 'Place on the cover of a story' },
  desert: { id: 'storyWizard.scene.desert', defaultMessage: 'Desert', description: 'Place on the cover of a story' },
  snow: { id: 'storyWizard.scene.snow', defaultMessage: 'Snow', description: 'Place on the cover of a story' },
  river: { id: 'storyWizard.scene.river', defaultMessage: 'River', description: 'Place on the cover of a story' },
  observatory: {
    id: 'storyWizard.scene.observatory',
    defaultMessage: 'Observatory',
    description: 'Place on the cover of a story: a house with a telescope',
  },
}) satisfies Record<StoryScene, MessageDescriptor>;
