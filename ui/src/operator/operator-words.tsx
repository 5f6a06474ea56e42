import type {
  OperatorActKind,
  OperatorActTarget,
  PersonState,
  ReportDecisionKind,
  ReportedReach,
} from '@fabula/sdk/types';
import type { ReactNode } from 'react';
import { FormattedDate, FormattedMessage } from 'react-intl';

/** A day and a time, as the reader's clock has it. */
export function Moment({ at }: { readonly at: string }) {
  return (
    <time dateTime={at}>
      <FormattedDate value={at} day="numeric" month="short" year="numeric" hour="2-digit" minute="2-digit" />
    </time>
  );
}

export const kindNames = {
  account: <FormattedMessage id="operator.kind.account" defaultMessage="Account" description="What an act concerns" />,
  announcement: (
    <FormattedMessage
      id="operator.kind.announcement"
      defaultMessage="Announcement"
      description="What an act concerns"
    />
  ),
  invitation: (
    <FormattedMessage id="operator.kind.invitation" defaultMessage="Invitation" description="What an act concerns" />
  ),
  post: <FormattedMessage id="operator.kind.post" defaultMessage="Post" description="What was reported" />,
  comment: <FormattedMessage id="operator.kind.comment" defaultMessage="Comment" description="What was reported" />,
  character: (
    <FormattedMessage id="operator.kind.character" defaultMessage="Character" description="What was reported" />
  ),
  story: <FormattedMessage id="operator.kind.story" defaultMessage="Story" description="What was reported" />,
  message: (
    <FormattedMessage
      id="operator.kind.message"
      defaultMessage="Message"
      description="What was reported: a reply in a chat or words in a room"
    />
  ),
  collection: (
    <FormattedMessage id="operator.kind.collection" defaultMessage="Collection" description="What was reported" />
  ),
  proposal: <FormattedMessage id="operator.kind.proposal" defaultMessage="Proposal" description="What was reported" />,
} as const satisfies Record<OperatorActTarget, ReactNode>;

export const reachNames = {
  everyone: (
    <FormattedMessage
      id="operator.reach.everyone"
      defaultMessage="Visible to everyone"
      description="Who sees something that was reported"
    />
  ),
  link: (
    <FormattedMessage
      id="operator.reach.link"
      defaultMessage="Visible with its link"
      description="Who sees something that was reported"
    />
  ),
  author: (
    <FormattedMessage
      id="operator.reach.author"
      defaultMessage="Visible to its author only"
      description="Who sees something that was reported: it is hidden, or was never published"
    />
  ),
  reader: (
    <FormattedMessage
      id="operator.reach.reader"
      defaultMessage="In a private conversation"
      description="Who sees something that was reported"
    />
  ),
  'no-one': (
    <FormattedMessage
      id="operator.reach.noOne"
      defaultMessage="Deleted"
      description="Who sees something that was reported: no one, as it was deleted meanwhile"
    />
  ),
} as const satisfies Record<ReportedReach, ReactNode>;

export const decidedNames = {
  dismissed: (
    <FormattedMessage
      id="operator.decided.dismissed"
      defaultMessage="Kept"
      description="What was decided on something that was reported: nothing is wrong with it"
    />
  ),
  hidden: (
    <FormattedMessage
      id="operator.decided.hidden"
      defaultMessage="Hidden"
      description="What was decided on something that was reported"
    />
  ),
  restored: (
    <FormattedMessage
      id="operator.decided.restored"
      defaultMessage="Shown again"
      description="What was decided on something that had been hidden"
    />
  ),
} as const satisfies Record<ReportDecisionKind, ReactNode>;

export const personStates = {
  active: (
    <FormattedMessage id="operator.state.active" defaultMessage="Active" description="An account that may write" />
  ),
  suspended: (
    <FormattedMessage
      id="operator.state.suspended"
      defaultMessage="Suspended"
      description="An account that may not write for a while"
    />
  ),
} as const satisfies Record<PersonState, ReactNode>;

