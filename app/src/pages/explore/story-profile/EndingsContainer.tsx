import type { Story } from '@fabula/sdk';
import { useGetStoryEndings } from '@fabula/sdk/react';
import { EndingGallery } from '@fabula/ui/play';

export function EndingsContainer({ story: { storyId, language } }: { readonly story: Story }) {
  const { data: endings } = useGetStoryEndings(storyId);
  return endings !== undefined && endings.total > 0 && <EndingGallery endings={endings} language={language} />;
}
