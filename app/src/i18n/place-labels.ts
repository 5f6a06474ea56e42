import type { IntlShape } from 'react-intl';

import type { BrandLabel } from './brand-labels';

/** What the catalogue calls the places of the product. */
export const placeLabels = (intl: IntlShape): Record<BrandLabel, string> => ({
  explore: intl.formatMessage({
    id: 'shell.place.explore',
    defaultMessage: 'Explore',
    description: 'Entry of the sidebar and the bottom bar: the explore page',
  }),
  characters: intl.formatMessage({
    id: 'shell.place.characters',
    defaultMessage: 'Characters',
    description: 'Name of the page with every character',
  }),
  stories: intl.formatMessage({
    id: 'shell.place.stories',
    defaultMessage: 'Stories',
    description: 'Name of the page with every story',
  }),
  createCharacter: intl.formatMessage({
    id: 'shell.place.createCharacter',
    defaultMessage: 'Create Character',
    description: 'Entry of the sidebar and the bottom bar: making a character of one’s own',
  }),
  createStory: intl.formatMessage({
    id: 'shell.place.createStory',
    defaultMessage: 'Create Story',
    description: 'Entry of the sidebar and the bottom bar: making a story of one’s own',
  }),
  payments: intl.formatMessage({
    id: 'shell.place.payments',
    defaultMessage: 'Payments',
    description: 'Entry of the sidebar: prices of points and membership',
  }),
  community: intl.formatMessage({
    id: 'shell.place.community',
    defaultMessage: 'Community',
    description: 'Name of the community page',
  }),
  userProfile: intl.formatMessage({
    id: 'shell.place.userProfile',
    defaultMessage: 'User Profile',
    description: 'Entry of the sidebar: the visitor’s own page',
  }),
});
