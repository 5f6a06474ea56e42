import { TicketPercent } from 'lucide-react';
import { useEffect, useRef, useState, type ComponentType, type ReactNode } from 'react';
import { FormattedDate, FormattedMessage, useIntl } from 'react-intl';

import { Button } from '../../primitives/Button/Button';
import { DrawnIcon } from '../../primitives/Icon/DrawnIcon';
import { TextButton } from '../../primitives/TextButton/TextButton';
import { TextField } from '../../primitives/TextField/TextField';
import { formatMoney } from '../../shop/money';
import type { CartCouponValue, CouponProblem } from '../model';
import { applied, form, note, row } from './CouponField.css';

interface CouponFieldProps {
  /** The coupon of the cart; null without one. */
  readonly coupon: CartCouponValue | null;
  readonly onApply: (code: string) => void;
  readonly onRemove: () => void;
  /** Why the last code was not taken. */
  readonly problem: CouponProblem | undefined;
  readonly busy: boolean;
}

/** The coupon of a cart. The field for a code is behind a link: an empty one makes the price look too high. */
export function CouponField({ coupon, onApply, onRemove, problem, busy }: CouponFieldProps) {
  const [isOpen, setOpen] = useState(false);
  const [code, setCode] = useState('');
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (isOpen || problem !== undefined) field.current?.focus();
  }, [isOpen, problem]);
  if (coupon !== null) return <AppliedCoupon coupon={coupon} onRemove={onRemove} />;
  return (
    <div>
      <p className={row}>
        <DrawnIcon drawing={TicketPercent} />
        <TextButton aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
          <FormattedMessage
            id="cart.coupon.open"
            defaultMessage="Do you have a coupon?"
            description="Button in the cart that shows the field for the code of a coupon"
          />
        </TextButton>
      </p>
      {isOpen && (
        <form
          className={form}
          onSubmit={(event) => {
            event.preventDefault();
            if (code.trim() !== '') onApply(code);
          }}
        >
          <TextField
            ref={field}
            label={
              <FormattedMessage
                id="cart.coupon.code"
                defaultMessage="Coupon code"
                description="Label of the field for the code of a coupon"
              />
            }
            value={code}
            onChange={setCode}
            error={problem === undefined ? undefined : problems[problem]}
            maxLength={60}
            dir="ltr"
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
          />
          <Button
            type="submit"
            busy={busy}
            busyLabel={
              <FormattedMessage
                id="cart.coupon.applying"
                defaultMessage="Checking"
                description="On the button that applies a coupon, while its code is checked"
              />
            }
          >
            <FormattedMessage
              id="cart.coupon.apply"
              defaultMessage="Apply"
              description="Button that applies the coupon whose code was typed"
            />
          </Button>
        </form>
      )}
    </div>
  );
}

const problems: Readonly<Record<CouponProblem, ReactNode>> = {
  unknown: (
    <FormattedMessage
      id="cart.coupon.unknown"
      defaultMessage="There is no coupon with this code. Check how it is written."
      description="Below the field for the code of a coupon"
    />
  ),
  'too-many-attempts': (
    <FormattedMessage
      id="cart.coupon.tooMany"
      defaultMessage="Too many attempts. Try again in an hour."
      description="Below the field for the code of a coupon, after many wrong codes"
    />
  ),
  failed: (
    <FormattedMessage
      id="cart.coupon.failed"
      defaultMessage="The code could not be checked. Try again."
      description="Below the field for the code of a coupon, when the server did not answer"
    />
  ),
};

function AppliedCoupon({
  coupon,
  onRemove,
}: Pick<CouponFieldProps, 'onRemove'> & { readonly coupon: CartCouponValue }) {
  return (
    <div className={applied} data-counts={coupon.obstacle === null}>
      <p className={row}>
        <DrawnIcon drawing={TicketPercent} />
        <span>
          <CouponName coupon={coupon} />
        </span>
        <TextButton onClick={onRemove}>
          <FormattedMessage
            id="cart.coupon.remove"
            defaultMessage="Remove the coupon"
            description="Button that takes the coupon out of the cart"
          />
        </TextButton>
      </p>
      <CouponNote coupon={coupon} />
    </div>
  );
}

function CouponName({ coupon: { amount, percent } }: { readonly coupon: CartCouponValue }) {
  const intl = useIntl();
  return (
    <FormattedMessage
      id="cart.coupon.name"
      defaultMessage="Coupon: {discount} off"
      description="The coupon of the cart; {discount} is such as “20%” or “$3.00”"
      values={{
        discount:
          amount === null ? intl.formatNumber((percent ?? 0) / 100, { style: 'percent' }) : formatMoney(intl, amount),
      }}
    />
  );
}

/** Why it takes nothing off, or less than it says; else until when it counts. */
function CouponNote({ coupon }: { readonly coupon: CartCouponValue }) {
  const { endsAt, limited, obstacle } = coupon;
  if (obstacle !== null) {
    const Why = obstacles[obstacle];
    return (
      <p className={note}>
        <Why coupon={coupon} />
      </p>
    );
  }
  if (limited) {
    return (
      <p className={note}>
        <FormattedMessage
          id="cart.coupon.limited"
          defaultMessage="It takes off less here, as the total has a lower limit."
          description="At the coupon of the cart, where the total would fall below the least that can be paid"
        />
      </p>
    );
  }
  if (endsAt === null) return null;
  return (
    <p className={note}>
      <FormattedMessage
        id="cart.coupon.until"
        defaultMessage="Valid until {date}"
        description="At the coupon of the cart: the day on which it ends"
        values={{ date: <FormattedDate value={endsAt} dateStyle="long" /> }}
      />
    </p>
  );
}

function BelowMinimum({ coupon: { minimum } }: { readonly coupon: CartCouponValue }) {
  const intl = useIntl();
  return (
    <FormattedMessage
      id="cart.coupon.belowMinimum"
      defaultMessage="It counts from {minimum}. Add something to use it."
      description="Why the coupon of the cart takes nothing off; {minimum} is a price"
      values={{ minimum: minimum === null ? '' : formatMoney(intl, minimum) }}
    />
  );
}

type Obstacle = NonNullable<CartCouponValue['obstacle']>;

const obstacles: Readonly<Record<Obstacle, ComponentType<{ readonly coupon: CartCouponValue }>>> = {
  'below-minimum': BelowMinimum,
  ended: () => (
    <FormattedMessage
      id="cart.coupon.ended"
      defaultMessage="It has ended."
      description="Why the coupon of the cart takes nothing off"
    />
  ),
  'used-up': () => (
    <FormattedMessage
      id="cart.coupon.usedUp"
      defaultMessage="It has been used as often as it can be."
      description="Why the coupon of the cart takes nothing off: by all buyers"
    />
  ),
  'used-by-account': () => (
    <FormattedMessage
      id="cart.coupon.usedByAccount"
      defaultMessage="You have used it already."
      description="Why the coupon of the cart takes nothing off"
    />
  ),
  'other-currency': () => (
    <FormattedMessage
      id="cart.coupon.otherCurrency"
      defaultMessage="It is for another currency."
      description="Why the coupon of the cart takes nothing off"
    />
  ),
};
