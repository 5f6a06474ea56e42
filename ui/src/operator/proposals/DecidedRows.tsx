import type { FollowUpForm, ProposalSummary } from '@fabula/sdk/types';
import { useState } from 'react';
import { FormattedMessage } from 'react-intl';

import { FollowUpTag } from '../../community/follow-up-words';
import { Button } from '../../primitives/Button/Button';
import { Dialog } from '../../primitives/Dialog/Dialog';
import { Link } from '../../primitives/Link/Link';
import { acts, empty, facts, heading, note, plainLink, row, rows, said } from '../operator.css';
import { Moment } from '../operator-words';
import { FollowUpFields } from './FollowUpFields';

/** A proposal that was voted for, and where it is read. */
export interface DecidedValue extends Pick<ProposalSummary, 'followUp' | 'proposalId' | 'title' | 'voteUntil'> {
  readonly href: string;
}

interface DecidedRowsProps {
  readonly proposals: readonly DecidedValue[];
  /** Resolves to whether it is recorded; if not, the dialog stays as it is. */
  readonly onFollowUp: (proposalId: string, form: FollowUpForm) => Promise<boolean>;
}

const say = (
  <FormattedMessage
    id="operator.followUp"
    defaultMessage="Say what becomes of it"
    description="Button, and title of its dialog: whether a decision of the community is carried out"
  />
);

/** What the community decided, and what becomes of it. */
export function DecidedRows({ proposals, onFollowUp }: DecidedRowsProps) {
  const [openId, setOpenId] = useState<string>();
  const open = proposals.find(({ proposalId }) => proposalId === openId);
  const close = () => setOpenId(undefined);
  return (
    <>
      <ul className={rows}>
        {proposals.map(({ followUp, href, proposalId, title, voteUntil }) => (
          <li key={proposalId} className={row}>
            <span className={facts}>
              <FollowUpTag state={followUp?.state ?? 'undecided'} />
              {voteUntil !== null && <Moment at={followUp?.at ?? voteUntil} />}
            </span>
            <Link href={href} className={plainLink} dir="auto">
              {title}
            </Link>
            {followUp !== null && (
              <span className={said} dir="auto">
                {followUp.reason}
              </span>
            )}
            <span className={acts}>
              <Button size="small" onClick={() => setOpenId(proposalId)}>
                {say}
              </Button>
            </span>
          </li>
        ))}
      </ul>
      <Dialog
        open={open !== undefined}
        onClose={close}
        title={say}
        description={
          <FormattedMessage
            id="operator.followUp.about"
            defaultMessage="Everyone sees it on the page of the proposal and in the public log, for good. Its author is notified."
            description="In the dialog in which an operator says whether a decision is carried out"
          />
        }
      >
        {open !== undefined && (
          <FollowUpFields
            key={open.proposalId}
            title={open.title}
            onClose={close}
            onSend={(form) => onFollowUp(open.proposalId, form)}
          />
        )}
      </Dialog>
    </>
  );
}

/** Nothing was decided yet. */
export function NoDecisions() {
  return (
    <div className={empty}>
      <h2 className={heading}>
        <FormattedMessage
          id="operator.followUp.none"
          defaultMessage="No decisions yet"
          description="Heading in an empty list of what the community decided"
        />
      </h2>
      <p className={note}>
        <FormattedMessage
          id="operator.followUp.none.about"
          defaultMessage="Proposals that were voted for will appear here."
          description="In an empty list of what the community decided"
        />
      </p>
    </div>
  );
}
