import { Flag, GitFork, Heart, Share2, UserCheck, UserPlus, Users } from 'lucide-react';
import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';

import { compactCount } from '../../content/Counts/Counts';
import { Button } from '../../primitives/Button/Button';
import { ButtonLink } from '../../primitives/Button/ButtonLink';
import { DrawnIcon } from '../../primitives/Icon/DrawnIcon';
import type { EngagementValue } from '../model';
import { acts, number, toggle } from './CharacterActions.css';

interface CharacterActionsProps {
  /** Undefined until it is known. */
  readonly engagement: EngagementValue | undefined;
  readonly onLike: (likes: boolean) => void;
  readonly onFollow: (follows: boolean) => void;
  readonly onShare: () => void;
  /** Left out for the reader's own character. */
  readonly onReport?: (() => void) | undefined;
  /** Where a room with the character is opened; left out for one that cannot be in rooms. */
  readonly roomHref?: string | undefined;
  /** Left out for a character that cannot be remixed. */
  readonly onRemix?: (() => void) | undefined;
  readonly isBeginningRemix?: boolean | undefined;
  /** Further acts, such as those of the creator alone. */
  readonly menu?: ReactNode;
}

export function CharacterActions({
  engagement,
  onLike,
  onFollow,
  onShare,
  onReport,
  roomHref,
  onRemix,
  isBeginningRemix = false,
  menu,
}: CharacterActionsProps) {
  const intl = useIntl();
  const liked = engagement?.liked === true;
  const following = engagement?.following === true;
  return (
    <div className={acts}>
      <span className={toggle} data-fills>
        <Button aria-pressed={liked} onClick={() => onLike(!liked)}>
          <DrawnIcon drawing={Heart} size="small" />
          <FormattedMessage
            id="explore.profile.like"
            defaultMessage="Like"
            description="Button on a character’s page that says that one likes the character; it stays pressed"
          />
          <Count count={engagement?.likeCount} />
        </Button>
      </span>
      <span className={toggle}>
        <Button aria-pressed={following} onClick={() => onFollow(!following)}>
          <DrawnIcon drawing={following ? UserCheck : UserPlus} size="small" />
          <FormattedMessage
            id="explore.profile.follow"
            defaultMessage="Follow"
            description="Button on a character’s page that follows the character; it stays pressed"
          />
          <Count count={engagement?.followerCount} />
        </Button>
      </span>
      {roomHref !== undefined && (
        <ButtonLink href={roomHref}>
          <DrawnIcon drawing={Users} size="small" />
          <FormattedMessage
            id="post.actions.room"
            defaultMessage="Invite to a room"
            description="Link on a character’s page to the form that opens a room, in which several people and characters talk"
          />
        </ButtonLink>
      )}
      {onRemix !== undefined && (
        <Button
          onClick={onRemix}
          busy={isBeginningRemix}
          busyLabel={
            <FormattedMessage
              id="post.actions.remixing"
              defaultMessage="One moment"
              description="On the button that begins a remix of a character, while the draft is made"
            />
          }
        >
          <DrawnIcon drawing={GitFork} size="small" />
          <FormattedMessage
            id="post.actions.remix"
            defaultMessage="Remix"
            description="Button on a character’s page that begins a character of one’s own with all that this one is, with credit"
          />
        </Button>
      )}
      <Button
        onClick={onShare}
        aria-label={intl.formatMessage({
          id: 'explore.profile.share',
          defaultMessage: 'Share the character',
          description: 'Names the button that passes on the address of a character’s page',
        })}
      >
        <DrawnIcon drawing={Share2} size="small" />
      </Button>
      {onReport !== undefined && (
        <Button
          onClick={onReport}
          aria-label={intl.formatMessage({
            id: 'post.actions.report',
            defaultMessage: 'Report the character',
            description: 'Names the button that reports a character to those who run the site',
          })}
        >
          <DrawnIcon drawing={Flag} size="small" />
        </Button>
      )}
      {menu}
    </div>
  );
}

/** How many do; nothing for zero. */
function Count({ count = 0 }: { readonly count: number | undefined }) {
  const intl = useIntl();
  return count === 0 ? undefined : <span className={number}>{compactCount(intl, count)}</span>;
}
