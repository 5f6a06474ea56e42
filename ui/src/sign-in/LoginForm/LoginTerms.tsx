import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';

import { Link } from '../../primitives/Link/Link';
import { link, terms } from './LoginForm.css';

interface LoginTermsProps {
  readonly termsHref: string;
  /** Says too who is registered automatically: before anyone has said who they are. */
  readonly withRegistration?: boolean;
}

/** What signing in states: being over 18, and agreeing to the terms (Product §1, §5). */
export function LoginTerms({ termsHref, withRegistration = false }: LoginTermsProps) {
  const toTerms = (words: ReactNode) => (
    // What was typed stays: the terms open beside it.
    <Link href={termsHref} target="_blank" className={link}>
      {words}
    </Link>
  );
  return (
    <p className={terms}>
      <FormattedMessage
        id="signIn.terms"
        defaultMessage="By signing in you confirm that you are over 18 and agree to the <terms>Terms and Privacy Policy</terms>."
        description="Under the sign-in form, plain and literal; the words between the tags link to the terms"
        values={{ terms: toTerms }}
      />
      {withRegistration && (
        <>
          {' '}
          <FormattedMessage
            id="signIn.registration"
            defaultMessage="New phone numbers and Google or Apple accounts are registered automatically."
            description="Under the sign-in form: who gets an account by signing in"
          />
        </>
      )}
    </p>
  );
}
