import type { JudgedThing } from '@fabula/sdk/types';
import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';

import type { NotificationValue, WorkDecision } from './model';

type TextOf<Kind extends NotificationValue['kind']> = (value: Extract<NotificationValue, { kind: Kind }>) => ReactNode;

const published: TextOf<'published'> = ({ creatorName, of }) =>
  of === 'character' ? (
    <FormattedMessage
      id="notification.newCharacter"
      defaultMessage="New character by {creator}"
      description="A notification: a creator whom the reader follows published a character, whose name is shown below"
      values={{ creator: <bdi>{creatorName}</bdi> }}
    />
  ) : (
    <FormattedMessage
      id="notification.newStory"
      defaultMessage="New story by {creator}"
      description="A notification: a creator whom the reader follows published a story, whose title is shown below"
      values={{ creator: <bdi>{creatorName}</bdi> }}
    />
  );

const commented: TextOf<'commented'> = ({ count, onPost }) =>
  onPost ? (
    <FormattedMessage
      id="notification.postComments"
      defaultMessage="{count, plural, one {# new comment on a post} other {# new comments on a post}}"
      description="A notification: others commented on a post of the reader’s character, whose name is shown below"
      values={{ count }}
    />
  ) : (
    <FormattedMessage
      id="notification.comments"
      defaultMessage="{count, plural, one {# new comment} other {# new comments}}"
      description="A notification: others commented on the reader’s character or story, whose name is shown below"
      values={{ count }}
    />
  );

const decisions: Readonly<Record<WorkDecision, (thing: JudgedThing) => ReactNode>> = {
  hidden: (thing) => (
    <FormattedMessage
      id="notification.hidden"
      defaultMessage="{thing, select, character {Your character was hidden by the operators of this site} story {Your story was hidden by the operators of this site} post {Your post was hidden by the operators of this site} collection {Your collection was hidden by the operators of this site} proposal {Your proposal was hidden by the operators of this site} other {Your comment was hidden by the operators of this site}}"
      description="A notification: something that the reader made was hidden after others had reported it"
      values={{ thing }}
    />
  ),
  restored: (thing) => (
    <FormattedMessage
      id="notification.restored"
      defaultMessage="{thing, select, character {Your character is visible again} story {Your story is visible again} post {Your post is visible again} collection {Your collection is visible again} proposal {Your proposal is visible again} other {Your comment is visible again}}"
      description="A notification: something that the reader made was hidden, and is shown again"
      values={{ thing }}
    />
  ),
  'marked-mature': (thing) => (
    <FormattedMessage
      id="notification.marked"
      defaultMessage="{thing, select, story {Your story was marked as mature by the operators of this site} other {Your character was marked as mature by the operators of this site}}"
      description="A notification: what the reader made is shown only in mature mode from now on"
      values={{ thing }}
    />
  ),
  'mark-taken-back': (thing) => (
    <FormattedMessage
      id="notification.markTakenBack"
      defaultMessage="{thing, select, story {The operators of this site no longer mark your story as mature} other {The operators of this site no longer mark your character as mature}}"
      description="A notification: the operators took back that what the reader made is mature"
      values={{ thing }}
    />
  ),
};

const decided: TextOf<'decided'> = ({ decision, thing }) => decisions[decision](thing);

const reportDecided: TextOf<'report-decided'> = ({ decision }) =>
  decision === 'hidden' ? (
    <FormattedMessage
      id="notification.reportHidden"
      defaultMessage="Your report was reviewed: the content is hidden now"
      description="A notification: the operators of the site hid what the reader had reported"
    />
  ) : (
    <FormattedMessage
      id="notification.reportDismissed"
      defaultMessage="Your report was reviewed: the content stays visible"
      description="A notification: the operators of the site left what the reader had reported as it is"
    />
  );

const proposalCommented: TextOf<'proposal-commented'> = ({ count }) => (
  <FormattedMessage
    id="notification.proposalComments"
    defaultMessage="{count, plural, one {# new comment on your proposal} other {# new comments on your proposal}}"
    description="A notification: others commented on the reader’s proposal, whose title is shown below"
    values={{ count }}
  />
);

const proposalFollowedUp: TextOf<'proposal-followed-up'> = ({ state }) => (
  <FormattedMessage
    id="notification.followUp"
    defaultMessage="{state, select, underway {Your proposal is being carried out} done {Your proposal was carried out} declined {Your proposal will not be carried out} other {Whether your proposal is carried out is not decided yet}}"
    description="A notification: the operators said what becomes of the reader’s proposal, which was voted for and whose title is shown below"
    values={{ state }}
  />
);

/** What happened, in one line; the name of what it is about is shown below it. */
export function NotificationText({ value }: { readonly value: NotificationValue }) {
  if (value.kind === 'published') return published(value);
  if (value.kind === 'commented') return commented(value);
  if (value.kind === 'proposal-commented') return proposalCommented(value);
  if (value.kind === 'proposal-followed-up') return proposalFollowedUp(value);
  return value.kind === 'decided' ? decided(value) : reportDecided(value);
}
