import { FormattedMessage, useIntl } from 'react-intl';

import { Link } from '../../primitives/Link/Link';
import type { FootLinks } from '../model';

interface FootNavProps {
  readonly footLinks: FootLinks;
  readonly className: string;
}

/** The small links: under the sidebar, or at the end of a page that has none. */
export function FootNav({ footLinks, className }: FootNavProps) {
  const intl = useIntl();
  return (
    <nav
      className={className}
      aria-label={intl.formatMessage({
        id: 'shell.foot.label',
        defaultMessage: 'About the product',
        description: 'Names the small links under the sidebar for screen readers',
      })}
    >
      <Link href={footLinks.about}>
        <FormattedMessage id="shell.foot.about" defaultMessage="About" description="Link to the page about us" />
      </Link>
      <Link href={footLinks.blog}>
        <FormattedMessage id="shell.foot.blog" defaultMessage="Blog" description="Link to the blog" />
      </Link>
      <Link href={footLinks.whitePaper}>
        <FormattedMessage
          id="shell.foot.whitePaper"
          defaultMessage="White paper"
          description="Link to the paper that says how the product works and how that can be checked"
        />
      </Link>
      <Link href={footLinks.log}>
        <FormattedMessage id="shell.foot.log" defaultMessage="Public log" description="Link to the public log" />
      </Link>
      <Link href={footLinks.community}>
        <FormattedMessage
          id="shell.foot.community"
          defaultMessage="Community"
          description="Link to the proposals that people vote on"
        />
      </Link>
      <Link href={footLinks.terms}>
        <FormattedMessage
          id="shell.foot.terms"
          defaultMessage="Terms & privacy"
          description="Link to the terms of use and the privacy statement"
        />
      </Link>
      {footLinks.withdrawal !== undefined && (
        <Link href={footLinks.withdrawal}>
          <FormattedMessage
            id="shell.foot.withdrawal"
            defaultMessage="Withdraw from a contract"
            description="Link to the reader’s orders, where they can withdraw from a contract as European law requires"
          />
        </Link>
      )}
    </nav>
  );
}
