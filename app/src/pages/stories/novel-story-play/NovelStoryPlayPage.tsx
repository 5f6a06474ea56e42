import { useIntl } from 'react-intl';
import { Navigate } from 'react-router-dom';

import { NovelSkeleton } from '@fabula/ui/novel';
import { LeaveBar, PlayGone, PlayLayout } from '@fabula/ui/play';

import { useHrefs } from '../../../routes/use-hrefs';
import { useHead } from '../../../head/use-head';
import { NotFound } from '../../../shell/NotFound';
import { useBook } from '../../../novel/use-book';
import { PlayFailed } from '../../../play/PlayFailed';
import { playedStoryLoader } from '../../../play/story-loader';
import { usePlayedStory } from '../../../play/use-played-story';
import { useParam } from '../../../routes/use-param';
import { useVisitor } from '../../../context/use-app';
import { Novel } from './Novel';

export const loader = playedStoryLoader;

/** A story that is read as a book (Product §2.1, novel-story-play). */
export function Component() {
  const intl = useIntl();
  const hrefs = useHrefs();
  const sessionId = useParam('dynamicStorySessionId');
  const storyId = useParam('storyId');
  const roundId = useParam('roundId');
  const { isKnown } = useVisitor();
  const { story, isMissing, error, isFetching, retry } = usePlayedStory(storyId, sessionId);
  const book = useBook({ sessionId, storyId, roundId });

  const chapter = book.kind === 'open' ? book.rounds.at(-1)?.progress.chapter : null;
  const title = story?.title ?? '…';
  const chapterTitle = intl.formatMessage(
    {
      id: 'novel.title',
      defaultMessage: '{chapter} · {title}',
      description: 'Title, in the browser’s tab, of a book that is open at a chapter',
    },
    { title, chapter: chapter?.title ?? '' },
  );
  useHead(
    isMissing
      ? undefined
      : {
          title: chapter ? chapterTitle : title,
          description: story?.tagline ?? title,
          image: story?.cover.large,
          isIndexed: false,
        },
  );

  if (isMissing) return <NotFound />;
  if (book.kind === 'gone') return <PlayGone reason="not-found" storiesHref={hrefs.stories()} />;
  const leaveHref = story?.withdrawn ? hrefs.stories() : hrefs.story(storyId);
  if (isKnown && error !== null && story === undefined) {
    return <PlayFailed leaveHref={leaveHref} onRetry={retry} isRetrying={isFetching} />;
  }
  if (book.kind === 'failed') {
    return <PlayFailed leaveHref={leaveHref} onRetry={book.retry} isRetrying={book.isRetrying} />;
  }
  if (story === undefined || book.kind === 'loading') {
    return (
      <PlayLayout>
        <LeaveBar href={leaveHref} />
        <NovelSkeleton />
      </PlayLayout>
    );
  }
  if (story.kind === 'dynamic') {
    return <Navigate to={hrefs.play({ kind: 'dynamic', storySessionId: sessionId, storyId, roundId })} replace />;
  }
  return <Novel key={sessionId} story={story} shownId={roundId} {...book} />;
}
