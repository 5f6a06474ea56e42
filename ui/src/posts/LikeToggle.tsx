import { Heart } from 'lucide-react';
import { useIntl } from 'react-intl';

import { compactCount } from '../content/Counts/Counts';
import { DrawnIcon } from '../primitives/Icon/DrawnIcon';
import { act } from './LikeToggle.css';

interface LikeToggleProps {
  readonly liked: boolean;
  readonly count: number;
  readonly onChange: (likes: boolean) => void;
}

/** Likes a post, and says how many do; nothing for zero. */
export function LikeToggle({ liked, count, onChange }: LikeToggleProps) {
  const intl = useIntl();
  const shown = compactCount(intl, count);
  const label = intl.formatMessage(
    {
      id: 'post.like',
      defaultMessage:
        '{count, plural, =0 {Like the post} one {Like the post, {shown} like} other {Like the post, {shown} likes}}',
      description:
        'Names, for screen readers, the button that likes a post, with how many likes it has; {shown} is the short number, such as 1.2K',
    },
    { count, shown },
  );
  return (
    <button type="button" className={act} aria-pressed={liked} aria-label={label} onClick={() => onChange(!liked)}>
      <DrawnIcon drawing={Heart} size="small" />
      {count > 0 && <span>{shown}</span>}
    </button>
  );
}
