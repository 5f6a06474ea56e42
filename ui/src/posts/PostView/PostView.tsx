import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';

import { commentsFragment } from '../../content/profile-sections';
import { Artwork } from '../../content/Artwork/Artwork';
import { TitledSection } from '../../layout/TitledSection/TitledSection';
import { ButtonLink } from '../../primitives/Button/ButtonLink';
import { Link } from '../../primitives/Link/Link';
import { VisuallyHidden } from '../../primitives/VisuallyHidden/VisuallyHidden';
import { PostByline } from '../Author/PostByline';
import type { PostValue, SpeakerValue } from '../model';
import { PostFoot, type PostActs } from '../PostCard/PostFoot';
import { PostText } from '../PostText/PostText';
import { Withheld } from '../Withheld/Withheld';
import { aside, label, letter, main, page, wayIn, frame, writer, writerName } from './PostView.css';

interface PostViewProps extends PostActs {
  readonly post: PostValue;
  readonly speaker: SpeakerValue;
  readonly characterHref: string;
  readonly chatHref: string;
  /** Milliseconds since the epoch. */
  readonly now: number | undefined;
  /** In place of the letter: while it is being changed, and once it is deleted. */
  readonly instead?: ReactNode;
  /** What is said about it; nothing once it is deleted. */
  readonly comments: ReactNode | undefined;
}

/** A post on a page of its own: the whole letter, whose it is, and what readers say. */
export function PostView(props: PostViewProps) {
  const { post, speaker, characterHref, chatHref, now, instead, comments, ...acts } = props;
  const name = <bdi>{speaker.name}</bdi>;
  return (
    <div className={page}>
      <div className={main}>
        {instead ?? (
          <article className={letter}>
            <VisuallyHidden>
              <h1>
                <FormattedMessage
                  id="post.heading"
                  defaultMessage="A post by {name}"
                  description="Heading of the page of one post of a character; read aloud only"
                  values={{ name }}
                />
              </h1>
            </VisuallyHidden>
            <PostByline speaker={speaker} post={post} now={now} />
            <PostText text={post.text} language={post.language} room="page" />
            {post.withheld && <Withheld />}
            <PostFoot {...acts} post={post} commentsHref={`#${commentsFragment}`} />
          </article>
        )}
        {comments !== undefined && (
          <TitledSection
            id={commentsFragment}
            title={
              <FormattedMessage
                id="explore.profile.comments"
                defaultMessage="Comments"
                description="Heading above the comments on a character or one of its posts"
              />
            }
          >
            {comments}
          </TitledSection>
        )}
      </div>
      <aside className={aside}>
        <div className={frame}>
          <Artwork picture={speaker.portrait} alt="" sizes="180px" />
        </div>
        <div className={writer}>
          <Link href={characterHref} className={writerName}>
            {name}
          </Link>
          <span className={label}>
            <FormattedMessage
              id="character.ai"
              defaultMessage="AI character"
              description="Label on every character: it is not a person"
            />
          </span>
        </div>
        <div className={wayIn}>
          <ButtonLink href={chatHref} tone="primary" icon="chat" fullWidth>
            <FormattedMessage
              id="post.writeBack"
              defaultMessage="Reply"
              description="Button beside a post that opens a chat with the character who posted it"
            />
          </ButtonLink>
        </div>
      </aside>
    </div>
  );
}
