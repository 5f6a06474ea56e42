import { commentsFragment } from '../../content/profile-sections';
import { Link } from '../../primitives/Link/Link';
import { PostByline } from '../Author/PostByline';
import type { PostValue, SpeakerValue } from '../model';
import { PostText } from '../PostText/PostText';
import { Withheld } from '../Withheld/Withheld';
import { card, wordsLink } from './PostCard.css';
import { PostFoot, type PostActs } from './PostFoot';

interface PostCardProps extends PostActs {
  readonly post: PostValue;
  readonly speaker: SpeakerValue;
  readonly href: string;
  /** Milliseconds since the epoch. */
  readonly now: number | undefined;
}

/** A post in a list: the first lines, which lead to the whole. */
export function PostCard({ post, speaker, href, now, ...acts }: PostCardProps) {
  return (
    <article className={card}>
      <PostByline speaker={speaker} post={post} now={now} />
      <Link href={href} className={wordsLink}>
        <PostText text={post.text} language={post.language} room="card" />
      </Link>
      {post.withheld && <Withheld />}
      <PostFoot {...acts} post={post} commentsHref={`${href}#${commentsFragment}`} />
    </article>
  );
}
