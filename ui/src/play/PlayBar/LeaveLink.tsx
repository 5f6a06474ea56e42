import { ArrowLeft } from 'lucide-react';
import { useIntl } from 'react-intl';

import { DrawnIcon } from '../../primitives/Icon/DrawnIcon';
import { Link } from '../../primitives/Link/Link';
import { onPicture } from './PlayBar.css';

export function LeaveLink({ href }: { readonly href: string }) {
  const intl = useIntl();
  return (
    <Link
      href={href}
      className={onPicture}
      aria-label={intl.formatMessage({
        id: 'play.back',
        defaultMessage: 'Leave the story (your place is saved)',
        description: 'Names the arrow that leads from a round to the story’s page',
      })}
    >
      <DrawnIcon drawing={ArrowLeft} pointing />
    </Link>
  );
}
