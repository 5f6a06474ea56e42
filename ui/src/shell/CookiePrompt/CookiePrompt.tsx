import { useId, type ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';

import { Button } from '../../primitives/Button/Button';
import { Link } from '../../primitives/Link/Link';
import { Notice } from '../../primitives/Notice/Notice';
import { VisuallyHidden } from '../../primitives/VisuallyHidden/VisuallyHidden';
import { actions, details, sentence, whereRoomy } from './CookiePrompt.css';

export interface CookiePromptProps {
  readonly brandName: string;
  readonly detailsHref: string;
  readonly onAccept: () => void;
  readonly onReject: () => void;
}

const roomy = (words: ReactNode) => <span className={whereRoomy}>{words}</span>;

const linkTo = (href: string) => (words: ReactNode) => (
  <Link href={href} className={details}>
    {words}
  </Link>
);

/** Asks about cookies; both answers weigh the same (Product §2.6). */
export function CookiePrompt({ brandName, detailsHref, onAccept, onReject }: CookiePromptProps) {
  const heading = useId();
  return (
    <Notice labelledBy={heading}>
      <VisuallyHidden>
        <h2 id={heading}>
          <FormattedMessage
            id="shell.cookies.title"
            defaultMessage="Cookies on {brand}"
            description="Title of the cookie prompt, for screen readers; {brand} is the product's name"
            values={{ brand: brandName }}
          />
        </h2>
      </VisuallyHidden>
      <p className={sentence}>
        <FormattedMessage
          id="shell.cookies.sentence"
          defaultMessage="We store only what sign-in and your settings need. <more>Nothing tracks you, and rejecting changes nothing.</more> <link>Details</link>"
          description="Cookie prompt, plain and literal: what is stored, as short as it can be; on wide pages also <more>that both answers have the same effect</more>; and a <link> to the page that says it all"
          values={{
            more: roomy,
            link: linkTo(detailsHref),
          }}
        />
      </p>
      <div className={actions}>
        <Button onClick={onReject}>
          <FormattedMessage id="shell.cookies.reject" defaultMessage="Reject" description="Refuses cookies" />
        </Button>
        <Button onClick={onAccept}>
          <FormattedMessage id="shell.cookies.accept" defaultMessage="Accept" description="Allows cookies" />
        </Button>
      </div>
    </Notice>
  );
}
