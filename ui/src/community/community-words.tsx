import type { ReactNode } from 'react';
import { FormattedDate, FormattedMessage } from 'react-intl';

import type { ProposalState } from '@fabula/sdk/types';

/** In the order in which a proposal goes through them. */
export const states = [
  'idea',
  'discussion',
  'vote',
  'decided',
  'rejected',
  'withdrawn',
] as const satisfies readonly ProposalState[];

export const stateNames = {
  idea: <FormattedMessage id="community.state.idea" defaultMessage="Idea" description="State of a proposal" />,
  discussion: (
    <FormattedMessage id="community.state.discussion" defaultMessage="Discussion" description="State of a proposal" />
  ),
  vote: (
    <FormattedMessage
      id="community.state.vote"
      defaultMessage="Vote open"
      description="State of a proposal: ballots can be cast"
    />
  ),
  decided: <FormattedMessage id="community.state.decided" defaultMessage="Decided" description="State of a proposal" />,
  rejected: (
    <FormattedMessage
      id="community.state.rejected"
      defaultMessage="Too few votes"
      description="State of a proposal: fewer voted than a decision needs"
    />
  ),
  withdrawn: (
    <FormattedMessage
      id="community.state.withdrawn"
      defaultMessage="Withdrawn"
      description="State of a proposal: its author took it back before the vote"
    />
  ),
} as const satisfies Record<ProposalState, ReactNode>;

/** A date and a time in UTC, so that everyone reads the same. */
export function Moment({ at }: { readonly at: string }) {
  return (
    <time dateTime={at}>
      <FormattedDate
        value={at}
        day="numeric"
        month="short"
        year="numeric"
        hour="2-digit"
        minute="2-digit"
        timeZone="UTC"
        timeZoneName="short"
      />
    </time>
  );
}

export function Author({ name }: { readonly name: string }) {
  return name === '' ? (
    <span>
      <FormattedMessage
        id="community.by.deleted"
        defaultMessage="By a deleted account"
        description="Who wrote a proposal, when that account is gone"
      />
    </span>
  ) : (
    <bdi>
      <FormattedMessage
        id="community.by"
        defaultMessage="By {name}"
        description="Who wrote a proposal"
        values={{ name }}
      />
    </bdi>
  );
}

export function Endorsements({ count, needed }: { readonly count: number; readonly needed: number }) {
  return (
    <span>
      <FormattedMessage
        id="community.endorsements"
        defaultMessage="{count, number} of {needed, plural, one {# endorsement} other {# endorsements}}"
        description="How many accounts endorse an idea, and how many are needed until it is discussed"
        values={{ count, needed }}
      />
    </span>
  );
}

export function Turnout({ turnout, roll }: { readonly turnout: number; readonly roll: number }) {
  return (
    <span>
      <FormattedMessage
        id="community.turnout"
        defaultMessage="{turnout, number} of {roll, plural, one {# account} other {# accounts}} voted"
        description="How many accounts have voted on a proposal, and how many may vote"
        values={{ turnout, roll }}
      />
    </span>
  );
}

export function Comments({ count }: { readonly count: number }) {
  return (
    <span>
      <FormattedMessage
        id="community.comments"
        defaultMessage="{count, plural, one {# comment} other {# comments}}"
        description="How many comments a proposal has"
        values={{ count }}
      />
    </span>
  );
}
