import { useIntl } from 'react-intl';
import { Navigate } from 'react-router-dom';

import { PlayGone, PlayLayout, PlaySkeleton } from '@fabula/ui/play';

import { useHrefs } from '../../../routes/use-hrefs';
import { useHead } from '../../../head/use-head';
import { NotFound } from '../../../shell/NotFound';
import { PlayFailed } from '../../../play/PlayFailed';
import { playedStoryLoader } from '../../../play/story-loader';
import { usePlay } from '../../../play/use-play';
import { usePlayedStory } from '../../../play/use-played-story';
import { useParam } from '../../../routes/use-param';
import { useVisitor } from '../../../context/use-app';
import { DynamicPlay } from './DynamicPlay';

export const loader = playedStoryLoader;

/** A round of a story that is played round by round (Product §2.1, dynamic-story-play). */
export function Component() {
  const intl = useIntl();
  const hrefs = useHrefs();
  const storySessionId = useParam('dynamicStorySessionId');
  const storyId = useParam('storyId');
  const roundId = useParam('roundId');
  const { isKnown } = useVisitor();
  const { story, isMissing, error, isFetching, retry } = usePlayedStory(storyId, storySessionId);
  const play = usePlay({ sessionId: storySessionId, storyId, roundId });

  const number = play.kind === 'open' ? play.round.progress.round : undefined;
  const title =
    number === undefined
      ? (story?.title ?? '…')
      : intl.formatMessage(
          {
            id: 'play.page.title',
            defaultMessage: '{title}: round {number, number}',
            description: 'Title, in the browser’s tab, of a round of a story that is being played',
          },
          { title: story?.title ?? '…', number },
        );
  useHead(isMissing ? undefined : { title, description: story?.tagline ?? title, isIndexed: false });

  if (isMissing) return <NotFound />;
  if (play.kind === 'gone') return <PlayGone reason="not-found" storiesHref={hrefs.stories()} />;
  const leaveHref = story?.withdrawn ? hrefs.stories() : hrefs.story(storyId);
  if (isKnown && error !== null && story === undefined) {
    return <PlayFailed leaveHref={leaveHref} onRetry={retry} isRetrying={isFetching} />;
  }
  if (play.kind === 'failed') {
    return <PlayFailed leaveHref={leaveHref} onRetry={play.retry} isRetrying={play.isRetrying} />;
  }
  if (story === undefined || play.kind === 'loading') {
    return (
      <PlayLayout scene={story?.scene}>
        <PlaySkeleton leaveHref={leaveHref} />
      </PlayLayout>
    );
  }
  if (story.kind === 'novel') {
    return <Navigate to={hrefs.play({ kind: 'novel', storySessionId, storyId, roundId })} replace />;
  }
  return <DynamicPlay key={storySessionId} story={story} play={play} />;
}
