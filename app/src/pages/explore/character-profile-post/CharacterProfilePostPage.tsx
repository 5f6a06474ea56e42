import { useIntl } from 'react-intl';

import {
  getGetCharacterPostQueryOptions,
  getGetCharacterQueryOptions,
  useGetCharacter,
  useGetCharacterPost,
} from '@fabula/sdk/react';
import { LoadFailed } from '@fabula/ui';
import { PostSkeleton } from '@fabula/ui/posts';

import { isNotFound } from '../../../data/query-clients';
import { useHead } from '../../../head/use-head';
import { primeComments } from '../../../posts/post-queries';
import { primed } from '../../../routes/page';
import { useParam } from '../../../routes/use-param';
import { firstWords } from './first-words';
import { LoadedPost } from './LoadedPost';

export const loader = primed(({ queryClient, params: { characterId = '', postId = '' } }) =>
  Promise.all([
    queryClient.ensureQueryData(getGetCharacterQueryOptions(characterId)),
    queryClient.ensureQueryData(getGetCharacterPostQueryOptions(characterId, postId)),
    primeComments(queryClient, { characterId, postId }),
  ]),
);

export function Component() {
  const intl = useIntl();
  const characterId = useParam('characterId');
  const postId = useParam('postId');
  const character = useGetCharacter(characterId);
  const post = useGetCharacterPost(characterId, postId);
  const error = post.error ?? character.error;
  if (post.data === undefined && isNotFound(error)) throw error;

  const name = character.data?.name;
  const anyPost = intl.formatMessage({
    id: 'post.page.title',
    defaultMessage: 'A post',
    description: 'Title of the page of a post while the post is not known yet',
  });
  const title = intl.formatMessage(
    {
      id: 'post.page.by',
      defaultMessage: 'A post by {name}',
      description: 'Title of the page of one post of a character',
    },
    { name },
  );
  useHead({
    title: name === undefined ? anyPost : title,
    description: post.data === undefined ? anyPost : firstWords(post.data.text),
    image: character.data?.portrait.large,
    kind: 'article',
  });

  if (character.data !== undefined && post.data !== undefined) {
    return <LoadedPost key={postId} character={character.data} post={post.data} />;
  }
  if (error === null) return <PostSkeleton />;
  const retry = () => void Promise.all([character.refetch(), post.refetch()]);
  return <LoadFailed onRetry={retry} retrying={character.isFetching || post.isFetching} />;
}
