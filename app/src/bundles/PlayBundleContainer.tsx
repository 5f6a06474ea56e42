import { useLocation } from 'react-router-dom';

import { useGetStoryBundle } from '@fabula/sdk/react';
import { PlayBundle, PlayBundleNote, StoryBundleNote } from '@fabula/ui/bundles';

import { useVisitor } from '../context/use-app';
import { useLocale } from '../i18n/use-locale';
import { paths } from '../routes/paths';
import { useBalance } from '../shop/use-balance';
import { bundlePointsHref } from './bundle-points-href';
import { useBuyBundle } from './use-buy-bundle';

interface PlayBundleContainerProps {
  readonly storyId: string;
  /** Makes the move that the story was refused for. */
  readonly onReadOn: () => void;
}

/** The bundle that a play needs: bought here, and the play continues where it was. */
export function PlayBundleContainer({ storyId, onReadOn }: PlayBundleContainerProps) {
  const locale = useLocale();
  const { pathname, search } = useLocation();
  const { isRegistered } = useVisitor();
  const balance = useBalance();
  const { data, error } = useGetStoryBundle(storyId, { query: { staleTime: 0 } });
  const { buy, state } = useBuyBundle(onReadOn);
  const bundle = data?.bundle ?? undefined;
  const isLoading = data === undefined && error === null;
  if (bundle === undefined) return <PlayBundleNote state={isLoading ? 'loading' : 'failed'} />;
  const href = paths.product.href(locale, { id: bundle.bundleId });
  // Bought in another tab, or before signing in: the next choice works.
  if (bundle.owned) return <StoryBundleNote bundle={bundle} href={href} />;
  return (
    <PlayBundle
      bundle={bundle}
      bundleHref={href}
      balance={isRegistered ? balance : undefined}
      onBuy={() => buy(bundle)}
      state={state}
      pointsHref={bundlePointsHref(locale, pathname + search, bundle.points)}
    />
  );
}
