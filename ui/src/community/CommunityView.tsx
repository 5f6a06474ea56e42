import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';

import type { ProposalState } from '@fabula/sdk/types';

import { ButtonLink } from '../primitives/Button/ButtonLink';
import { Link } from '../primitives/Link/Link';
import { filterLink, filterLinks } from '../theme/filter-links.css';
import * as styles from './community.css';
import { Author, Comments, Endorsements, Moment, stateNames, states, Turnout } from './community-words';
import { FollowUpTag } from './follow-up-words';
import type { ProposalValue } from './model';

interface CommunityViewProps {
  readonly proposals: readonly ProposalValue[];
  /** The state whose proposals are listed; undefined for all. */
  readonly state: ProposalState | undefined;
  /** Where the list of a state is, or of all. */
  readonly hrefOf: (state: ProposalState | undefined) => string;
  readonly newHref: string;
  /** Whether there is nothing to list. */
  readonly isEmpty: boolean;
  /** Where the list is when it is not only its proposals: loading, failed, its end. */
  readonly end?: ReactNode;
  /** False in a place without points. */
  readonly usesPoints?: boolean;
  /** What the reader may do; undefined while nothing is known of them. */
  readonly standing?: ReactNode;
}

/** What people propose and vote on. */
export function CommunityView({
  proposals,
  state,
  hrefOf,
  newHref,
  isEmpty,
  end,
  standing,
  usesPoints = true,
}: CommunityViewProps) {
  return (
    <div className={styles.page}>
      <header className={styles.head}>
        <h1 className={styles.title}>
          <FormattedMessage
            id="community.title"
            defaultMessage="Community"
            description="Heading and title of the page"
          />
        </h1>
        <p className={styles.lead}>
          {usesPoints ? (
            <FormattedMessage
              id="community.lead"
              defaultMessage="Propose what should change, and vote on what others propose. One account has one vote: there is no token and no ownership, and buying points adds nothing. Votes advise the people who run this server, and everyone can count them again."
              description="Below the heading of the community page"
            />
          ) : (
            <FormattedMessage
              id="community.leadWithoutPoints"
              defaultMessage="Propose what should change, and vote on what others propose. One account has one vote: there is no token and no ownership. Votes advise the people who run this server, and everyone can count them again."
              description="Below the heading of the community page, where there are no points"
            />
          )}
        </p>
        <ButtonLink tone="primary" href={newHref}>
          <FormattedMessage
            id="community.new"
            defaultMessage="Write a proposal"
            description="Link to the form for a new proposal, and the heading of that form"
          />
        </ButtonLink>
      </header>
      <StateFilter state={state} hrefOf={hrefOf} />
      {proposals.length > 0 && (
        <ul className={styles.list}>
          {proposals.map((proposal) => (
            <ProposalCard key={proposal.proposalId} proposal={proposal} />
          ))}
        </ul>
      )}
      {isEmpty && (state === undefined ? <NoProposals /> : <NoneInState allHref={hrefOf(undefined)} />)}
      {end}
      {standing}
    </div>
  );
}

function StateFilter({ state, hrefOf }: Pick<CommunityViewProps, 'hrefOf' | 'state'>) {
  const intl = useIntl();
  return (
    <nav
      aria-label={intl.formatMessage({
        id: 'community.states',
        defaultMessage: 'Proposals by state',
        description: 'Name, for screen readers, of the links to proposals in one state',
      })}
    >
      <ul className={filterLinks}>
        {[undefined, ...states].map((one) => (
          <li key={one ?? 'all'}>
            <Link href={hrefOf(one)} className={filterLink} aria-current={one === state ? 'page' : undefined}>
              {one === undefined ? (
                <FormattedMessage
                  id="community.state.all"
                  defaultMessage="All"
                  description="Link to proposals in every state"
                />
              ) : (
                stateNames[one]
              )}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

function ProposalCard({ proposal }: { readonly proposal: ProposalValue }) {
  const {
    authorName,
    commentCount,
    endorsements,
    endorsementsNeeded,
    followUp,
    href,
    rollSize,
    state,
    title,
    turnout,
    voteFrom,
    voteUntil,
  } = proposal;
  return (
    <li className={styles.card}>
      <span className={styles.tags}>
        <span className={styles.tag} data-state={state}>
          {stateNames[state]}
        </span>
        {followUp !== null && <FollowUpTag state={followUp.state} />}
      </span>
      <h2 className={styles.cardTitle} dir="auto">
        <Link href={href} className={styles.cardLink}>
          {title}
        </Link>
      </h2>
      <p className={styles.facts}>
        <Author name={authorName} />
        {state === 'idea' && <Endorsements count={endorsements} needed={endorsementsNeeded} />}
        {(state === 'vote' || state === 'decided' || state === 'rejected') && rollSize !== null && (
          <Turnout turnout={turnout} roll={rollSize} />
        )}
        {state === 'discussion' && voteFrom !== null && (
          <span>
            <FormattedMessage
              id="community.voteFrom"
              defaultMessage="Vote begins {time}"
              description="When the vote on a proposal begins; {time} is a date and a time"
              values={{ time: <Moment at={voteFrom} /> }}
            />
          </span>
        )}
        {state === 'vote' && voteUntil !== null && (
          <span>
            <FormattedMessage
              id="community.voteUntil"
              defaultMessage="Vote ends {time}"
              description="When the vote on a proposal ends; {time} is a date and a time"
              values={{ time: <Moment at={voteUntil} /> }}
            />
          </span>
        )}
        {followUp !== null && <Moment at={followUp.at} />}
        {commentCount > 0 && <Comments count={commentCount} />}
      </p>
    </li>
  );
}

function NoProposals() {
  return (
    <div className={styles.panel}>
      <h2 className={styles.panelTitle}>
        <FormattedMessage
          id="community.none"
          defaultMessage="No proposals yet"
          description="Heading in an empty list of proposals"
        />
      </h2>
      <p className={styles.said}>
        <FormattedMessage
          id="community.none.about"
          defaultMessage="Ideas will appear here. An idea with enough endorsements is discussed for 3 days and then voted on for 5 days."
          description="In an empty list of proposals"
        />
      </p>
    </div>
  );
}

function NoneInState({ allHref }: { readonly allHref: string }) {
  return (
    <div className={styles.panel}>
      <p className={styles.said}>
        <FormattedMessage
          id="community.none.inState"
          defaultMessage="No proposal is in this state."
          description="In the list of proposals of one state, when there is none"
        />
      </p>
      <Link href={allHref} className={styles.link}>
        <FormattedMessage
          id="community.all"
          defaultMessage="All proposals"
          description="Link to the list of all proposals"
        />
      </Link>
    </div>
  );
}
