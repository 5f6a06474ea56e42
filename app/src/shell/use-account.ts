import { useIntl } from 'react-intl';

import { useGetBasicInfo } from '@fabula/sdk/react';
import type { Account } from '@fabula/ui';

import { paths } from '../routes/paths';
import { useApp, useVisitor } from '../context/use-app';
import { useLocale } from '../i18n/use-locale';

export function useAccount(): Account {
  const intl = useIntl();
  const locale = useLocale();
  const { isRegistered } = useVisitor();
  const { queries, usesPoints } = useApp();
  const { data: info } = useGetBasicInfo({ query: { enabled: isRegistered } }, queries.account);
  if (!isRegistered) return { kind: 'guest' };
  return {
    kind: 'registered',
    name:
      info?.user_name ??
      intl.formatMessage({
        id: 'shell.account.nameless',
        defaultMessage: 'Reader',
        description: 'Stands for the name of an account that has not chosen one',
      }),
    motto: info?.motto ?? '',
    points: usesPoints ? info?.points : undefined,
    avatar: info?.user_avatar_image_url ?? undefined,
    frame: info?.user_frame_id ?? undefined,
    deskHref: info?.role === 'operator' ? paths.operator.href(locale) : undefined,
    profileHref: paths.userProfile.href(locale),
    pricesHref: usesPoints ? paths.prices.href(locale) : undefined,
  };
}
