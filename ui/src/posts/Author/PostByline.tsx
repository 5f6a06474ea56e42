import { FormattedMessage } from 'react-intl';

import { Arch } from '../../content/Arch/Arch';
import type { PostValue, SpeakerValue } from '../model';
import { When } from '../When';
import { byline, name, names, when } from './Author.css';

interface PostBylineProps {
  readonly speaker: SpeakerValue;
  readonly post: Pick<PostValue, 'createdAt' | 'editedAt'>;
  /** Milliseconds since the epoch. */
  readonly now: number | undefined;
}

export function PostByline({ speaker, post, now }: PostBylineProps) {
  return (
    <div className={byline}>
      <Arch picture={speaker.portrait} alt="" width={44} />
      <div className={names}>
        <span className={name}>
          <bdi>{speaker.name}</bdi>
        </span>
        <span className={when}>
          {post.editedAt === null ? (
            <When at={post.createdAt} now={now} />
          ) : (
            <FormattedMessage
              id="post.edited"
              defaultMessage="{when}, edited"
              description="When a post was written, of which the words were changed later; {when} is a time such as “2 hours ago”"
              values={{ when: <When at={post.createdAt} now={now} /> }}
            />
          )}
        </span>
      </div>
    </div>
  );
}
