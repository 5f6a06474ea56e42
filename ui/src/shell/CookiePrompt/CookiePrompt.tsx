import { useId } from 'react';
import { FormattedMessage } from 'react-intl';

import { Button } from '../../primitives/Button/Button';
import { actions, prompt, sentence, title } from './CookiePrompt.css';

export interface CookiePromptProps {
  readonly brandName: string;
  readonly onAccept: () => void;
  readonly onReject: () => void;
}

/** Asks about cookies; both answers weigh the same (Specification §2.6). */
export function CookiePrompt({ brandName, onAccept, onReject }: CookiePromptProps) {
  const heading = useId();
  return (
    <section className={prompt} aria-labelledby={heading}>
      <h2 id={heading} className={title}>
        <FormattedMessage
          id="shell.cookies.title"
          defaultMessage="Cookies on {brand}"
          description="Title of the cookie prompt; {brand} is the product's name"
          values={{ brand: brandName }}
        />
      </h2>
      <p className={sentence}>
        <FormattedMessage
          id="shell.cookies.sentence"
          defaultMessage="We use cookies to keep you signed in and to learn which stories get read. Rejecting changes nothing in what you can play."
          description="What cookies are used for, plain and literal"
        />
      </p>
      <div className={actions}>
        <Button fullWidth onClick={onReject}>
          <FormattedMessage id="shell.cookies.reject" defaultMessage="Reject" description="Refuses cookies" />
        </Button>
        <Button fullWidth onClick={onAccept}>
          <FormattedMessage id="shell.cookies.accept" defaultMessage="Accept" description="Allows cookies" />
        </Button>
      </div>
    </section>
  );
}
