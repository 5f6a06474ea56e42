import { useIntl } from 'react-intl';

import { RowsFailed, RowsSkeleton } from '@fabula/ui/account';
import { KeptStoriesView, KeptStoryList, NoKeptStories, type KeptStoryValue } from '@fabula/ui/offline';

import { useHead } from '../../../head/use-head';
import { useLocale } from '../../../i18n/use-locale';
import { useKeptStories, type ShelvedStory } from '../../../offline/use-kept-stories';
import { useRemoveStory } from '../../../offline/use-remove-story';
import { paths } from '../../../routes/paths';
import { useHrefs } from '../../../routes/use-hrefs';

/** The stories that this device keeps: it opens without a network. */
export function Component() {
  const intl = useIntl();
  const title = intl.formatMessage({
    id: 'offline.title',
    defaultMessage: 'Kept stories',
    description: 'Title of the page with the stories that this device keeps, to be played without a connection',
  });
  useHead({ title, description: title, isIndexed: false });
  return (
    <KeptStoriesView>
      <Kept />
    </KeptStoriesView>
  );
}

function Kept() {
  const locale = useLocale();
  const hrefs = useHrefs();
  const { query, readAgain } = useKeptStories();
  const remove = useRemoveStory(readAgain);
  const { data: shelved, isError, isFetching } = query;
  if (isError) return <RowsFailed onRetry={() => void query.refetch()} retrying={isFetching} />;
  if (shelved === undefined) return <RowsSkeleton count={3} />;
  if (shelved.length === 0) return <NoKeptStories storiesHref={hrefs.stories()} />;
  return (
    <KeptStoryList
      items={shelved.map(itemOf)}
      playHref={(storyId) => paths.keptStoryPlay.href(locale, { storyId })}
      onRemove={(storyId) => {
        const found = shelved.find(({ kept }) => kept.story.storyId === storyId);
        if (found !== undefined) void remove(found.kept);
      }}
    />
  );
}

function itemOf({ kept: { bytes, story }, play }: ShelvedStory): KeptStoryValue {
  const turn = play?.rounds[play.at]?.turn;
  return {
    story,
    bytes,
    play: turn === undefined ? null : { round: turn.progress.round, hasEnded: turn.ending !== null },
  };
}
