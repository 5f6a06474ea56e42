import { FormattedMessage } from 'react-intl';

import type { PublicLogRecord } from '@fabula/sdk/types';

/** An entry about a vote of the community. */
export type VoteRecord = Extract<PublicLogRecord, { kind: 'proposal' | 'ballot' | 'tally' | 'follow-up' }>;

export function VoteTitle({ record }: { readonly record: VoteRecord }) {
  if (record.kind === 'proposal') {
    return (
      <FormattedMessage
        id="publicLog.proposal.title"
        defaultMessage="A proposal was opened to discussion"
        description="Title of a log entry"
      />
    );
  }
  if (record.kind === 'follow-up') {
    return (
      <FormattedMessage
        id="publicLog.followUp.title"
        defaultMessage="{state, select, underway {A decision is being carried out} done {A decision was carried out} declined {A decision will not be carried out} other {Whether a decision is carried out is not decided yet}}"
        description="Title of a log entry"
        values={{ state: record.state }}
      />
    );
  }
  return record.kind === 'ballot' ? (
    <FormattedMessage
      id="publicLog.ballot.title"
      defaultMessage="A ballot was cast"
      description="Title of a log entry"
    />
  ) : (
    <FormattedMessage
      id="publicLog.tally.title"
      defaultMessage="Ballots were counted"
      description="Title of a log entry"
    />
  );
}

export function VoteNote({ record }: { readonly record: VoteRecord }) {
  if (record.kind === 'ballot') {
    return (
      <FormattedMessage
        id="publicLog.ballot.note"
        defaultMessage="What it says is published when the vote has ended."
        description="Below the title of a log entry about a ballot"
      />
    );
  }
  if (record.kind === 'follow-up') {
    return (
      <>
        <span dir="auto">{record.title}</span>
        <br />
        <span dir="auto">{record.reason}</span>
      </>
    );
  }
  return (
    <>
      <span dir="auto">{record.title}</span>
      <br />
      {record.kind === 'proposal' ? (
        <FormattedMessage
          id="publicLog.proposal.note"
          defaultMessage="{roll, plural, one {# account may vote} other {# accounts may vote}}; a decision needs {quorum, number}."
          description="Below the title of a proposal in the log"
          values={{ roll: record.rollSize, quorum: record.quorum }}
        />
      ) : (
        <FormattedMessage
          id="publicLog.tally.note"
          defaultMessage="{turnout, plural, one {# account voted} other {# accounts voted}}: {outcome, select, decided {decided} other {too few for a decision}}."
          description="Below the title of a count in the log"
          values={{ turnout: record.turnout, outcome: record.outcome }}
        />
      )}
    </>
  );
}
