import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';

import { useGetStoryBundle } from '@fabula/sdk/react';
import { PlayBundle, PlayBundleNote } from '@fabula/ui/bundles';

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
  // Bought in another tab, before signing in, or not on sale any more: the move works now.
  const isOpen = data !== undefined && (bundle === undefined || bundle.owned || bundle.own) && state === 'idle';
  useEffect(() => {
    if (isOpen) onReadOn();
    // Once for each answer.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [isOpen]);
  if (bundle === undefined) return <PlayBundleNote state={error === null ? 'loading' : 'failed'} />;
  return (
    <PlayBundle
      bundle={bundle}
      bundleHref={paths.product.href(locale, { id: bundle.bundleId })}
      balance={isRegistered ? balance : undefined}
      onBuy={() => buy(bundle)}
      state={state}
      pointsHref={bundlePointsHref(locale, pathname + search, bundle.points)}
    />
  );
}
