import { defineMessages, type MessageDescriptor } from 'react-intl';

import type { StoryShape } from '../model';

/** The shapes of stories, in the order in which they are offered. */
export const shapeNames = defineMessages({
  'string-of-pearls': {
    id: 'storyWizard.shape.pearls',
    defaultMessage: 'String of pearls',
    description: 'Shape of a story: each round leads to the next, whatever is chosen',
  },
  'branch-and-bottleneck': {
    id: 'storyWizard.shape.bottleneck',
    defaultMessage: 'Branch and bottleneck',
    description: 'Shape of a story: ways part and meet again',
  },
  hub: {
    id: 'storyWizard.shape.hub',
    defaultMessage: 'Hub',
    description: 'Shape of a story: the reader comes back to one place between visits to others',
  },
  'open-map': {
    id: 'storyWizard.shape.map',
    defaultMessage: 'Open map',
    description: 'Shape of a story: the reader goes from place to place until the time is up',
  },
}) satisfies Record<StoryShape, MessageDescriptor>;

/** What each shape means for a reader. */
export const shapeNotes = defineMessages({
  'string-of-pearls': {
    id: 'storyWizard.shape.pearlsNote',
    defaultMessage: 'Each round leads to the next. Choices change the narration and the ending.',
    description: 'Below the shape of a story called string of pearls',
  },
  'branch-and-bottleneck': {
    id: 'storyWizard.shape.bottleneckNote',
    defaultMessage: 'Paths split, and meet again at turning points.',
    description: 'Below the shape of a story called branch and bottleneck',
  },
  hub: {
    id: 'storyWizard.shape.hubNote',
    defaultMessage: 'Readers set out from one place and return to it.',
    description: 'Below the shape of a story called hub',
  },
  'open-map': {
    id: 'storyWizard.shape.mapNote',
    defaultMessage: 'Readers go from place to place until time runs out.',
    description: 'Below the shape of a story called open map',
  },
}) satisfies Record<StoryShape, MessageDescriptor>;
