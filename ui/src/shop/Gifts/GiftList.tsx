import type { ReactNode } from 'react';
import { FormattedDate, FormattedMessage } from 'react-intl';

import { Button } from '../../primitives/Button/Button';
import { ButtonLink } from '../../primitives/Button/ButtonLink';
import { Coin } from '../../primitives/Coin/Coin';
import { RowsEmpty } from '../../states/PanelState/PanelState';
import type { GiftValue } from '../model';
import { termNames } from '../Gift/GiftTermLine';
import { detail, head, heading, lead, list, note as noteStyle, page, resendParts, row, title } from './Gifts.css';

interface GiftsViewProps {
  /** Of the form that begins another gift. */
  readonly newHref: string;
  readonly children: ReactNode;
}

/** The page with the gifts that the reader has bought. */
export function GiftsView({ newHref, children }: GiftsViewProps) {
  return (
    <div className={page}>
      <div className={head}>
        <h1 className={heading}>
          <FormattedMessage
            id="gift.list.title"
            defaultMessage="Gifts you gave"
            description="Heading of the page with the gifts that the reader has bought"
          />
        </h1>
        <ButtonLink href={newHref} size="small">
          <FormattedMessage
            id="gift.list.new"
            defaultMessage="Give a gift"
            description="Link from the list of gifts to the form that begins another one"
          />
        </ButtonLink>
      </div>
      <p className={lead}>
        <FormattedMessage
          id="gift.list.lead"
          defaultMessage="The first account to accept a gift has it. A gift that is not accepted within a year comes back to you."
          description="Below the heading of the list of gifts"
        />
      </p>
      {children}
    </div>
  );
}

/** What came of the wish to send a mail again. */
export interface GiftResend {
  readonly giftId: string;
  readonly state: 'sending' | 'failed';
}

interface GiftListProps {
  /** Newest first. */
  readonly gifts: readonly GiftValue[];
  /** The link to a gift that can be accepted, with its code. */
  readonly link: (gift: GiftValue & { readonly code: string }) => ReactNode;
  readonly onResend: (giftId: string) => void;
  readonly resend: GiftResend | undefined;
}

/** What the reader gave, with the link to each gift that can be accepted. */
export function GiftList({ gifts, link, onResend, resend }: GiftListProps) {
  return (
    <ul className={list}>
      {gifts.map((gift) => (
        <li key={gift.giftId} className={row}>
          <div>
            <h2 className={title}>
              <Held gift={gift} />
            </h2>
            <p className={detail}>{stateWords(gift)}</p>
          </div>
          {gift.note !== null && (
            <p dir="auto" className={noteStyle}>
              {gift.note}
            </p>
          )}
          {gift.code !== null && link({ ...gift, code: gift.code })}
          {(gift.mailsLeft ?? 0) > 0 && (gift.mail === 'sent' || gift.mail === 'failed') && (
            <Resend
              state={resend?.giftId === gift.giftId ? resend.state : undefined}
              onResend={() => onResend(gift.giftId)}
            />
          )}
        </li>
      ))}
    </ul>
  );
}

function Held({ gift: { period, points } }: { readonly gift: GiftValue }) {
  if (period !== undefined) return termNames[period];
  return (
    <>
      <Coin size="small" />
      <FormattedMessage
        id="gift.points"
        defaultMessage="{points, plural, one {# point} other {# points}}"
        description="What a gift holds"
        values={{ points }}
      />
    </>
  );
}

function Resend({
  onResend,
  state,
}: {
  readonly onResend: () => void;
  readonly state: GiftResend['state'] | undefined;
}) {
  return (
    <div className={resendParts}>
      <Button
        size="small"
        onClick={onResend}
        busy={state === 'sending'}
        busyLabel={
          <FormattedMessage
            id="gift.list.resending"
            defaultMessage="Sending"
            description="On the button that sends the mail of a gift again, while it does"
          />
        }
      >
        <FormattedMessage
          id="gift.list.resend"
          defaultMessage="Send the mail again"
          description="Button at a gift that was mailed"
        />
      </Button>
      {state === 'failed' && (
        <p role="alert" className={detail}>
          <FormattedMessage
            id="gift.list.notResent"
            defaultMessage="The mail was not sent. It can be sent again once a day, three times in all. You can pass the link on at any time."
            description="At a gift whose mail could not be sent again"
          />
        </p>
      )}
    </div>
  );
}

