import { useGetStoryBundle } from '@fabula/sdk/react';
import { StoryBundleNote } from '@fabula/ui/bundles';

import { useLocale } from '../i18n/use-locale';
import { paths } from '../routes/paths';

/** On the page of a story: the bundle that it is sold in, if there is one. */
export function StoryBundleContainer({ storyId }: { readonly storyId: string }) {
  const locale = useLocale();
  const { data } = useGetStoryBundle(storyId);
  const bundle = data?.bundle ?? undefined;
  return (
    bundle !== undefined && (
      <StoryBundleNote bundle={bundle} href={paths.product.href(locale, { id: bundle.bundleId })} />
    )
  );
}