export const actNames = {
  'report-dismissed': (
    <FormattedMessage
      id="operator.log.dismissed"
      defaultMessage="Reports dismissed"
      description="What an operator did, in the audit log and above its filter"
    />
  ),
  'thing-hidden': (
    <FormattedMessage
      id="operator.log.hidden"
      defaultMessage="Content hidden"
      description="What an operator did, in the audit log and above its filter"
    />
  ),
  'thing-restored': (
    <FormattedMessage
      id="operator.log.restored"
      defaultMessage="Content shown again"
      description="What an operator did, in the audit log and above its filter"
    />
  ),
  featured: (
    <FormattedMessage
      id="operator.log.featured"
      defaultMessage="Featured"
      description="What an operator did, in the audit log and above its filter: a character or a story joined the first shelf of the explore page"
    />
  ),
  'featuring-ended': (
    <FormattedMessage
      id="operator.log.featuringEnded"
      defaultMessage="Featuring ended"
      description="What an operator did, in the audit log and above its filter: a character or a story left the first shelf of the explore page"
    />
  ),
  'marked-mature': (
    <FormattedMessage
      id="operator.log.marked"
      defaultMessage="Marked as 18+"
      description="What an operator did, in the audit log and above its filter: a character or a story is shown only in mature mode"
    />
  ),
  'mark-taken-back': (
    <FormattedMessage
      id="operator.log.markTaken"
      defaultMessage="18+ taken back"
      description="What an operator did, in the audit log and above its filter: a character or a story is no longer marked as mature"
    />
  ),
  'account-suspended': (
    <FormattedMessage
      id="operator.log.suspended"
      defaultMessage="Account suspended"
      description="What an operator did, in the audit log and above its filter"
    />
  ),
  'suspension-lifted': (
    <FormattedMessage
      id="operator.log.lifted"
      defaultMessage="Suspension lifted"
      description="What an operator did, in the audit log and above its filter"
    />
  ),
  'signed-out': (
    <FormattedMessage
      id="operator.log.signedOut"
      defaultMessage="Signed out everywhere"
      description="What an operator did to an account, in the audit log and above its filter"
    />
  ),
  'points-granted': (
    <FormattedMessage
      id="operator.log.granted"
      defaultMessage="Points given"
      description="What an operator did, in the audit log and above its filter"
    />
  ),
  'points-taken': (
    <FormattedMessage
      id="operator.log.taken"
      defaultMessage="Points taken back"
      description="What an operator did, in the audit log and above its filter"
    />
  ),
  announced: (
    <FormattedMessage
      id="operator.log.announced"
      defaultMessage="Announcement published"
      description="What an operator did, in the audit log and above its filter"
    />
  ),
  'followed-up': (
    <FormattedMessage
      id="operator.log.followedUp"
      defaultMessage="Carrying out of a decision"
      description="What an operator did, in the audit log and above its filter: they said whether a decision of the community is carried out"
    />
  ),
  'announcement-ended': (
    <FormattedMessage
      id="operator.log.announcementEnded"
      defaultMessage="Announcement ended"
      description="What an operator did, in the audit log and above its filter"
    />
  ),
  'invitation-made': (
    <FormattedMessage
      id="operator.log.invitationMade"
      defaultMessage="Invitation made"
      description="What an operator did, in the audit log and above its filter"
    />
  ),
  'invitation-withdrawn': (
    <FormattedMessage
      id="operator.log.invitationWithdrawn"
      defaultMessage="Invitation withdrawn"
      description="What an operator did, in the audit log and above its filter"
    />
  ),
} as const satisfies Record<OperatorActKind, ReactNode>;

/** What the acts of a kind are called together; without one, all of them. */
export const nameOfKind = (kind: OperatorActKind | undefined): ReactNode =>
  kind === undefined ? (
    <FormattedMessage
      id="operator.log.all"
      defaultMessage="Everything"
      description="Link to all acts in the audit log"
    />
  ) : (
    actNames[kind]
  );
