import { FormattedMessage } from 'react-intl';

import { ButtonLink } from '../../primitives/Button/ButtonLink';
import { Coin } from '../../primitives/Coin/Coin';
import { Icon } from '../../primitives/Icon/Icon';
import type { SignInWay } from '../../shell/model';
import { giftNote, note, problem, reason, sign, words } from './ShopNotices.css';

/** The payment page is the stand-in for development: said before anybody presses a button. */
export function LocalCheckoutNote() {
  return (
    <p className={note}>
      <span className={sign}>
        <Icon name="info" />
      </span>
      <span className={words}>
        <FormattedMessage
          id="shop.local"
          defaultMessage="This server uses a local checkout for trying things out. No money moves."
          description="On the page of prices of a server that has no real payment provider"
        />
      </span>
    </p>
  );
}

/** Payments are not configured. */
export function ShopClosedNote() {
  return (
    <p className={note}>
      <span className={sign}>
        <Icon name="info" />
      </span>
      <span className={words}>
        <FormattedMessage
          id="shop.closed"
          defaultMessage="The shop is closed at the moment. Your daily reward and your points still work."
          description="On the page of prices while no payment provider is set up; the buttons that buy are disabled"
        />
      </span>
    </p>
  );
}

interface PointsMissingReasonProps {
  /** Where the reader was when the points did not suffice; undefined when that is not known. */
  readonly backHref: string | undefined;
}

/** Why the reader was led to the prices, and the way back to what they were doing. */
export function PointsMissingReason({ backHref }: PointsMissingReasonProps) {
  return (
    <div className={reason}>
      <span className={sign}>
        <Icon name="coins" />
      </span>
      <p className={words}>
        <FormattedMessage
          id="shop.reason"
          defaultMessage="You did not have enough points. Nothing was charged, and your text is kept."
          description="At the head of the prices, after an act was refused for lack of points"
        />
      </p>
      {backHref !== undefined && <BackLink href={backHref} />}
    </div>
  );
}

/** The way back for a reader whose points cover by now what was refused. */
export function PointsSuffice({ backHref }: { readonly backHref: string }) {
  return (
    <div className={note}>
      <span className={sign}>
        <Icon name="coins" />
      </span>
      <p className={words}>
        <FormattedMessage
          id="shop.suffices"
          defaultMessage="You have enough points to continue."
          description="At the head of the prices, for a reader who came from a page that needs points and has enough of them"
        />
      </p>
      <BackLink href={backHref} />
    </div>
  );
}

function BackLink({ href }: { readonly href: string }) {
  return (
    <ButtonLink size="small" href={href}>
      <FormattedMessage
        id="shop.reason.back"
        defaultMessage="Back to what you were doing"
        description="Link from the prices to the page that the reader came from"
      />
    </ButtonLink>
  );
}

interface AccountGiftNoteProps {
  /** What a new account gets, once. */
  readonly points: number;
  readonly signIn: SignInWay;
}

/**
 * Tells a guest, before anything is bought, what signing in gives; nothing where it gives nothing. Where
 * `html[data-session='registered']` announces an account before it is known, it is not seen.
 */
export function AccountGiftNote({ points, signIn }: AccountGiftNoteProps) {
  if (points === 0) return null;
  return (
    <div className={giftNote}>
      <span className={sign}>
        <Coin size="small" />
      </span>
      <p className={words}>
        <FormattedMessage
          id="shop.gift"
          defaultMessage="Your first sign-in gives you {points, plural, one {# free point} other {# free points}}, and you keep the points you have."
          description="On the page of prices, for a guest: what a new account gets; the guest’s own points move to it"
          values={{ points }}
        />
      </p>
      <ButtonLink size="small" href={signIn.href} onClick={signIn.onClick}>
        <FormattedMessage id="shop.gift.signIn" defaultMessage="Sign in" description="Link to signing in" />
      </ButtonLink>
    </div>
  );
}

/** A checkout could not be opened. */
export function CheckoutNotOpened() {
  return (
    <p role="alert" className={problem}>
      <span className={sign}>
        <Icon name="warning" />
      </span>
      <span className={words}>
        <FormattedMessage
          id="shop.notOpened"
          defaultMessage="The payment page did not open. Nothing was charged. Try again."
          description="On the page of prices, when a purchase could not be begun"
        />
      </span>
    </p>
  );
}
