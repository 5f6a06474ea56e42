import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';

import type { RetentionValue } from '../model';
import { DataTable } from '../DataTable/DataTable';

const words = {
  'idle-session': (
    <FormattedMessage
      id="legal.kept.idleSession"
      defaultMessage="A session that is not used"
      description="On the terms page, in the table of how long what is kept: a session that is not used"
    />
  ),
  'longest-session': (
    <FormattedMessage
      id="legal.kept.longestSession"
      defaultMessage="A session, from its start"
      description="On the terms page, in the table of how long what is kept: a session, from its start"
    />
  ),
  'device-of-guest': (
    <FormattedMessage
      id="legal.kept.deviceOfGuest"
      defaultMessage="What a guest made, from the end of the device’s last session"
      description="On the terms page, in the table of how long what is kept: what a guest made, from the end of the device’s last session"
    />
  ),
  'security-event': (
    <FormattedMessage
      id="legal.kept.securityEvent"
      defaultMessage="The list of new devices and of changes about signing in"
      description="On the terms page, in the table of how long what is kept: the list of new devices and of changes about signing in"
    />
  ),
  'deleted-message': (
    <FormattedMessage
      id="legal.kept.deletedMessage"
      defaultMessage="A deleted message, which can be brought back until then"
      description="On the terms page, in the table of how long what is kept: a deleted message, which can be brought back until then"
    />
  ),
  'deleted-conversation': (
    <FormattedMessage
      id="legal.kept.deletedConversation"
      defaultMessage="A deleted chat or play"
      description="On the terms page, in the table of how long what is kept: a deleted chat or play"
    />
  ),
  'room-without-members': (
    <FormattedMessage
      id="legal.kept.roomWithoutMembers"
      defaultMessage="A room that everyone has left"
      description="On the terms page, in the table of how long what is kept: a room that everyone has left"
    />
  ),
  'deleted-creation': (
    <FormattedMessage
      id="legal.kept.deletedCreation"
      defaultMessage="A deleted character, draft or picture, which can be brought back until then"
      description="On the terms page, in the table of how long what is kept: a deleted character, draft or picture, which can be brought back until then"
    />
  ),
  'draft-of-guest': (
    <FormattedMessage
      id="legal.kept.draftOfGuest"
      defaultMessage="A guest’s draft, from its last change"
      description="On the terms page, in the table of how long what is kept: a guest’s draft, from its last change"
    />
  ),
  'draft-of-account': (
    <FormattedMessage
      id="legal.kept.draftOfAccount"
      defaultMessage="An account’s draft, from its last change"
      description="On the terms page, in the table of how long what is kept: an account’s draft, from its last change"
    />
  ),
  'unkept-result': (
    <FormattedMessage
      id="legal.kept.unkeptResult"
      defaultMessage="Something made for fun that is not kept"
      description="On the terms page, in the table of how long what is kept: something made for fun that is not kept"
    />
  ),
  'brought-picture': (
    <FormattedMessage
      id="legal.kept.broughtPicture"
      defaultMessage="A picture that you uploaded"
      description="On the terms page, in the table of how long what is kept: a picture that you uploaded"
    />
  ),
  notification: (
    <FormattedMessage
      id="legal.kept.notification"
      defaultMessage="A notification"
      description="On the terms page, in the table of how long what is kept: a notification"
    />
  ),
  'answer-for-retries': (
    <FormattedMessage
      id="legal.kept.answerForRetries"
      defaultMessage="The answer to a request that may be repeated"
      description="On the terms page, in the table of how long what is kept: the answer to a request that may be repeated"
    />
  ),
  'unpaid-gift': (
    <FormattedMessage
      id="legal.kept.unpaidGift"
      defaultMessage="A gift that was never paid"
      description="On the terms page, in the table of how long what is kept: a gift that was never paid"
    />
  ),
  backup: (
    <FormattedMessage
      id="legal.kept.backup"
      defaultMessage="A backup, with what was deleted after it was made"
      description="On the terms page, in the table of how long what is kept: a backup, with what was deleted after it was made"
    />
  ),
} as const satisfies Record<RetentionValue['record'], ReactNode>;

const DAY_SECONDS = 86_400;
const MINUTE_SECONDS = 60;

/** How long a server keeps what is no longer needed. */
export function RetentionTable({ retention }: { readonly retention: readonly RetentionValue[] }) {
  const intl = useIntl();
  const durationOf = (seconds: number): string => {
    const isDays = seconds >= DAY_SECONDS;
    const amount = Math.round(seconds / (isDays ? DAY_SECONDS : MINUTE_SECONDS));
    return intl.formatNumber(amount, { style: 'unit', unit: isDays ? 'day' : 'minute', unitDisplay: 'long' });
  };
  return (
    <DataTable
      head={{
        name: (
          <FormattedMessage
            id="legal.kept.what"
            defaultMessage="What"
            description="On the terms page, above the kinds of records in the table of how long they are kept"
          />
        ),
        value: (
          <FormattedMessage
            id="legal.kept.howLong"
            defaultMessage="Kept for"
            description="On the terms page, above the times in the table of how long what is kept, such as: 30 days"
          />
        ),
      }}
      rows={retention.map(({ record, seconds }) => ({ key: record, name: words[record], value: durationOf(seconds) }))}
    />
  );
}
