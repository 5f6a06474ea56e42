import { useMemo } from 'react';
import { useIntl } from 'react-intl';

import { useGetBasicInfo } from '@fabula/sdk/react';
import { presetAvatars, type PortraitSample, type PresetAvatar, type SamplesValue } from '@fabula/ui/shop';

import { useApp, useVisitor } from '../context/use-app';
import { sampleBooks } from './sample-books';

const toPortrait = ({ name, url }: PresetAvatar): PortraitSample => ({ src: url, name });

/** What products are shown on: portraits, the reader's own first where there is one, and books. */
export function useSamples(): SamplesValue {
  const intl = useIntl();
  const { isRegistered } = useVisitor();
  const { data: info } = useGetBasicInfo({ query: { enabled: isRegistered } }, useApp().queries.account);
  const own = isRegistered ? (info?.user_avatar_image_url ?? '') : '';
  return useMemo(() => {
    const [first, ...rest] = presetAvatars(intl);
    const presets: SamplesValue['portraits'] = [toPortrait(first), ...rest.map(toPortrait)];
    if (own === '') return { portraits: presets, books: sampleBooks };
    const you = intl.formatMessage({
      id: 'shop.productPage.you',
      defaultMessage: 'You',
      description: 'Below the reader’s own picture among portraits that a frame is tried on, and in “Preview: You”',
    });
    const others = presets.filter(({ src }) => src !== own);
    return { portraits: [{ src: own, name: you }, ...others], books: sampleBooks };
  }, [intl, own]);
}