const day = (value: string) => <FormattedDate value={value} dateStyle="long" timeZone="UTC" />;

const mailWords: Readonly<Record<GiftValue['mail'], (gift: GiftValue) => ReactNode>> = {
  none: ({ expiresAt }) => (
    <FormattedMessage
      id="gift.list.ready"
      defaultMessage="Ready to send, open until {date}"
      description="State of a gift whose link its giver passes on; {date} is the last day to accept it"
      values={{ date: day(expiresAt) }}
    />
  ),
  waiting: ({ deliverOn, email, paidAt }) => (
    <FormattedMessage
      id="gift.list.waiting"
      defaultMessage="Goes to {email} on {date}"
      description="State of a gift whose mail is still to be sent, to an address and on a day"
      values={{ email: <bdi>{email}</bdi>, date: day(deliverOn ?? paidAt) }}
    />
  ),
  sent: ({ email, expiresAt }) => (
    <FormattedMessage
      id="gift.list.sent"
      defaultMessage="Mailed to {email}, open until {date}"
      description="State of a gift whose mail was sent; {date} is the last day to accept it"
      values={{ email: <bdi>{email}</bdi>, date: day(expiresAt) }}
    />
  ),
  failed: ({ email }) => (
    <FormattedMessage
      id="gift.list.failed"
      defaultMessage="The mail to {email} could not be delivered. Send the link yourself."
      description="State of a gift whose mail could not be delivered"
      values={{ email: <bdi>{email}</bdi> }}
    />
  ),
};

const closedWords: Readonly<Record<Exclude<GiftValue['state'], 'ready'>, (date: ReactNode) => ReactNode>> = {
  redeemed: (date) => (
    <FormattedMessage
      id="gift.list.redeemed"
      defaultMessage="Accepted on {date}"
      description="State of a gift"
      values={{ date }}
    />
  ),
  returned: (date) => (
    <FormattedMessage
      id="gift.list.returned"
      defaultMessage="Not accepted. The points came back to you on {date}."
      description="State of a gift that was not accepted within a year"
      values={{ date }}
    />
  ),
  refunded: (date) => (
    <FormattedMessage
      id="gift.list.refunded"
      defaultMessage="Refunded or disputed on {date}, it cannot be accepted"
      description="State of a gift whose money went back, or was asked back through the bank"
      values={{ date }}
    />
  ),
};

function stateWords(gift: GiftValue): ReactNode {
  const { closedAt, expiresAt, mail, state } = gift;
  return state === 'ready' ? mailWords[mail](gift) : closedWords[state](day(closedAt ?? expiresAt));
}

/** Nothing was given yet. */
export function GiftsEmpty({ newHref }: { readonly newHref: string }) {
  return (
    <RowsEmpty
      action={
        <ButtonLink href={newHref}>
          <FormattedMessage
            id="gift.list.new"
            defaultMessage="Give a gift"
            description="Link from the list of gifts to the form that begins another one"
          />
        </ButtonLink>
      }
    >
      <FormattedMessage
        id="gift.list.empty"
        defaultMessage="No gifts yet. Gifts you buy appear here, each with its link."
        description="In place of the list of gifts while it is empty"
      />
    </RowsEmpty>
  );
}

/** Gifts belong to an account. */
export function GuestGifts({ onSignIn }: { readonly onSignIn: () => void }) {
  return (
    <RowsEmpty
      action={
        <Button tone="primary" onClick={onSignIn}>
          <FormattedMessage
            id="gift.list.signIn"
            defaultMessage="Sign in"
            description="Button on the page of gifts for a visitor who is not signed in"
          />
        </Button>
      }
    >
      <FormattedMessage
        id="gift.list.guest"
        defaultMessage="Sign in to see the gifts you gave."
        description="On the page of gifts, for a visitor who is not signed in"
      />
    </RowsEmpty>
  );
}
