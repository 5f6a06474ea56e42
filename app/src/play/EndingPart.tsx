import type { Story } from '@fabula/sdk';
import { useGetStoryEndings, useListStories } from '@fabula/sdk/react';
import { EndingGallery, EndingShare, EndingView, type EndingViewProps } from '@fabula/ui/play';

import { useHrefs } from '../explore/use-hrefs';

/** Stories to go on with, on the last page of one. */
const othersShown = 3;

interface EndingPartProps extends Omit<EndingViewProps, 'story' | 'statistics' | 'gallery' | 'others' | 'storyHref'> {
  readonly story: Story;
}

/** The last page of a play: how it came out, how many others came out so, what else could have been, and what is next. */
export function EndingPart({ story, ending, ...rest }: EndingPartProps) {
  const { storyId, tags, language } = story;
  const { data: endings } = useGetStoryEndings(storyId, { query: { staleTime: 0 } });
  const { data: others } = useListStories({ include: tags.slice(0, 1), limit: othersShown + 1 });
  return (
    <EndingView
      story={story}
      ending={ending}
      statistics={endings && <EndingShare endings={endings} endingId={ending.endingId} />}
      gallery={endings && <EndingGallery endings={endings} hereId={ending.endingId} language={language} />}
      others={others?.items.filter((other) => other.storyId !== storyId).slice(0, othersShown) ?? []}
      storyHref={useHrefs().story}
      {...rest}
    />
  );
}
