import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';

import { GrowingBody } from '../GrowingBody';
import type { GrowingList, PostValue, SpeakerValue } from '../model';
import { DeletedPost } from '../PostCard/DeletedPost';
import { PostCard } from '../PostCard/PostCard';
import type { PostActs } from '../PostCard/PostFoot';
import { PostEditor } from '../PostEditor/PostEditor';
import { empty, list } from './PostList.css';

export interface PostListProps extends PostActs {
  readonly list: GrowingList;
  readonly posts: readonly PostValue[];
  readonly speaker: SpeakerValue;
  readonly hrefOf: (postId: string) => string;
  /** Milliseconds since the epoch. */
  readonly now: number | undefined;
  readonly deletedIds: ReadonlySet<string>;
  readonly onUndoDelete: (post: PostValue) => void;
  readonly editedId: string | undefined;
  readonly onSave: (post: PostValue, text: string) => Promise<boolean>;
  readonly onCancelEdit: () => void;
  /** Where the creator writes the next one; only they have it. */
  readonly editor?: ReactNode;
}

/** The posts of a character, newest first. */
export function PostList({ list: growing, posts, editor, ...rest }: PostListProps) {
  return (
    <div className={list}>
      {editor}
      <GrowingBody
        list={growing}
        isEmpty={posts.length === 0}
        empty={
          <p className={empty}>
            <FormattedMessage
              id="post.list.empty"
              defaultMessage="{name} has not posted yet."
              description="In place of the posts of a character that has none"
              values={{ name: <bdi>{rest.speaker.name}</bdi> }}
            />
          </p>
        }
      >
        {posts.map((post) => (
          <Entry key={post.postId} {...rest} post={post} />
        ))}
      </GrowingBody>
    </div>
  );
}

function Entry({ post, ...props }: Omit<PostListProps, 'list' | 'posts' | 'editor'> & { readonly post: PostValue }) {
  const { deletedIds, editedId, hrefOf, now, onCancelEdit, onSave, onUndoDelete, speaker, ...acts } = props;
  if (deletedIds.has(post.postId)) return <DeletedPost onUndo={() => onUndoDelete(post)} />;
  if (editedId === post.postId) {
    return (
      <PostEditor
        name={speaker.name}
        kind="change"
        initialText={post.text}
        onSave={(text) => onSave(post, text)}
        onCancel={onCancelEdit}
      />
    );
  }
  return <PostCard {...acts} post={post} speaker={speaker} href={hrefOf(post.postId)} now={now} />;
}
