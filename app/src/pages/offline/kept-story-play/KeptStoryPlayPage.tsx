import { useIntl } from 'react-intl';

import { KeptStoryMissing, RunnerFailed } from '@fabula/ui/offline';
import { LeaveBar, PlayLayout, PlaySkeleton } from '@fabula/ui/play';

import { useHead } from '../../../head/use-head';
import { useLocale } from '../../../i18n/use-locale';
import { RunnerError } from '../../../offline/story-runner';
import { useOpenedStory } from '../../../offline/use-opened-story';
import { paths } from '../../../routes/paths';
import { useParam } from '../../../routes/use-param';
import { KeptPlay } from './KeptPlay';

/** A play of a story that this device keeps: it needs no network. */
export function Component() {
  const intl = useIntl();
  const locale = useLocale();
  const storyId = useParam('storyId');
  const { data: opened, error, isFetching, refetch } = useOpenedStory(storyId);
  const title = intl.formatMessage({
    id: 'offline.play.title',
    defaultMessage: 'A kept story',
    description: 'Title of the page that plays a story without a connection, while it is not known which one',
  });
  const shown = opened?.kept.story.title ?? title;
  useHead({ title: shown, description: shown, isIndexed: false });

  const keptHref = paths.keptStories.href(locale);
  if (opened === null) return <KeptStoryMissing keptHref={keptHref} />;
  if (opened !== undefined) return <KeptPlay key={opened.play.playId} opened={opened} keptHref={keptHref} />;
  return (
    <PlayLayout>
      {error === null ? (
        <PlaySkeleton leaveHref={keptHref} />
      ) : (
        <>
          <LeaveBar href={keptHref} />
          <RunnerFailed
            reason={error instanceof RunnerError ? error.reason : 'failed'}
            onRetry={() => void refetch()}
            retrying={isFetching}
          />
        </>
      )}
    </PlayLayout>
  );
}
