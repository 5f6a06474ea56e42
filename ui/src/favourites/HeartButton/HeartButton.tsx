import { Heart } from 'lucide-react';
import { useIntl } from 'react-intl';

import { DrawnIcon } from '../../primitives/Icon/DrawnIcon';
import { heart } from './HeartButton.css';

export { favouritesFull, favouriteUnchanged } from '../favourite-toasts';

interface HeartButtonProps {
  readonly name: string;
  readonly liked: boolean;
  readonly onChange: (likes: boolean) => void;
}

/** Likes what a card shows, which is then among the reader's favourites; pressing it again takes that back. */
export function HeartButton({ name, liked, onChange }: HeartButtonProps) {
  const intl = useIntl();
  return (
    <button
      type="button"
      className={heart}
      aria-pressed={liked}
      aria-label={intl.formatMessage(
        {
          id: 'favourite.like',
          defaultMessage: 'Like {name}',
          description:
            'Names the heart on the card of a character or story, which puts it among the favourites; it stays pressed',
        },
        { name },
      )}
      onClick={() => onChange(!liked)}
    >
      <DrawnIcon drawing={Heart} />
    </button>
  );
}
