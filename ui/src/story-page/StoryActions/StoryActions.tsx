import { Flag, Heart } from 'lucide-react';
import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';

import { compactCount } from '../../content/Counts/Counts';
import { TitledSection } from '../../layout/TitledSection/TitledSection';
import { Button } from '../../primitives/Button/Button';
import { DrawnIcon } from '../../primitives/Icon/DrawnIcon';
import { comments, like, number } from './StoryActions.css';

interface StoryActionsProps {
  readonly liked: boolean;
  /** Accounts that like it; 0 until it is known. */
  readonly likeCount: number;
  readonly onLike: (likes: boolean) => void;
  /** Left out for the reader's own story. */
  readonly onReport?: (() => void) | undefined;
}

export function StoryActions({ liked, likeCount, onLike, onReport }: StoryActionsProps) {
  const intl = useIntl();
  return (
    <>
      <span className={like}>
        <Button tone="quiet" size="large" aria-pressed={liked} onClick={() => onLike(!liked)}>
          <DrawnIcon drawing={Heart} size="small" />
          <FormattedMessage
            id="storyPage.like"
            defaultMessage="Like"
            description="Button on a story’s page that likes the story, which is then among the favourites; it stays pressed"
          />
          {likeCount > 0 && <span className={number}>{compactCount(intl, likeCount)}</span>}
        </Button>
      </span>
      {onReport !== undefined && (
        <Button
          tone="quiet"
          size="large"
          onClick={onReport}
          aria-label={intl.formatMessage({
            id: 'storyPage.report',
            defaultMessage: 'Report the story',
            description: 'Names the button that reports a story to those who run the site',
          })}
        >
          <DrawnIcon drawing={Flag} size="small" />
        </Button>
      )}
    </>
  );
}

export function StoryCommentsSection({ children }: { readonly children: ReactNode }) {
  return (
    <div className={comments}>
      <TitledSection
        title={
          <FormattedMessage
            id="storyPage.comments"
            defaultMessage="Comments"
            description="Heading above the comments on a story"
          />
        }
      >
        {children}
      </TitledSection>
    </div>
  );
}
