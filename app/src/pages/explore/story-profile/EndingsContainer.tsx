import type { Story } from '@fabula/sdk';
import { useGetStoryEndings } from '@fabula/sdk/react';
import { EndingGallery } from '@fabula/ui/play';

/** How a story can come out: the endings that the reader has found, and the places of the others. */
export function EndingsContainer({ story: { storyId, language } }: { readonly story: Story }) {
  const { data: endings } = useGetStoryEndings(storyId);
  return endings !== undefined && endings.total > 0 && <EndingGallery endings={endings} language={language} />;
}
