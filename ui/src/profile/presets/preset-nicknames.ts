import type { IntlShape } from 'react-intl';

/** The twenty nicknames that a profile can take (Product §9.1): our own, at most 40 characters in every language. */
export const presetNicknames = (intl: IntlShape): string[] => [
  intl.formatMessage({
    id: 'account.nickname.emberQuill',
    defaultMessage: 'Ember Quill',
    description:
      'A ready-made nickname for a reader: an object, animal or hour with a little mystery, no person’s name. Recreate the charm rather than the words; at most 40 characters, better under 20',
  }),
  intl.formatMessage({
    id: 'account.nickname.nightHeron',
    defaultMessage: 'Night Heron',
    description:
      'A ready-made nickname for a reader: an object, animal or hour with a little mystery, no person’s name. Recreate the charm rather than the words; at most 40 characters, better under 20',
  }),
  intl.formatMessage({
    id: 'account.nickname.saltAndInk',
    defaultMessage: 'Salt & Ink',
    description:
      'A ready-made nickname for a reader: an object, animal or hour with a little mystery, no person’s name. Recreate the charm rather than the words; at most 40 characters, better under 20',
  }),
  intl.formatMessage({
    id: 'account.nickname.wick',
    defaultMessage: 'Wick',
    description:
      'A ready-made nickname for a reader: an object, animal or hour with a little mystery, no person’s name. Recreate the charm rather than the words; at most 40 characters, better under 20',
  }),
  intl.formatMessage({
    id: 'account.nickname.paperFox',
    defaultMessage: 'Paper Fox',
    description:
      'A ready-made nickname for a reader: an object, animal or hour with a little mystery, no person’s name. Recreate the charm rather than the words; at most 40 characters, better under 20',
  }),
  intl.formatMessage({
    id: 'account.nickname.lowTide',
    defaultMessage: 'Low Tide',
    description:
      'A ready-made nickname for a reader: an object, animal or hour with a little mystery, no person’s name. Recreate the charm rather than the words; at most 40 characters, better under 20',
  }),
  intl.formatMessage({
    id: 'account.nickname.teaAtNine',
    defaultMessage: 'Tea at Nine',
    description:
      'A ready-made nickname for a reader: an object, animal or hour with a little mystery, no person’s name. Recreate the charm rather than the words; at most 40 characters, better under 20',
  }),
  intl.formatMessage({
    id: 'account.nickname.velvetOwl',
    defaultMessage: 'Velvet Owl',
    description:
      'A ready-made nickname for a reader: an object, animal or hour with a little mystery, no person’s name. Recreate the charm rather than the words; at most 40 characters, better under 20',
  }),
  intl.formatMessage({
    id: 'account.nickname.thirdLantern',
    defaultMessage: 'Third Lantern',
    description:
      'A ready-made nickname for a reader: an object, animal or hour with a little mystery, no person’s name. Recreate the charm rather than the words; at most 40 characters, better under 20',
  }),
  intl.formatMessage({
    id: 'account.nickname.foxglove',
    defaultMessage: 'Foxglove',
    description:
      'A ready-made nickname for a reader: an object, animal or hour with a little mystery, no person’s name. Recreate the charm rather than the words; at most 40 characters, better under 20',
  }),
  intl.formatMessage({
    id: 'account.nickname.rainLedger',
    defaultMessage: 'Rain Ledger',
    description:
      'A ready-made nickname for a reader: an object, animal or hour with a little mystery, no person’s name. Recreate the charm rather than the words; at most 40 characters, better under 20',
  }),
  intl.formatMessage({
    id: 'account.nickname.brassWren',
    defaultMessage: 'Brass Wren',
    description:
      'A ready-made nickname for a reader: an object, animal or hour with a little mystery, no person’s name. Recreate the charm rather than the words; at most 40 characters, better under 20',
  }),
  intl.formatMessage({
    id: 'account.nickname.atticStar',
    defaultMessage: 'Attic Star',
    description:
      'A ready-made nickname for a reader: an object, animal or hour with a little mystery, no person’s name. Recreate the charm rather than the words; at most 40 characters, better under 20',
  }),
  intl.formatMessage({
    id: 'account.nickname.mothParade',
    defaultMessage: 'Moth Parade',
    description:
      'A ready-made nickname for a reader: an object, animal or hour with a little mystery, no person’s name. Recreate the charm rather than the words; at most 40 characters, better under 20',
  }),
  intl.formatMessage({
    id: 'account.nickname.quietHarbor',
    defaultMessage: 'Quiet Harbor',
    description:
      'A ready-made nickname for a reader: an object, animal or hour with a little mystery, no person’s name. Recreate the charm rather than the words; at most 40 characters, better under 20',
  }),
  intl.formatMessage({
    id: 'account.nickname.halfMoonMail',
    defaultMessage: 'Half Moon Mail',
    description:
      'A ready-made nickname for a reader: an object, animal or hour with a little mystery, no person’s name. Recreate the charm rather than the words; at most 40 characters, better under 20',
  }),
  intl.formatMessage({
    id: 'account.nickname.copperKettle',
    defaultMessage: 'Copper Kettle',
    description:
      'A ready-made nickname for a reader: an object, animal or hour with a little mystery, no person’s name. Recreate the charm rather than the words; at most 40 characters, better under 20',
  }),
  intl.formatMessage({
    id: 'account.nickname.marginalia',
    defaultMessage: 'Marginalia',
    description:
      'A ready-made nickname for a reader: an object, animal or hour with a little mystery, no person’s name. Recreate the charm rather than the words; at most 40 characters, better under 20',
  }),
  intl.formatMessage({
    id: 'account.nickname.thistle',
    defaultMessage: 'Thistle',
    description:
      'A ready-made nickname for a reader: an object, animal or hour with a little mystery, no person’s name. Recreate the charm rather than the words; at most 40 characters, better under 20',
  }),
  intl.formatMessage({
    id: 'account.nickname.lastTram',
    defaultMessage: 'Last Tram',
    description:
      'A ready-made nickname for a reader: an object, animal or hour with a little mystery, no person’s name. Recreate the charm rather than the words; at most 40 characters, better under 20',
  }),
];
