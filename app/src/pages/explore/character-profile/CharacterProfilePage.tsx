import { lazy, Suspense } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';

import {
  getGetCharacterEngagementQueryOptions,
  getGetCharacterQueryOptions,
  getGetOffersQueryOptions,
  getListTagsQueryOptions,
  useGetCharacter,
  useGetCharacterEngagement,
  useGetOffers,
} from '@fabula/sdk/react';
import { CharacterProfileSkeleton, CharacterProfileView, LoadFailed, WithheldNote } from '@fabula/ui';

import { savesData } from '../../../browser/saves-data';
import { isNotFound } from '../../../data/query-clients';
import { useHrefs } from '../../../routes/use-hrefs';
import { useTags } from '../../../explore/use-tags';
import { Contained } from '../../../lazy/Contained';
import { FollowCreatorContainer } from '../../../notifications/lazy-follow-creator';
import { portraitName } from '../../../explore/use-transition-name';
import { useHead } from '../../../head/use-head';
import { CommentsContainer } from '../../../posts/CommentsContainer';
import { primeComments, primePosts } from '../../../posts/post-queries';
import { PostsContainer } from '../../../posts/PostsContainer';
import { loadChunk } from '../../../lazy/chunk';
import { primed } from '../../../routes/page';
import { useParam } from '../../../routes/use-param';
import { usePreload } from '../../../routes/use-preload';
import { useApp, useVisitor } from '../../../context/use-app';
import { ActsContainer } from './ActsContainer';

/** Prefetches the conversation; the page works without it. */
const ChatAhead = lazy(() =>
  loadChunk(() => import('../../chat/character-chat/CharacterChatPage')).then(
    (page) => ({ default: page.ChatAhead }),
    (error: unknown) => {
      console.warn('A conversation did not come ahead of time', error);
      return { default: () => null };
    },
  ),
);

export const loader = primed(({ queryClient, params: { characterId = '' }, usesPoints }) =>
  Promise.all([
    queryClient.ensureQueryData(getGetCharacterQueryOptions(characterId)),
    queryClient.ensureQueryData(getListTagsQueryOptions()),
    queryClient.ensureQueryData(getGetCharacterEngagementQueryOptions(characterId)),
    // A page without its price is better than none.
    usesPoints && queryClient.prefetchQuery(getGetOffersQueryOptions()),
    primePosts(queryClient, characterId),
    primeComments(queryClient, { characterId }),
  ]),
);

export function Component() {
  const intl = useIntl();
  const hrefs = useHrefs();
  const { tagLabels } = useTags();
  const characterId = useParam('characterId');
  const { isKnown } = useVisitor();
  const isIdle = usePreload(hrefs.chat(characterId));
  const { data: character, error, refetch, isFetching } = useGetCharacter(characterId);
  const { data: engagement } = useGetCharacterEngagement(characterId);
  const { usesPoints } = useApp();
  const { data: offers } = useGetOffers({ query: { enabled: usesPoints } });
  const price = offers?.acts.find(({ act }) => act === 'chat-reply')?.points;
  if (isNotFound(error)) throw error;

  const anyone = intl.formatMessage({
    id: 'page.character.title',
    defaultMessage: 'A character',
    description: 'Title of a character’s page while the character is not known yet',
  });
  useHead({
    title: character?.name ?? anyone,
    description: character?.tagline ?? anyone,
    image: character?.portrait.large,
    kind: 'profile',
    ...(character?.visibility === undefined ? {} : { isIndexed: false }),
  });

  if (character === undefined) {
    return error === null ? (
      <CharacterProfileSkeleton />
    ) : (
      <LoadFailed onRetry={() => void refetch()} retrying={isFetching} />
    );
  }
  return (
    <>
      <Suspense>{isIdle && isKnown && !savesData() && <ChatAhead characterId={characterId} />}</Suspense>
      <CharacterProfileView
        key={characterId}
        character={character}
        chatHref={hrefs.chat(characterId)}
        pointsPerReply={price}
        tagLabels={tagLabels}
        tagHrefOf={(tag) => hrefs.characters({ include: [tag] })}
        storyHrefOf={hrefs.story}
        characterHrefOf={hrefs.character}
        viewTransitionName={portraitName}
        counts={engagement}
        film={isIdle && !savesData() ? character.film : undefined}
        notice={
          character.withheld === true && (
            <WithheldNote>
              <FormattedMessage
                id="post.withheldCharacter"
                defaultMessage="The operators of this site have hidden this character. Only you can see it."
                description="Over a character of the reader’s own that was hidden after others had reported it"
              />
            </WithheldNote>
          )
        }
        acts={<ActsContainer character={character} />}
        creatorAct={
          isKnown &&
          engagement?.creator !== undefined && (
            <Contained>
              <FollowCreatorContainer creator={engagement.creator} work={{ kind: 'character', id: characterId }} />
            </Contained>
          )
        }
        posts={<PostsContainer characterId={characterId} speaker={character} own={character.own} />}
        comments={<CommentsContainer subject={{ characterId }} />}
      />
    </>
  );
}
