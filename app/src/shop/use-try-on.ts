import { useMemo } from 'react';
import { useIntl } from 'react-intl';

import { useGetBasicInfo } from '@fabula/sdk/react';
import { presetAvatars, type ProductPortrait } from '@fabula/ui/shop';

import { useApp, useVisitor } from '../context/use-app';

/** Portraits that a frame is tried on: the reader's own first, where there is one. */
export function useTryOn(): readonly ProductPortrait[] {
  const intl = useIntl();
  const { isRegistered } = useVisitor();
  const { data: info } = useGetBasicInfo({ query: { enabled: isRegistered } }, useApp().queries.account);
  const own = isRegistered ? (info?.user_avatar_image_url ?? '') : '';
  return useMemo(() => {
    const presets = presetAvatars(intl).map(({ name, url }) => ({ src: url, name }));
    if (own === '') return presets;
    const you = intl.formatMessage({
      id: 'shop.productPage.you',
      defaultMessage: 'You',
      description: 'Below the reader’s own picture among portraits that a frame is tried on, and in “Preview: You”',
    });
    return [{ src: own, name: you }, ...presets.filter(({ src }) => src !== own)];
  }, [intl, own]);
}
