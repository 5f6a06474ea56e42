import type { PlayedStory } from '@fabula/sdk';
import { useGetStoryEndings, useListStories } from '@fabula/sdk/react';
import { EndingGallery, EndingShare, EndingView, type EndingViewProps } from '@fabula/ui/play';

import { useHrefs } from '../routes/use-hrefs';
import { nearestStories } from './nearest-stories';

const othersShown = 3;
const othersKnown = 24;

interface EndingContainerProps extends Omit<
  EndingViewProps,
  'story' | 'statistics' | 'gallery' | 'others' | 'storyHref'
> {
  readonly story: PlayedStory;
}

export function EndingContainer({ story, ending, ...rest }: EndingContainerProps) {
  const { storyId, language } = story;
  const { data: endings } = useGetStoryEndings(storyId, { query: { staleTime: 0, enabled: !story.withdrawn } });
  const { data: others } = useListStories({ limit: othersKnown });
  return (
    <EndingView
      story={story}
      ending={ending}
      statistics={endings && <EndingShare endings={endings} endingId={ending.endingId} />}
      gallery={endings && <EndingGallery endings={endings} hereId={ending.endingId} language={language} />}
      others={nearestStories(others?.items ?? [], story, othersShown)}
      storyHref={useHrefs().story}
      {...rest}
    />
  );
}
