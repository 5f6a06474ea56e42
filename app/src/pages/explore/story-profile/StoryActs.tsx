import { useState } from 'react';

import { useGetStoryEngagement } from '@fabula/sdk/react';
import { StoryActions } from '@fabula/ui/story-page';

import type { TextPart } from '../../../i18n/messages';
import { WithTexts } from '../../../i18n/WithTexts';
import { useFavourite } from '../../../favourites/use-favourite';
import { Report } from '../../../posts/Report';
import { useVisitor } from '../../../context/use-app';

const texts: readonly TextPart[] = ['favourite'];

interface StoryActsProps {
  readonly storyId: string;
  readonly own: boolean;
}

export function StoryActs({ storyId, own }: StoryActsProps) {
  const { isRegistered } = useVisitor();
  const { data } = useGetStoryEngagement(storyId);
  const { liked, onChange } = useFavourite({ kind: 'story', id: storyId });
  const [isReported, setReported] = useState(false);
  // The heart changes at once, the count with the server's response: the difference is the reader's own like.
  const ownLike = data === undefined || !isRegistered || data.liked === liked ? 0 : liked ? 1 : -1;
  return (
    <WithTexts parts={texts}>
      <StoryActions
        liked={liked}
        likeCount={(data?.likeCount ?? 0) + ownLike}
        onLike={onChange}
        onReport={own ? undefined : () => setReported(true)}
      />
      {isReported && <Report target={{ kind: 'story', storyId }} onClose={() => setReported(false)} />}
    </WithTexts>
  );
}
