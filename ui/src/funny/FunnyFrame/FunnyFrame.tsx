import { ArrowLeft } from 'lucide-react';
import { useEffect, useId, useRef, type ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';

import { DrawnIcon } from '../../primitives/Icon/DrawnIcon';
import { Link } from '../../primitives/Link/Link';
import { tabLeads, tabNames } from '../labels/tab-labels';
import type { FunnyTab } from '../model';
import { back, head, heading, lead, page, section, tab as tabStyle, tabHeading, tabRow } from './FunnyFrame.css';

interface FunnyFrameProps {
  readonly tab: FunnyTab;
  /** In their order. */
  readonly tabs: readonly { readonly tab: FunnyTab; readonly href: string }[];
  readonly backHref: string;
  /** The result, or what it is made from. */
  readonly children: ReactNode;
  /** What the visitor keeps. */
  readonly kept: ReactNode;
}

/**
 * The page of small amusements: six tabs with addresses of their own, the one in view, and what was kept.
 *
 * **Accessibility** The tabs are links; the one in view is the current page.
 */
export function FunnyFrame({ tab, tabs, backHref, children, kept }: FunnyFrameProps) {
  const intl = useIntl();
  const id = useId();
  const current = useRef<HTMLLIElement>(null);
  // The row of tabs scrolls sideways on phones: the one in view is not left out of sight.
  useEffect(() => current.current?.scrollIntoView({ block: 'nearest', inline: 'center' }), []);
  return (
    <div className={page}>
      <div className={head}>
        <Link href={backHref} className={back}>
          <DrawnIcon drawing={ArrowLeft} size="small" pointing />
          <FormattedMessage
            id="funny.back"
            defaultMessage="Back to creating"
            description="Link from the page of small amusements to the page on which characters are made"
          />
        </Link>
        <h1 className={heading}>
          <FormattedMessage
            id="funny.heading"
            defaultMessage="Just for fun"
            description="Heading of the page of small amusements with characters and stories"
          />
        </h1>
      </div>
      <nav
        aria-label={intl.formatMessage({
          id: 'funny.tabs',
          defaultMessage: 'What to make',
          description: 'Names the row of tabs of the page of small amusements, for screen readers',
        })}
      >
        <ul className={tabRow}>
          {tabs.map(({ tab: one, href }) => (
            <li key={one} ref={one === tab ? current : undefined}>
              <Link href={href} className={tabStyle} {...(one === tab ? { 'aria-current': 'page' } : {})}>
                {intl.formatMessage(tabNames[one])}
              </Link>
            </li>
          ))}
        </ul>
      </nav>
      <section className={section} aria-labelledby={id}>
        <h2 id={id} className={tabHeading}>
          {intl.formatMessage(tabNames[tab])}
        </h2>
        <p className={lead}>{intl.formatMessage(tabLeads[tab])}</p>
        {children}
      </section>
      {kept}
    </div>
  );
}
