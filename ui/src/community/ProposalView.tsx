import { useState, type ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';

import type { Proposal } from '@fabula/sdk/types';

import { WithheldNote } from '../explore/WithheldNote/WithheldNote';
import { Button } from '../primitives/Button/Button';
import { Link } from '../primitives/Link/Link';
import { TextButton } from '../primitives/TextButton/TextButton';
import { MarkdownText } from '../thread/MarkdownText/MarkdownText';
import * as styles from './community.css';
import { Author, Endorsements, Moment, stateNames } from './community-words';

/** Runs in the source code (`sdk/package.json`). */
const tallyCommand = 'npm run tally -w sdk -- vote.jsonl';

interface ProposalViewProps {
  readonly proposal: Proposal;
  readonly allHref: string;
  /** The ballot, the count, or why the reader may not vote. */
  readonly children: ReactNode;
  /** What people say about it. */
  readonly discussion: ReactNode;
  /** Left out for its author. */
  readonly onReport: (() => void) | undefined;
  readonly onEndorse: ((endorsed: boolean) => void) | undefined;
  /** For operators. */
  readonly onOpen: (() => void) | undefined;
  readonly onWithdraw: (() => void) | undefined;
  /** Whether one of these acts runs. */
  readonly busy: boolean;
  readonly failed: boolean;
  readonly onExport: (() => void) | undefined;
  readonly exporting: boolean;
}

/** A proposal: its text, where it is, the ballot or the count, and what can be checked. */
export function ProposalView(props: ProposalViewProps) {
  const { proposal, allHref, children, discussion, onReport } = props;
  const { authorName, options, own, state, text, title } = proposal;
  return (
    <article className={styles.page}>
      {own?.withheld === true && (
        <WithheldNote>
          <FormattedMessage
            id="community.withheld"
            defaultMessage="The operators of this site have hidden this proposal. Only you can see it."
            description="Over a proposal of the reader’s own that was hidden after others had reported it"
          />
        </WithheldNote>
      )}
      <header className={styles.head}>
        <Link href={allHref} className={styles.back}>
          <FormattedMessage
            id="community.all"
            defaultMessage="All proposals"
            description="Link to the list of all proposals"
          />
        </Link>
        <span className={styles.tag} data-state={state}>
          {stateNames[state]}
        </span>
        <h1 className={styles.proposalTitle} dir="auto">
          {title}
        </h1>
        <p className={styles.facts}>
          <Author name={authorName} />
          <Moment at={proposal.createdAt} />
          {onReport !== undefined && (
            <TextButton onClick={onReport}>
              <FormattedMessage
                id="community.report"
                defaultMessage="Report"
                description="Button that reports a proposal to those who run the site"
              />
            </TextButton>
          )}
        </p>
      </header>
      <div className={styles.columns}>
        <div className={styles.column}>
          <section className={styles.panel}>
            <div className={styles.words}>
              <MarkdownText text={text} />
            </div>
            {state !== 'vote' && proposal.tally === null && <Options options={options} />}
          </section>
          <Timetable {...props} />
        </div>
        <div className={styles.column}>
          {children}
          <Checks {...props} />
        </div>
      </div>
      <section className={styles.panel}>
        <h2 className={styles.panelTitle}>
          <FormattedMessage
            id="community.discussion"
            defaultMessage="What people say"
            description="Heading above the comments on a proposal"
          />
        </h2>
        <div className={styles.group}>{discussion}</div>
      </section>
    </article>
  );
}

/** Options before the vote. */
export function Options({ options }: { readonly options: readonly string[] }) {
  return (
    <>
      <h2 className={styles.panelTitle}>
        <FormattedMessage
          id="community.options"
          defaultMessage="Options"
          description="Heading above what can be chosen"
        />
      </h2>
      <ul className={styles.options}>
        {options.map((option) => (
          <li key={option} className={styles.optionWords} dir="auto">
            {option}
          </li>
        ))}
      </ul>
    </>
  );
}

function Timetable(props: ProposalViewProps) {
  const { proposal, onEndorse, onOpen, onWithdraw, busy, failed } = props;
  const { createdAt, discussionFrom, endorsements, endorsementsNeeded, own, state, voteFrom, voteUntil } = proposal;
  const isOpened = discussionFrom !== null && voteFrom !== null && voteUntil !== null;
  return (
    <section className={styles.panel}>
      <h2 className={styles.panelTitle}>
        <FormattedMessage
          id="community.timetable"
          defaultMessage="Timetable"
          description="Heading above when a proposal is discussed and voted on"
        />
      </h2>
      <ol className={styles.steps}>
        <Step name={stateNames.idea} isCurrent={state === 'idea'}>
          <Moment at={createdAt} />
        </Step>
        {isOpened && (
          <>
            <Step name={stateNames.discussion} isCurrent={state === 'discussion'}>
              <Moment at={discussionFrom} />
            </Step>
            <Step name={stateNames.vote} isCurrent={state === 'vote'}>
              <Moment at={voteFrom} />
            </Step>
            <Step
              name={
                <FormattedMessage
                  id="community.voteEnd"
                  defaultMessage="End of the vote"
                  description="In the timetable of a proposal"
                />
              }
              isCurrent={proposal.tally !== null}
            >
              <Moment at={voteUntil} />
            </Step>
          </>
        )}
      </ol>
      {state === 'idea' && (
        <>
          <p className={styles.facts}>
            <Endorsements count={endorsements} needed={endorsementsNeeded} />
          </p>
          <p className={styles.note}>
            <FormattedMessage
              id="community.endorse.about"
              defaultMessage="With {needed, number} endorsements this idea is discussed for 3 days and then voted on for 5 days."
              description="At an idea"
              values={{ needed: endorsementsNeeded }}
            />
          </p>
        </>
      )}
      {isOpened && <Quorum proposal={proposal} />}
      {failed && (
        <p role="alert" className={styles.problem}>
          <FormattedMessage
            id="community.act.failed"
            defaultMessage="That did not work. Try again."
            description="An idea could not be endorsed, opened or withdrawn"
          />
        </p>
      )}
      <div className={styles.acts}>
        {onEndorse !== undefined && (
          <Button
            tone={own?.endorsed === true ? 'secondary' : 'primary'}
            aria-pressed={own?.endorsed === true}
            disabled={busy}
            onClick={() => onEndorse(own?.endorsed !== true)}
          >
            <FormattedMessage
              id="community.endorse"
              defaultMessage="{endorsed, select, true {Endorsed} other {Endorse}}"
              description="Button that endorses an idea, or takes that back"
              values={{ endorsed: String(own?.endorsed === true) }}
            />
          </Button>
        )}
        {onOpen !== undefined && (
          <Button disabled={busy} onClick={onOpen}>
            <FormattedMessage
              id="community.open"
              defaultMessage="Open the discussion now"
              description="Button for operators: an idea is discussed without waiting for endorsements"
            />
          </Button>
        )}
        {onWithdraw !== undefined && <Withdrawal busy={busy} onWithdraw={onWithdraw} />}
      </div>
    </section>
  );
}

interface StepProps {
  readonly name: ReactNode;
  readonly isCurrent: boolean;
  readonly children: ReactNode;
}

function Step({ name, isCurrent, children }: StepProps) {
  return (
    <li className={styles.step} data-current={isCurrent ? '' : undefined} aria-current={isCurrent ? 'step' : undefined}>
      <span>{name}</span>
      {children}
    </li>
  );
}

function Quorum({ proposal }: Pick<ProposalViewProps, 'proposal'>) {
  const { quorum, rollSize, state, turnout } = proposal;
  return (
    <>
      <p className={styles.said}>
        <FormattedMessage
          id="community.quorum"
          defaultMessage="{turnout, number} of {roll, plural, one {# account} other {# accounts}} voted; a decision needs {quorum, number}."
          description="How many accounts voted, how many may, and how many must for a decision"
          values={{ turnout, roll: rollSize ?? 0, quorum: quorum ?? 0 }}
        />
      </p>
      {state === 'vote' && (
        <p className={styles.note}>
          <FormattedMessage
            id="community.running"
            defaultMessage="How people voted shows when the vote has ended."
            description="While a vote runs"
          />
        </p>
      )}
    </>
  );
}

function Withdrawal({ busy, onWithdraw }: { readonly busy: boolean; readonly onWithdraw: () => void }) {
  const [isAsking, setIsAsking] = useState(false);
  if (!isAsking) {
    return (
      <Button tone="quiet" disabled={busy} onClick={() => setIsAsking(true)}>
        <FormattedMessage
          id="community.withdraw"
          defaultMessage="Withdraw the proposal"
          description="Button that takes a proposal back, after a question"
        />
      </Button>
    );
  }
  return (
    <div className={styles.group}>
      <p role="alert" className={styles.said}>
        <FormattedMessage
          id="community.withdraw.about"
          defaultMessage="It stays readable, but no one can vote on it. This cannot be undone."
          description="In the question before a proposal is withdrawn"
        />
      </p>
      <div className={styles.acts}>
        <Button tone="danger" disabled={busy} onClick={onWithdraw}>
          <FormattedMessage
            id="community.withdraw.confirm"
            defaultMessage="Withdraw"
            description="Button that takes a proposal back"
          />
        </Button>
        <Button tone="quiet" onClick={() => setIsAsking(false)}>
          <FormattedMessage
            id="community.withdraw.keep"
            defaultMessage="Keep it"
            description="Button that leaves a proposal as it is"
          />
        </Button>
      </div>
    </div>
  );
}

function Checks({ onExport, exporting }: Pick<ProposalViewProps, 'exporting' | 'onExport'>) {
  const intl = useIntl();
  return (
    <section
      className={styles.panel}
      aria-label={intl.formatMessage({
        id: 'community.checks',
        defaultMessage: 'What you can check',
        description: 'Heading above what the export of a vote proves and what it does not',
      })}
    >
      <h2 className={styles.panelTitle}>
        <FormattedMessage
          id="community.checks"
          defaultMessage="What you can check"
          description="Heading above what the export of a vote proves and what it does not"
        />
      </h2>
      <p className={styles.note}>
        <FormattedMessage
          id="community.checks.proves"
          defaultMessage="Every ballot is an entry of the public log. When the vote has ended, everyone can check that their own ballot is in, that none was changed or removed, and that there are no more than accounts that may vote."
          description="What the export of a vote proves"
        />
      </p>
      <p className={styles.note}>
        <FormattedMessage
          id="community.checks.not"
          defaultMessage="It does not prove that each account is a person, nor that the server cast no ballot for an account that did not vote."
          description="What the export of a vote does not prove"
        />
      </p>
      <p className={styles.note}>
        <FormattedMessage
          id="community.checks.wallets"
          defaultMessage="A ballot that was signed with a wallet can only have been cast by the owner of its address. Who that is, it does not prove."
          description="What the export of a vote proves of ballots with the signature of a crypto wallet"
        />
      </p>
      <p className={styles.note}>
        <FormattedMessage
          id="community.checks.names"
          defaultMessage="Ballots carry a tag instead of a name. Tags differ from vote to vote, and deleting an account ends the link. A ballot that was signed with a wallet also shows its address, and keeps it."
          description="How voters appear in the export of a vote"
        />
      </p>
      {onExport !== undefined && (
        <>
          <Button
            onClick={onExport}
            busy={exporting}
            busyLabel={
              <FormattedMessage
                id="community.export.busy"
                defaultMessage="Downloading"
                description="On the button while a vote is downloaded"
              />
            }
          >
            <FormattedMessage
              id="community.export"
              defaultMessage="Download the vote"
              description="Button that saves a vote with all ballots as a file"
            />
          </Button>
          <p className={styles.note}>
            <FormattedMessage
              id="community.export.about"
              defaultMessage="Count it again without a network, with a command of the source code: {command}"
              description="Below the button that downloads a vote; {command} is a command line"
              values={{ command: <code dir="ltr">{tallyCommand}</code> }}
            />
          </p>
        </>
      )}
    </section>
  );
}
