import { useIntl } from 'react-intl';

import type { SharedPlay } from '@fabula/sdk';
import { getGetSharedPlayQueryOptions, useGetSharedPlay } from '@fabula/sdk/react';
import { SharedPlayView } from '@fabula/ui/sharing';

import { isGone, isNotFound } from '../../../data/query-clients';
import { useHrefs } from '../../../routes/use-hrefs';
import { useHead } from '../../../head/use-head';
import { primed } from '../../../routes/page';
import { useParam } from '../../../routes/use-param';
import { sharedPlayImage, sharedRoundHref } from '../../../sharing/shared-hrefs';
import { SharedState } from '../../../sharing/SharedState';
import { useCountReading, useGoOn } from '../../../sharing/use-shared-play';
import { useLocale } from '../../../i18n/use-locale';

export { SharedFailure as ErrorBoundary } from '../../../sharing/SharedFailure';

export const loader = primed(({ queryClient, params: { dynamic_story_session_id: id = '' } }) =>
  queryClient.ensureQueryData(getGetSharedPlayQueryOptions(id)),
);

/** A shared play: its whole path, for everyone with the link (Product §2.1, story-play-sharing). */
export function Component() {
  const storySessionId = useParam('dynamic_story_session_id');
  const { data: play, error, refetch, isFetching } = useGetSharedPlay(storySessionId);
  const hrefs = useHrefs();
  const locale = useLocale();
  const goOn = useGoOn(storySessionId, play?.story);
  useCountReading(storySessionId, play?.story);
  useSharedHead(storySessionId, play);
  if (isNotFound(error) || isGone(error)) throw error;

  if (play === undefined) {
    return <SharedState error={error} onRetry={() => void refetch()} isRetrying={isFetching} />;
  }
  return (
    <SharedPlayView
      story={{ ...play.story, scene: play.scene, cast: play.cast }}
      rounds={play.rounds}
      goOn={goOn}
      storyHref={hrefs.story(play.story.storyId)}
      roundHref={(roundId) => sharedRoundHref(locale, storySessionId, roundId)}
    />
  );
}

/** Link previews name the story and its ending. */
function useSharedHead(storySessionId: string, play: SharedPlay | undefined): void {
  const intl = useIntl();
  const locale = useLocale();
  const unknown = intl.formatMessage({
    id: 'share.page.title',
    defaultMessage: 'A shared play',
    description: 'Title of the page of a shared play while the story is not known',
  });
  const rounds = intl.formatMessage(
    {
      id: 'share.page.description',
      defaultMessage:
        '{title}: {rounds, plural, one {# round} other {# rounds}} of one path through the story. Continue from any of them.',
      description: 'Describes the page of a shared play to search engines and link previews',
    },
    { title: play?.story.title ?? unknown, rounds: play?.rounds.length ?? 0 },
  );
  const ending = intl.formatMessage(
    {
      id: 'share.page.ending',
      defaultMessage: '{title}: “{ending}”',
      description: 'Title of the page of a shared play that came to an ending; {title} is the story',
    },
    { title: play?.story.title ?? unknown, ending: play?.ending?.title ?? '' },
  );
  const hasTitledEnding = typeof play?.ending?.title === 'string';
  useHead({
    title: play === undefined ? unknown : hasTitledEnding ? ending : play.story.title,
    description: play === undefined ? unknown : rounds,
    ...(play === undefined ? {} : { image: sharedPlayImage(locale, storySessionId), backdrop: play.scene }),
    kind: 'article',
    isIndexed: false,
    sharing: 'shared',
  });
}
