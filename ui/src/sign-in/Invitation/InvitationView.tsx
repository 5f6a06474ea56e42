import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';

import { Button } from '../../primitives/Button/Button';
import { ButtonLink } from '../../primitives/Button/ButtonLink';
import { LoadingNote } from '../../states/LoadingNote/LoadingNote';
import { page, sentence, title } from './Invitation.css';

/** `over` is an invitation that does not work; `failed` one of which the server could not say it. */
export type InvitationState = 'checking' | 'ready' | 'over' | 'failed' | 'registered';

interface InvitationViewProps {
  readonly state: InvitationState;
  readonly brandName: string;
  readonly onSignIn: () => void;
  readonly onRetry: () => void;
  readonly exploreHref: string;
}

/** What a person sees who opens the link of an account invitation. */
export function InvitationView(props: InvitationViewProps) {
  return <section className={page}>{parts[props.state](props)}</section>;
}

const explore = ({ exploreHref }: InvitationViewProps) => (
  <ButtonLink href={exploreHref}>
    <FormattedMessage
      id="signIn.invitation.explore"
      defaultMessage="Look around"
      description="On the page of an invitation: leads to the characters and stories"
    />
  </ButtonLink>
);

const parts = {
  checking: () => <LoadingNote />,
  ready: ({ brandName, onSignIn }) => (
    <>
      <h1 className={title}>
        <FormattedMessage
          id="signIn.invitation.ready"
          defaultMessage="You are invited to {brand}"
          description="Heading of the page of an invitation that works; {brand} is the name of the site"
          values={{ brand: brandName }}
        />
      </h1>
      <p className={sentence}>
        <FormattedMessage
          id="signIn.invitation.ready.about"
          defaultMessage="Sign in to create your account. This browser keeps the invitation until then."
          description="On the page of an invitation that works"
        />
      </p>
      <Button tone="primary" size="large" onClick={onSignIn}>
        <FormattedMessage
          id="signIn.invitation.signIn"
          defaultMessage="Create your account"
          description="On the page of an invitation that works: opens the sign-in popup"
        />
      </Button>
    </>
  ),
  over: (props) => (
    <>
      <h1 className={title}>
        <FormattedMessage
          id="signIn.invitation.over"
          defaultMessage="This invitation does not work"
          description="Heading of the page of an invitation that is unknown, used up, expired or withdrawn"
        />
      </h1>
      <p className={sentence}>
        <FormattedMessage
          id="signIn.invitation.over.about"
          defaultMessage="It may have been used or withdrawn, or it may have expired. Ask the person who sent it for a new one."
          description="On the page of an invitation that does not work"
        />
      </p>
      {explore(props)}
    </>
  ),
  failed: ({ onRetry }) => (
    <>
      <h1 className={title}>
        <FormattedMessage
          id="signIn.invitation.failed"
          defaultMessage="The invitation could not be checked"
          description="Heading of the page of an invitation when the server did not answer"
        />
      </h1>
      <Button onClick={onRetry}>
        <FormattedMessage
          id="signIn.invitation.retry"
          defaultMessage="Try again"
          description="On the page of an invitation when the server did not answer"
        />
      </Button>
    </>
  ),
  registered: (props) => (
    <>
      <h1 className={title}>
        <FormattedMessage
          id="signIn.invitation.registered"
          defaultMessage="You already have an account"
          description="Heading of the page of an invitation for someone who is signed in"
        />
      </h1>
      <p className={sentence}>
        <FormattedMessage
          id="signIn.invitation.registered.about"
          defaultMessage="You do not need this invitation, and it was not used."
          description="On the page of an invitation for someone who is signed in"
        />
      </p>
      {explore(props)}
    </>
  ),
} as const satisfies Record<InvitationState, (props: InvitationViewProps) => ReactNode>;
