import { getGetHomeQueryOptions, useGetHome } from '@fabula/sdk/react';

import { useHead } from '../../../head/use-head';
import { primed } from '../../../routes/page';

export const loader = primed(({ queryClient }) => queryClient.ensureQueryData(getGetHomeQueryOptions()));

/** The explore page: tonight's tale, then rows of characters and stories. */
export function Component() {
  const home = useGetHome();
  useHead({ title: 'Explore', description: 'Explore' });
  return (
    <ul>
      {home.data?.shelves.flatMap((shelf) =>
        shelf.items.map((item) => <li key={'storyId' in item ? item.storyId : item.characterId}>{item.tagline}</li>),
      )}
    </ul>
  );
}
