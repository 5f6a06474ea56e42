import { ArrowLeft } from 'lucide-react';

import { DrawnIcon } from '../../primitives/Icon/DrawnIcon';
import { Link } from '../../primitives/Link/Link';
import { back } from './ThreadHeader.css';

interface BackLinkProps {
  readonly href: string;
  /** Where it leads, for screen readers. */
  readonly label: string;
}

/** The arrow that leaves a conversation; on phones only. */
export function BackLink({ href, label }: BackLinkProps) {
  return (
    <Link href={href} className={back} aria-label={label}>
      <DrawnIcon drawing={ArrowLeft} pointing />
    </Link>
  );
}
