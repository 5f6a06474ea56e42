import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';

import { ownHead } from '../../shell/own-head';
import { BackLink } from './BackLink';
import { chatHeader } from './ThreadHeader.css';

interface OwnHeaderProps {
  /** Where the arrow of phones leads. */
  readonly backHref: string;
  /** Left out while nothing but the way back is known. */
  readonly children?: ReactNode;
}

/** The head of a conversation. On phones it takes the place of the header of the site. */
export function OwnHeader({ backHref, children }: OwnHeaderProps) {
  const intl = useIntl();
  return (
    <header className={chatHeader} {...ownHead}>
      <BackLink
        href={backHref}
        label={intl.formatMessage({
          id: 'chat.header.back',
          defaultMessage: 'Back',
          description: 'Leaves a conversation, on phones',
        })}
      />
      {children}
    </header>
  );
}
