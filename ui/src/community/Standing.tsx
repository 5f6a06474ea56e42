import { Check, Minus } from 'lucide-react';
import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';

import type { CommunityStanding } from '@fabula/sdk/types';

import { DrawnIcon } from '../primitives/Icon/DrawnIcon';
import { Link } from '../primitives/Link/Link';
import { TextButton } from '../primitives/TextButton/TextButton';
import * as styles from './community.css';
import { Moment } from './community-words';

interface StandingProps {
  readonly standing: CommunityStanding;
  /** Whether it is about a proposal whose roll was drawn. */
  readonly isSettled: boolean;
  /** The open idea of the account, which keeps it from writing another. */
  readonly ideaHref?: string | undefined;
}

/** Why an account may vote, or may not. */
export function Standing({ standing, isSettled, ideaHref }: StandingProps) {
  const { accountDays, activeDays, at, mayVote, needs, settledPoints } = standing;
  return (
    <section className={styles.panel}>
      <h2 className={styles.panelTitle}>
        {mayVote ? (
          <FormattedMessage
            id="community.standing.may"
            defaultMessage="You may vote"
            description="Heading above what an account has shown"
          />
        ) : (
          <FormattedMessage
            id="community.standing.mayNot"
            defaultMessage="You may not vote"
            description="Heading above what an account has shown, and what is missing"
          />
        )}
      </h2>
      <ul className={styles.needs}>
        <Need isMet={accountDays >= needs.voteDays}>
          <FormattedMessage
            id="community.standing.age"
            defaultMessage="Account age: {days, number} of {needed, plural, one {# day} other {# days}}"
            description="What an account has shown: its age, and the age that is needed"
            values={{ days: Math.min(accountDays, needs.voteDays), needed: needs.voteDays }}
          />
        </Need>
        {needs.activeDays > 0 && (
          <Need isMet={activeDays >= needs.activeDays}>
            <FormattedMessage
              id="community.standing.active"
              defaultMessage="Points used or daily bonus claimed: on {days, number} of {needed, plural, one {# day} other {# days}}"
              description="What an account has shown: on how many days it used points, and how many are needed"
              values={{ days: Math.min(activeDays, needs.activeDays), needed: needs.activeDays }}
            />
          </Need>
        )}
        {needs.settledPoints > 0 && (
          <Need isMet={settledPoints >= needs.settledPoints}>
            <FormattedMessage
              id="community.standing.points"
              defaultMessage="Points used: {points, number} of {needed, number}"
              description="What an account has shown: the points that it used, and how many are needed"
              values={{ points: Math.min(settledPoints, needs.settledPoints), needed: needs.settledPoints }}
            />
          </Need>
        )}
      </ul>
      <p className={styles.note}>
        {isSettled ? (
          <FormattedMessage
            id="community.standing.settled"
            defaultMessage="As of {time}, when the discussion began. What an account does later counts for later votes."
            description="Below what an account has shown; {time} is a date and a time"
            values={{ time: <Moment at={at} /> }}
          />
        ) : (
          <FormattedMessage
            id="community.standing.now"
            defaultMessage="As of now. Who may vote on a proposal is settled when its discussion begins. To propose, an account must be {days, number} days old and have no other open idea."
            description="Below what an account has shown"
            values={{ days: needs.proposeDays }}
          />
        )}
      </p>
      {ideaHref !== undefined && (
        <Link href={ideaHref} className={styles.link}>
          <FormattedMessage
            id="community.standing.idea"
            defaultMessage="Your open idea"
            description="Link to the reader’s proposal that is still an idea"
          />
        </Link>
      )}
    </section>
  );
}

function Need({ isMet, children }: { readonly isMet: boolean; readonly children: ReactNode }) {
  return (
    <li className={styles.need} data-met={isMet ? '' : undefined}>
      <DrawnIcon drawing={isMet ? Check : Minus} size="small" />
      <span>{children}</span>
    </li>
  );
}

/** In the place of `Standing` without an account. */
export function GuestStanding({ onSignIn }: { readonly onSignIn: () => void }) {
  return (
    <section className={styles.panel}>
      <p className={styles.said}>
        <FormattedMessage
          id="community.guest"
          defaultMessage="Voting needs an account. Sign in to see whether you may vote."
          description="To a reader without an account"
        />
      </p>
      <TextButton onClick={onSignIn}>
        <FormattedMessage
          id="community.guest.signIn"
          defaultMessage="Sign in"
          description="Opens the sign-in popup on the community page"
        />
      </TextButton>
    </section>
  );
}
