import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';

import { CoinShelf } from '../../popups/DailyBonusPopup/CoinShelf';
import { ButtonLink } from '../../primitives/Button/ButtonLink';
import { formatMoney } from '../money';
import type { MoneyValue } from '../model';
import { acts, more as moreStyle, panel, sentence, title, words } from './CheckoutOutcome.css';
import { outcomes, type OutcomeKind } from './outcome-messages';

interface CheckoutOutcomeProps {
  readonly kind: OutcomeKind;
  readonly points: number;
  readonly price: MoneyValue;
  /** Between the sentence and the links, such as the link to a gift. */
  readonly more?: ReactNode;
  /** Links: what to do next, the first one the likeliest. */
  readonly children: ReactNode;
}

/** Where a buyer comes back to: what became of the payment, what is safe, and the way on. */
export function CheckoutOutcome({ kind, points, price, more, children }: CheckoutOutcomeProps) {
  const intl = useIntl();
  const { icon, sentence: say, title: heading } = outcomes[kind];
  return (
    <section className={panel} aria-busy={kind === 'waiting' || undefined}>
      <CoinShelf sign={icon} />
      <div className={words}>
        <div role="status">
          <h1 className={title}>{heading}</h1>
          <p className={sentence}>{say({ points, price: formatMoney(intl, price) })}</p>
        </div>
        {more !== undefined && <div className={moreStyle}>{more}</div>}
        <div className={acts}>{children}</div>
      </div>
    </section>
  );
}

interface OutcomeLinkProps {
  readonly href: string;
  readonly first?: boolean;
}

const toneOf = (first: boolean) => (first ? 'primary' : 'secondary');

export function BackToWhere({ href, first = false }: OutcomeLinkProps) {
  return (
    <ButtonLink href={href} tone={toneOf(first)}>
      <FormattedMessage
        id="shop.outcome.back"
        defaultMessage="Back to what you were doing"
        description="Link from the page after paying to what the buyer was doing before"
      />
    </ButtonLink>
  );
}

/** To the line of the ledger that came with the purchase, or to all of it. */
export function ToLedger({ href, first = false }: OutcomeLinkProps) {
  return (
    <ButtonLink href={href} tone={toneOf(first)}>
      <FormattedMessage
        id="shop.outcome.ledger"
        defaultMessage="See your points"
        description="Link from the page after paying to the list of where points came from and went"
      />
    </ButtonLink>
  );
}

/** To the gifts that the buyer has bought, each with its link. */
export function ToGifts({ href, first = false }: OutcomeLinkProps) {
  return (
    <ButtonLink href={href} tone={toneOf(first)}>
      <FormattedMessage
        id="shop.outcome.gifts"
        defaultMessage="See your gifts"
        description="Link from the page after a gift was bought to the list of the buyer’s gifts"
      />
    </ButtonLink>
  );
}

export function PayAgain({ href, first = false }: OutcomeLinkProps) {
  return (
    <ButtonLink href={href} tone={toneOf(first)}>
      <FormattedMessage
        id="shop.outcome.again"
        defaultMessage="Try the payment again"
        description="Link from the page of a payment that did not work to the page on which it can be tried again"
      />
    </ButtonLink>
  );
}

export function ToCart({ href, first = false }: OutcomeLinkProps) {
  return (
    <ButtonLink href={href} tone={toneOf(first)}>
      <FormattedMessage
        id="shop.outcome.cart"
        defaultMessage="Back to the cart"
        description="Link from the page after a payment that failed to the cart, which is kept"
      />
    </ButtonLink>
  );
}

export function ToPrices({ href, first = false }: OutcomeLinkProps) {
  return (
    <ButtonLink href={href} tone={toneOf(first)}>
      <FormattedMessage
        id="shop.outcome.prices"
        defaultMessage="See prices"
        description="Link from the page after paying to the page of prices"
      />
    </ButtonLink>
  );
}
