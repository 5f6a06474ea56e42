import { defineMessages, type MessageDescriptor } from 'react-intl';

import type { StoryTone } from '../model';

/** How a story sounds, in the order in which it is offered. */
export const toneNames = defineMessages({
  quiet: { id: 'storyWizard.tone.quiet', defaultMessage: 'Quiet', description: 'How a new story sounds' },
  tense: { id: 'storyWizard.tone.tense', defaultMessage: 'Tense', description: 'How a new story sounds' },
  playful: { id: 'storyWizard.tone.playful', defaultMessage: 'Playful', description: 'How a new story sounds' },
  tender: { id: 'storyWizard.tone.tender', defaultMessage: 'Tender', description: 'How a new story sounds' },
  eerie: { id: 'storyWizard.tone.eerie', defaultMessage: 'Eerie', description: 'How a new story sounds' },
  adventurous: {
    id: 'storyWizard.tone.adventurous',
    defaultMessage: 'Adventurous',
    description: 'How a new story sounds',
  },
}) satisfies Record<StoryTone, MessageDescriptor>;
