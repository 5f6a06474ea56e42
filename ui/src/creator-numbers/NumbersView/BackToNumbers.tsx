import { FormattedMessage } from 'react-intl';

import { Link } from '../../primitives/Link/Link';
import { back } from './NumbersView.css';

/** From the numbers of one work to those of all. */
export function BackToNumbers({ href }: { readonly href: string }) {
  return (
    <Link href={href} className={back}>
      <FormattedMessage
        id="numbers.title"
        defaultMessage="Your numbers"
        description="Title of the page that shows creators how often their works are used, and the link to it"
      />
    </Link>
  );
}
