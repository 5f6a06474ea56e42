import type { IntlShape } from 'react-intl';

export interface PresetAvatar {
  readonly url: string;
  readonly name: string;
}

export const presetAvatars = (intl: IntlShape): [PresetAvatar, ...PresetAvatar[]] => [
  {
    url: '/art/1/avatars/suyin-256.webp',
    name: intl.formatMessage({
      id: 'account.avatar.suyin',
      defaultMessage: 'Su Yin',
      description:
        'Name of the character on a profile picture: a woman with two buns. A given name; write it as the language writes foreign names',
    }),
  },
  {
    url: '/art/1/avatars/ilyas-256.webp',
    name: intl.formatMessage({
      id: 'account.avatar.ilyas',
      defaultMessage: 'Ilyas',
      description:
        'Name of the character on a profile picture: a man with a full beard. A given name; write it as the language writes foreign names',
    }),
  },
  {
    url: '/art/1/avatars/nkiru-256.webp',
    name: intl.formatMessage({
      id: 'account.avatar.nkiru',
      defaultMessage: 'Nkiru',
      description:
        'Name of the character on a profile picture: a woman with curly hair. A given name; write it as the language writes foreign names',
    }),
  },
  {
    url: '/art/1/avatars/odile-256.webp',
    name: intl.formatMessage({
      id: 'account.avatar.odile',
      defaultMessage: 'Odile',
      description:
        'Name of the character on a profile picture: a woman with long dark hair. A given name; write it as the language writes foreign names',
    }),
  },
  {
    url: '/art/1/avatars/bram-256.webp',
    name: intl.formatMessage({
      id: 'account.avatar.bram',
      defaultMessage: 'Bram',
      description:
        'Name of the character on a profile picture: a man with fair hair. A given name; write it as the language writes foreign names',
    }),
  },
];
