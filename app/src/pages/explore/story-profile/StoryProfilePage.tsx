import { lazy } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';

import { getGetStoryQueryOptions, getListTagsQueryOptions, useGetStory } from '@fabula/sdk/react';
import { LoadFailed, StoryProfileSkeleton, StoryProfileView, WithheldNote } from '@fabula/ui';
import { StoryLanguages } from '@fabula/ui/story-page';

import { AddToCollectionContainer } from '../../../collections/lazy-add-to-collection';
import { isNotFound } from '../../../data/query-clients';
import { useHrefs } from '../../../routes/use-hrefs';
import { useTags } from '../../../explore/use-tags';
import { coverName } from '../../../explore/use-transition-name';
import { useHead } from '../../../head/use-head';
import { loadChunk } from '../../../lazy/chunk';
import { useLocale } from '../../../i18n/use-locale';
import { toldTo } from '../../../play/told-language';
import { primed } from '../../../routes/page';
import { useParam } from '../../../routes/use-param';
import { Contained } from '../../../lazy/Contained';
import { useApp, useVisitor } from '../../../context/use-app';
import { beginOf } from './begin-of';
import { ShareButton } from './ShareButton';
import { useStoryPlays } from './use-story-plays';

const PlaysContainer = lazy(async () => ({
  default: (await loadChunk(() => import('./PlaysContainer'))).PlaysContainer,
}));
const StoryActs = lazy(async () => ({ default: (await loadChunk(() => import('./StoryActs'))).StoryActs }));
const StoryComments = lazy(async () => ({ default: (await loadChunk(() => import('./StoryComments'))).StoryComments }));
const StoryBundle = lazy(async () => ({
  default: (await loadChunk(() => import('../../../bundles/StoryBundleContainer'))).StoryBundleContainer,
}));
const StoryCreator = lazy(async () => ({ default: (await loadChunk(() => import('./StoryCreator'))).StoryCreator }));
const EndingsContainer = lazy(async () => ({
  default: (await loadChunk(() => import('./EndingsContainer'))).EndingsContainer,
}));
const KeepOffline = lazy(async () => ({
  default: (await loadChunk(() => import('../../../offline/KeepOfflineContainer'))).KeepOfflineContainer,
}));

export const loader = primed(({ queryClient, params }) =>
  Promise.all([
    queryClient.ensureQueryData(getGetStoryQueryOptions(params.storyId ?? '')),
    queryClient.ensureQueryData(getListTagsQueryOptions()),
  ]),
);

export function Component() {
  const intl = useIntl();
  const hrefs = useHrefs();
  const locale = useLocale();
  const { tagLabels } = useTags();
  const storyId = useParam('storyId');
  const { data: story, error, refetch, isFetching } = useGetStory(storyId);
  const { usesPoints } = useApp();
  const { isKnown } = useVisitor();
  const { plays, query } = useStoryPlays(storyId);
  if (isNotFound(error)) throw error;

  const anyStory = intl.formatMessage({
    id: 'page.story.title',
    defaultMessage: 'A story',
    description: 'Title of a story’s page while the story is not known yet',
  });
  useHead({
    title: story?.title ?? anyStory,
    description: story?.tagline ?? anyStory,
    image: story?.scene.night.wide,
    backdrop: story?.scene,
    kind: 'book',
    isIndexed: story?.visibility === undefined,
  });

  if (story === undefined) {
    return error === null ? (
      <StoryProfileSkeleton />
    ) : (
      <LoadFailed onRetry={() => void refetch()} retrying={isFetching} />
    );
  }
  const told = toldTo(story, locale);
  return (
    <StoryProfileView
      story={told}
      begin={beginOf(plays, {
        beginHref: hrefs.begin(storyId),
        hrefOf: ({ storySessionId, roundId }) => hrefs.play({ kind: story.kind, storyId, storySessionId, roundId }),
      })}
      languages={<StoryLanguages languages={story.languages} />}
      notice={
        story.withheld === true ? (
          <WithheldNote>
            <FormattedMessage
              id="storyPage.withheld"
              defaultMessage="The operators of this site have hidden this story. Only you can see it."
              description="Over a story of the reader’s own that was hidden after others had reported it"
            />
          </WithheldNote>
        ) : (
          isKnown &&
          usesPoints && (
            <Contained>
              <StoryBundle storyId={storyId} />
            </Contained>
          )
        )
      }
      acts={
        <>
          <ShareButton href={hrefs.story(storyId)} title={story.title} />
          {isKnown && (
            <Contained>
              <StoryActs storyId={storyId} own={story.own} />
            </Contained>
          )}
          {isKnown && (
            <Contained>
              <AddToCollectionContainer size="large" work={{ kind: 'story', id: storyId }} />
            </Contained>
          )}
          {isKnown && story.kind === 'dynamic' && (
            <Contained>
              <KeepOffline key={storyId} story={story} />
            </Contained>
          )}
        </>
      }
      creatorAct={
        isKnown && (
          <Contained>
            <StoryCreator storyId={storyId} />
          </Contained>
        )
      }
      plays={
        plays.length > 0 && (
          <Contained>
            <PlaysContainer story={told} plays={plays} query={query} />
          </Contained>
        )
      }
      endings={
        isKnown && (
          <Contained>
            <EndingsContainer story={told} />
          </Contained>
        )
      }
      comments={
        isKnown && (
          <Contained>
            <StoryComments key={storyId} storyId={storyId} />
          </Contained>
        )
      }
      characterHrefOf={hrefs.character}
      tagLabels={tagLabels}
      tagHrefOf={(tag) => hrefs.stories({ include: [tag] })}
      viewTransitionName={coverName}
    />
  );
}
