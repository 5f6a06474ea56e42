import type { IntlShape } from 'react-intl';

/** The ten mottos that a profile can take (Product §9.1): our own, at most 60 characters in every language. */
export const presetMottos = (intl: IntlShape): string[] => [
  intl.formatMessage({
    id: 'account.motto.lastLines',
    defaultMessage: 'Collects last lines, loses first drafts.',
    description:
      'A ready-made motto of a reader, dry and a little whimsical, true of any gender. At most 60 characters, spaces included',
  }),
  intl.formatMessage({
    id: 'account.motto.oneMoreChapter',
    defaultMessage: 'One more chapter, then sleep.',
    description:
      'A ready-made motto of a reader, dry and a little whimsical, true of any gender. At most 60 characters, spaces included',
  }),
  intl.formatMessage({
    id: 'account.motto.readsEndings',
    defaultMessage: 'Reads the ending twice, the beginning once.',
    description:
      'A ready-made motto of a reader, dry and a little whimsical, true of any gender. At most 60 characters, spaces included',
  }),
  intl.formatMessage({
    id: 'account.motto.strangeLights',
    defaultMessage: 'Follows strange lights for a living.',
    description:
      'A ready-made motto of a reader, dry and a little whimsical, true of any gender. At most 60 characters, spaces included',
  }),
  intl.formatMessage({
    id: 'account.motto.litWindows',
    defaultMessage: 'Knocks on every lit window.',
    description:
      'A ready-made motto of a reader, dry and a little whimsical, true of any gender. At most 60 characters, spaces included',
  }),
  intl.formatMessage({
    id: 'account.motto.rainSays',
    defaultMessage: 'Believes most of what the rain says.',
    description:
      'A ready-made motto of a reader, dry and a little whimsical, true of any gender. At most 60 characters, spaces included',
  }),
  intl.formatMessage({
    id: 'account.motto.lateArrivals',
    defaultMessage: 'Keeps a lamp on for late arrivals.',
    description:
      'A ready-made motto of a reader, dry and a little whimsical, true of any gender. At most 60 characters, spaces included',
  }),
  intl.formatMessage({
    id: 'account.motto.secondQuestion',
    defaultMessage: 'Always asks the second question.',
    description:
      'A ready-made motto of a reader, dry and a little whimsical, true of any gender. At most 60 characters, spaces included',
  }),
  intl.formatMessage({
    id: 'account.motto.forTheTea',
    defaultMessage: 'Here for the plot, staying for the tea.',
    description:
      'A ready-made motto of a reader, dry and a little whimsical, true of any gender. At most 60 characters, spaces included',
  }),
  intl.formatMessage({
    id: 'account.motto.lostOnPurpose',
    defaultMessage: 'Lost on purpose, mostly.',
    description:
      'A ready-made motto of a reader, dry and a little whimsical, true of any gender. At most 60 characters, spaces included',
  }),
];
