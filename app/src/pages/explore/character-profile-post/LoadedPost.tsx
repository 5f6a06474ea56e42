import type { Character, Post } from '@fabula/sdk';
import { DeletedPost, PostEditor, PostView } from '@fabula/ui/posts';

import { useHrefs } from '../../../routes/use-hrefs';
import { CommentsContainer } from '../../../posts/CommentsContainer';
import { Report } from '../../../posts/Report';
import { useClock } from '../../../posts/use-clock';
import { usePostActs } from '../../../posts/use-post-acts';

interface LoadedPostProps {
  readonly character: Character;
  readonly post: Post;
}

export function LoadedPost({ character, post }: LoadedPostProps) {
  const hrefs = useHrefs();
  const now = useClock();
  const { characterId, name } = character;
  const { postId } = post;
  const { acts, deletedIds, editedId, reported, ...state } = usePostActs(characterId, name);
  const isDeleted = deletedIds.has(postId);
  const instead = () => {
    if (isDeleted) return <DeletedPost onUndo={() => state.onUndoDelete(post)} />;
    if (editedId !== postId) return undefined;
    return (
      <PostEditor
        name={name}
        kind="change"
        initialText={post.text}
        onSave={(text) => state.onSave(post, text)}
        onCancel={state.onCancelEdit}
      />
    );
  };
  return (
    <>
      <PostView
        {...acts}
        post={post}
        speaker={character}
        characterHref={hrefs.character(characterId)}
        chatHref={hrefs.chat(characterId)}
        now={now}
        instead={instead()}
        comments={isDeleted ? undefined : <CommentsContainer subject={{ characterId, postId }} />}
      />
      {reported !== undefined && (
        <Report target={{ kind: 'post', characterId, id: reported }} onClose={state.onReportClosed} />
      )}
    </>
  );
}
