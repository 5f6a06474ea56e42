import { useIntl } from 'react-intl';
import { data as answer, useSearchParams, type LoaderFunctionArgs } from 'react-router-dom';

import { getGetSharedRoundQueryOptions, useGetSharedRound } from '@fabula/sdk/react';
import { SharedRoundView } from '@fabula/ui/sharing';

import { isGone, isNotFound } from '../../../data/query-clients';
import { useHrefs } from '../../../routes/use-hrefs';
import { useHead } from '../../../head/use-head';
import { primed } from '../../../routes/page';
import { roundParams, sharedPlayHref, sharedPlayImage, sharedRoundHref } from '../../../sharing/shared-hrefs';
import { SharedState } from '../../../sharing/SharedState';
import { useCountReading, useGoOn } from '../../../sharing/use-shared-play';
import { useLocale } from '../../../i18n/use-locale';

export { SharedFailure as ErrorBoundary } from '../../../sharing/SharedFailure';

const placeIn = (search: URLSearchParams) => ({
  storySessionId: search.get(roundParams.play) ?? '',
  roundId: search.get(roundParams.round) ?? '',
});

const prime = primed(({ queryClient, search }) => {
  const { storySessionId, roundId } = placeIn(search);
  return queryClient.ensureQueryData(getGetSharedRoundQueryOptions(storySessionId, roundId));
});

/** An incomplete address answers 404. */
export async function loader(args: LoaderFunctionArgs): Promise<null> {
  const { storySessionId, roundId } = placeIn(new URL(args.request.url).searchParams);
  if (storySessionId === '' || roundId === '') throw answer(null, { status: 404 });
  return prime(args);
}

/** One round of a shared play (Product §2.1, get-play-sharing-round-content). */
export function Component() {
  const intl = useIntl();
  const hrefs = useHrefs();
  const locale = useLocale();
  const { storySessionId, roundId } = placeIn(useSearchParams()[0]);
  const { data: place, error, refetch, isFetching } = useGetSharedRound(storySessionId, roundId);
  const goOn = useGoOn(storySessionId, place?.story);
  useCountReading(storySessionId, place?.story);
  const title = intl.formatMessage(
    {
      id: 'share.roundPage.title',
      defaultMessage: '{title}: round {number, number}',
      description: 'Title of the page of one round of a shared play; {title} is the story',
    },
    { title: place?.story.title ?? '…', number: place?.number ?? 1 },
  );
  useHead({
    title,
    description: place?.story.tagline ?? title,
    ...(place === undefined
      ? {}
      : { image: sharedPlayImage(locale, storySessionId), backdrop: place.round.backdrop ?? place.scene }),
    kind: 'article',
    isIndexed: false,
    sharing: 'shared',
  });
  if (isNotFound(error) || isGone(error)) throw error;

  if (place === undefined) {
    return <SharedState error={error} onRetry={() => void refetch()} isRetrying={isFetching} />;
  }
  return (
    <SharedRoundView
      story={{ ...place.story, scene: place.scene, cast: place.cast }}
      round={place.round}
      number={place.number}
      total={place.total}
      previous={place.previous}
      next={place.next}
      goOn={goOn}
      storyHref={hrefs.story(place.story.storyId)}
      playHref={sharedPlayHref(locale, storySessionId)}
      roundHref={(id) => sharedRoundHref(locale, storySessionId, id)}
    />
  );
}
