import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';

import { DrawnIcon } from '../../primitives/Icon/DrawnIcon';
import { Link } from '../../primitives/Link/Link';
import { RelativeTime } from '../../primitives/RelativeTime/RelativeTime';
import { body, line, noThumbnail, picture, row, thumbnail, title as titleStyle, when } from './History.css';

interface HistoryRowProps {
  readonly title: string;
  readonly href: string | undefined;
  readonly imageUrl: string | null;
  /** A character is an arch, a story a book, anything else a plain picture. */
  readonly shape: 'arch' | 'book' | 'plain';
  /** Stands in for a missing picture. */
  readonly drawing: LucideIcon;
  readonly words: ReactNode;
  /** RFC 3339. */
  readonly at: string;
  /** Milliseconds since the epoch. */
  readonly now: number;
  readonly end?: ReactNode;
}

/** One line of a history: what, and when. */
export function HistoryRow(props: HistoryRowProps) {
  const { title, href, imageUrl, shape, drawing } = props;
  const name = <bdi>{title}</bdi>;
  return (
    <li className={row}>
      <span className={picture}>
        {imageUrl === null ? (
          <span className={noThumbnail}>
            <DrawnIcon drawing={drawing} />
          </span>
        ) : (
          <img className={thumbnail[shape]} src={imageUrl} alt="" width={300} height={400} loading="lazy" />
        )}
      </span>
      <div className={body}>
        <p className={titleStyle}>{href === undefined ? name : <Link href={href}>{name}</Link>}</p>
        <p className={line}>
          <span>{props.words}</span>
          <span className={when}>
            <RelativeTime at={props.at} now={props.now} />
          </span>
        </p>
      </div>
      {props.end}
    </li>
  );
}
