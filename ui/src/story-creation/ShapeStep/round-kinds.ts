import { defineMessages, type MessageDescriptor } from 'react-intl';

import type { OutlineNode } from '../model';

/** What a round of the outline is. */
export const roundKinds = defineMessages({
  opening: { id: 'storyWizard.round.opening', defaultMessage: 'Opening', description: 'The first round of a story' },
  round: { id: 'storyWizard.round.round', defaultMessage: 'Round', description: 'A round of a story, in its outline' },
  bottleneck: {
    id: 'storyWizard.round.bottleneck',
    defaultMessage: 'Turning point',
    description: 'A round of a story where ways meet, in its outline',
  },
  hub: {
    id: 'storyWizard.round.hub',
    defaultMessage: 'Hub',
    description: 'A round of a story that readers come back to, in its outline',
  },
  place: {
    id: 'storyWizard.round.place',
    defaultMessage: 'Place',
    description: 'A round of a story that readers visit, in its outline',
  },
  reckoning: {
    id: 'storyWizard.round.reckoning',
    defaultMessage: 'Last round',
    description: 'The round of a story that has a choice for each ending, in its outline',
  },
  ending: { id: 'storyWizard.round.ending', defaultMessage: 'Ending', description: 'An ending, in an outline' },
}) satisfies Record<OutlineNode['kind'], MessageDescriptor>;
