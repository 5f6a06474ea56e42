import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';

import { Link } from '../primitives/Link/Link';
import { filterLink, filterLinks } from '../theme/filter-links.css';
import type { DeskSection } from './model';
import { page, title } from './operator.css';

interface DeskFrameProps {
  readonly section: DeskSection;
  /** A section without an address is not offered. */
  readonly hrefs: Readonly<Record<Exclude<DeskSection, 'invitations'>, string>> & { readonly invitations?: string };
  readonly children: ReactNode;
}

const names = {
  reports: (
    <FormattedMessage
      id="operator.nav.reports"
      defaultMessage="Reports"
      description="Link to what people reported, on the operators’ desk"
    />
  ),
  catalogue: (
    <FormattedMessage
      id="operator.nav.catalogue"
      defaultMessage="Catalogue"
      description="Link to all characters and stories, on the operators’ desk"
    />
  ),
  people: (
    <FormattedMessage
      id="operator.nav.people"
      defaultMessage="Accounts"
      description="Link to the accounts of people, on the operators’ desk"
    />
  ),
  proposals: (
    <FormattedMessage
      id="operator.nav.proposals"
      defaultMessage="Decisions"
      description="Link to what the community decided, on the operators’ desk"
    />
  ),
  announcements: (
    <FormattedMessage
      id="operator.nav.announcements"
      defaultMessage="Announcements"
      description="Link to what is announced to everyone, on the operators’ desk"
    />
  ),
  invitations: (
    <FormattedMessage
      id="operator.nav.invitations"
      defaultMessage="Invitations"
      description="Link to the invitations that new accounts need, on the operators’ desk"
    />
  ),
  engines: (
    <FormattedMessage
      id="operator.nav.engines"
      defaultMessage="Engines"
      description="Link to the models of the server and how they work, on the operators’ desk"
    />
  ),
  log: (
    <FormattedMessage
      id="operator.nav.log"
      defaultMessage="Audit log"
      description="Link to what operators did, on the operators’ desk"
    />
  ),
} as const satisfies Record<DeskSection, ReactNode>;

const sections = [
  'reports',
  'catalogue',
  'people',
  'proposals',
  'announcements',
  'invitations',
  'engines',
  'log',
] as const satisfies readonly DeskSection[];

/** The operators' desk: its heading, its sections, and one of them. */
export function DeskFrame({ section, hrefs, children }: DeskFrameProps) {
  const intl = useIntl();
  return (
    <div className={page}>
      <h1 className={title}>
        <FormattedMessage
          id="operator.title"
          defaultMessage="Operators’ desk"
          description="Heading and title of the page for the people who run the site"
        />
      </h1>
      <nav
        aria-label={intl.formatMessage({
          id: 'operator.nav',
          defaultMessage: 'Sections of the desk',
          description: 'Names, for screen readers, the links on the operators’ desk',
        })}
      >
        <ul className={filterLinks}>
          {sections.map((one) => {
            const href = hrefs[one];
            if (href === undefined) return null;
            return (
              <li key={one}>
                <Link href={href} className={filterLink} aria-current={one === section ? 'page' : undefined}>
                  {names[one]}
                </Link>
              </li>
            );
          })}
        </ul>
      </nav>
      {children}
    </div>
  );
}
