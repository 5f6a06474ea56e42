import { cursorPages, useListCharacterPostsInfinite } from '@fabula/sdk/react';
import { PostEditor, PostList, type SpeakerValue } from '@fabula/ui/posts';

import { useHrefs } from '../routes/use-hrefs';
import { growingList } from '../data/growing-list';
import { postsPage } from './post-queries';
import { Report } from './Report';
import { useClock } from './use-clock';
import { useNewPost } from './use-new-post';
import { usePostActs } from './use-post-acts';

interface PostsContainerProps {
  readonly characterId: string;
  readonly speaker: SpeakerValue;
  readonly own: boolean;
}

function NewPost({ characterId, name }: { readonly characterId: string; readonly name: string }) {
  return <PostEditor {...useNewPost(characterId)} kind="new" name={name} />;
}

export function PostsContainer({ characterId, speaker, own }: PostsContainerProps) {
  const hrefs = useHrefs();
  const query = useListCharacterPostsInfinite(characterId, postsPage, { query: cursorPages });
  const posts = query.data?.pages.flatMap((page) => page.items) ?? [];
  const { acts, reported, onReportClosed, ...state } = usePostActs(characterId, speaker.name);
  return (
    <>
      <PostList
        {...acts}
        {...state}
        list={growingList(query, posts.length === 0)}
        posts={posts}
        speaker={speaker}
        hrefOf={(postId) => hrefs.post(characterId, postId)}
        now={useClock()}
        editor={own ? <NewPost characterId={characterId} name={speaker.name} /> : undefined}
      />
      {reported !== undefined && (
        <Report target={{ kind: 'post', characterId, id: reported }} onClose={onReportClosed} />
      )}
    </>
  );
}
