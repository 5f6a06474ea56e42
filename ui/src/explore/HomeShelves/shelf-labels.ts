import type { ShelfId } from '@fabula/sdk/types';
import type { IntlShape } from 'react-intl';

export interface ShelfLabels {
  readonly title: string;
  readonly sub: string;
}

const wordsOf = {
  'picked-characters': (intl) => ({
    title: intl.formatMessage({
      id: 'explore.shelf.pickedCharacters.title',
      defaultMessage: 'Well worth meeting',
      description: 'Heading of a row of characters that the operators of the site feature',
    }),
    sub: intl.formatMessage({
      id: 'explore.shelf.picked.sub',
      defaultMessage: 'Picked by the people who run this place',
      description: 'Beside the headings “Well worth meeting” and “Well worth an evening”',
    }),
  }),
  'picked-stories': (intl) => ({
    title: intl.formatMessage({
      id: 'explore.shelf.pickedStories.title',
      defaultMessage: 'Well worth an evening',
      description: 'Heading of a row of stories that the operators of the site feature',
    }),
    sub: intl.formatMessage({
      id: 'explore.shelf.picked.sub',
      defaultMessage: 'Picked by the people who run this place',
      description: 'Beside the headings “Well worth meeting” and “Well worth an evening”',
    }),
  }),
  'awake-at-this-hour': (intl) => ({
    title: intl.formatMessage({
      id: 'explore.shelf.awake.title',
      defaultMessage: 'Awake at this hour',
      description: 'Heading of a row of popular characters',
    }),
    sub: intl.formatMessage({
      id: 'explore.shelf.awake.sub',
      defaultMessage: 'Characters ready to talk',
      description: 'Beside the heading “Awake at this hour”',
    }),
  }),
  'on-the-shelf': (intl) => ({
    title: intl.formatMessage({
      id: 'explore.shelf.onTheShelf.title',
      defaultMessage: 'On the shelf',
      description: 'Heading of a row of popular stories, shown as books',
    }),
    sub: intl.formatMessage({
      id: 'explore.shelf.onTheShelf.sub',
      defaultMessage: 'Play round by round, or read like a novel',
      description: 'Beside the heading “On the shelf”',
    }),
  }),
  'strange-company': (intl) => ({
    title: intl.formatMessage({
      id: 'explore.shelf.strangeCompany.title',
      defaultMessage: 'Strange company',
      description: 'Heading of a row of unusual characters',
    }),
    sub: intl.formatMessage({
      id: 'explore.shelf.strangeCompany.sub',
      defaultMessage: 'For evenings that want a little trouble',
      description: 'Beside the heading “Strange company”',
    }),
  }),
  'long-evenings': (intl) => ({
    title: intl.formatMessage({
      id: 'explore.shelf.longEvenings.title',
      defaultMessage: 'Long evenings',
      description: 'Heading of a row of long stories',
    }),
    sub: intl.formatMessage({
      id: 'explore.shelf.longEvenings.sub',
      defaultMessage: 'Stories that last past one lamp',
      description: 'Beside the heading “Long evenings”',
    }),
  }),
  'new-arrivals': (intl) => ({
    title: intl.formatMessage({
      id: 'explore.shelf.newArrivals.title',
      defaultMessage: 'New arrivals',
      description: 'Heading of a row of characters published lately',
    }),
    sub: intl.formatMessage({
      id: 'explore.shelf.newArrivals.sub',
      defaultMessage: 'Still shaking the rain off',
      description: 'Beside the heading “New arrivals”',
    }),
  }),
} satisfies Record<ShelfId, (intl: IntlShape) => ShelfLabels>;

/** What a row of the explore page is called; the contract sends only its id. */
export function shelfLabels(intl: IntlShape, shelfId: ShelfId): ShelfLabels {
  return wordsOf[shelfId](intl);
}
