import { lazy, Suspense, useState } from 'react';

import type { Story } from '@fabula/sdk';
import { StoryPlays, type StoryPlayValue } from '@fabula/ui/story-page';

import { useHrefs } from '../../../routes/use-hrefs';
import { useSavePlay } from '../../../play/use-save-play';
import { useClock } from '../../../posts/use-clock';
import { loadChunk } from '../../../lazy/chunk';
import type { useStoryPlays } from './use-story-plays';

const ShareContainer = lazy(async () => ({
  default: (await loadChunk(() => import('../../../sharing/ShareContainer'))).ShareContainer,
}));

interface PlaysContainerProps extends ReturnType<typeof useStoryPlays> {
  readonly story: Story;
}

export function PlaysContainer({
  story: { storyId, kind, rounds, fewestRounds, language, title },
  plays,
  query,
}: PlaysContainerProps) {
  const hrefs = useHrefs();
  const now = useClock();
  const { savingId, save } = useSavePlay();
  const [shared, setShared] = useState<StoryPlayValue | null>(null);
  const [isSharing, setSharing] = useState(false);
  if (now === undefined) return null;
  const share = (play: StoryPlayValue) => {
    setShared(play);
    setSharing(true);
  };
  return (
    <>
      <StoryPlays
        plays={plays}
        span={{ rounds, fewestRounds }}
        language={language}
        now={now}
        hrefOf={({ storySessionId, roundId }) => hrefs.play({ kind, storyId, storySessionId, roundId })}
        onShare={share}
        onSave={({ storySessionId }, format) => void save(storySessionId, format)}
        savingId={savingId}
        more={
          query.hasNextPage
            ? { isLoading: query.isFetchingNextPage, onMore: () => void query.fetchNextPage() }
            : undefined
        }
      />
      {shared && (
        <Suspense>
          <ShareContainer
            key={shared.storySessionId}
            storySessionId={shared.storySessionId}
            roundId={shared.roundId}
            rounds={shared.progress.round}
            title={title}
            open={isSharing}
            onClose={() => setSharing(false)}
          />
        </Suspense>
      )}
    </>
  );
}
