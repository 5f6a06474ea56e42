import { FormattedMessage } from 'react-intl';

import { ButtonLink } from '../../primitives/Button/ButtonLink';
import type { SignInWay } from '../../shell/model';
import { ProfilePane } from '../../profile/ProfilePane/ProfilePane';
import { invitation, lead, list, title, words } from './GuestInvitation.css';

interface GuestInvitationProps {
  readonly signIn: SignInWay;
  /** False in a place without points. */
  readonly usesPoints?: boolean;
}

const blank = { userName: '', userAvatarImageUrl: '', motto: '' };

/** What a guest finds at the address of their own page: a card with nothing on it, and the way to fill it in. */
export function GuestInvitation({ signIn, usesPoints = true }: GuestInvitationProps) {
  return (
    <section className={invitation}>
      <ProfilePane values={blank} />
      <div className={words}>
        <h1 className={title}>
          <FormattedMessage
            id="userProfile.guest.title"
            defaultMessage="A card with your name on it"
            description="Heading of the profile page for a visitor who is not signed in"
          />
        </h1>
        <p className={lead}>
          <FormattedMessage
            id="userProfile.guest.lead"
            defaultMessage="Sign in to see your profile. What you did as a guest comes with you."
            description="Below the heading of the profile page for a visitor who is not signed in; chats, stories and points of a guest move to the account"
          />
        </p>
        <ul className={list}>
          <li>
            <FormattedMessage
              id="userProfile.guest.card"
              defaultMessage="An avatar, a nickname and a motto"
              description="In the list of what a visitor gets by signing in: the profile"
            />
          </li>
          <li>
            <FormattedMessage
              id="userProfile.guest.history"
              defaultMessage="Characters you talked to and stories you started"
              description="In the list of what a visitor gets by signing in: the history"
            />
          </li>
          {usesPoints && (
            <li>
              <FormattedMessage
                id="userProfile.guest.points"
                defaultMessage="Your points, on every device"
                description="In the list of what a visitor gets by signing in: the balance"
              />
            </li>
          )}
        </ul>
        <ButtonLink href={signIn.href} onClick={signIn.onClick} tone="primary" size="large">
          <FormattedMessage
            id="userProfile.guest.signIn"
            defaultMessage="Sign in"
            description="Button on the profile page that lets a visitor sign in"
          />
        </ButtonLink>
      </div>
    </section>
  );
}
