import { useId, type ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';

import { Button } from '../../primitives/Button/Button';
import { Link } from '../../primitives/Link/Link';
import { ownFoot } from '../../shell/own-head';
import { formatMoney } from '../../shop/money';
import type { OffersValue } from '../../shop/model';
import { PaymentMethods } from '../../shop/PaymentMethods/PaymentMethods';
import { LocalCheckoutNote, ShopClosedNote } from '../../shop/ShopNotices/ShopNotices';
import { StartingCheckout } from '../../shop/ShopNotices/StartingCheckout';
import { CartLines } from '../CartLines/CartLines';
import { CouponField } from '../CouponField/CouponField';
import type { CartCouponValue, CartLineValue, CartProblem, CartValue, CouponProblem, RemovedLine } from '../model';
import { CartSums } from './CartSums';
import { columns, pay as payStyle, problem as problemStyle, small, summary, terms } from './CartView.css';
import { problems } from './cart-problems';

interface CartViewProps {
  readonly cart: CartValue;
  readonly offers: Pick<OffersValue, 'payment' | 'methods' | 'acts'>;
  readonly onQuantity: (line: CartLineValue, quantity: number) => void;
  readonly onRemove: (line: CartLineValue) => void;
  readonly removed: RemovedLine | undefined;
  readonly onUndo: () => void;
  readonly coupon: {
    readonly value: CartCouponValue | null;
    readonly onApply: (code: string) => void;
    readonly onRemove: () => void;
    readonly problem: CouponProblem | undefined;
    readonly busy: boolean;
  };
  /** How it is paid; undefined for the usual way. */
  readonly method: string | undefined;
  readonly onMethod: (method: string) => void;
  /** A guest signs in first, and comes back to the same cart. */
  readonly isGuest: boolean;
  readonly onPay: () => void;
  /** The payment page is being opened. */
  readonly paying: boolean;
  /** The total is being counted: it cannot be paid until then. */
  readonly changing: boolean;
  readonly problem: CartProblem | undefined;
  /** Of what is agreed to by paying. */
  readonly termsHref: string;
}

/** The words of a link within a text. */
const linkTo = (href: string) => (words: ReactNode) => (
  <Link href={href} className={terms}>
    {words}
  </Link>
);

/** The cart: its lines, the coupon, what it comes to, and the button that pays it. */
export function CartView(props: CartViewProps) {
  const { cart, offers, coupon, method, onMethod, isGuest, onPay, paying, changing, problem, termsHref, ...lines } =
    props;
  const intl = useIntl();
  const sumsId = useId();
  const isClosed = offers.payment === null;
  const replyPoints = offers.acts.find(({ act }) => act === 'chat-reply')?.points ?? 0;
  return (
    <div className={columns}>
      <CartLines lines={cart.lines} replyPoints={replyPoints} {...lines} />
      <section aria-labelledby={sumsId} className={summary}>
        <CouponField
          coupon={coupon.value}
          onApply={coupon.onApply}
          onRemove={coupon.onRemove}
          problem={coupon.problem}
          busy={coupon.busy}
        />
        <CartSums cart={cart} titleId={sumsId} />
        {isClosed && <ShopClosedNote />}
        {offers.payment === 'local' && <LocalCheckoutNote />}
        {offers.methods.length > 1 && <PaymentMethods methods={offers.methods} method={method} onMethod={onMethod} />}
        {problem !== undefined && (
          <p role="alert" className={problemStyle}>
            {problems[problem]}
          </p>
        )}
        <div className={payStyle} {...ownFoot}>
          <Button
            tone="primary"
            size="large"
            fullWidth
            disabled={isClosed || cart.count === 0}
            busy={paying || changing}
            busyLabel={
              paying ? (
                <StartingCheckout />
              ) : (
                <FormattedMessage
                  id="cart.changing"
                  defaultMessage="Updating the total"
                  description="On the button that pays the cart, while its total is being counted"
                />
              )
            }
            onClick={onPay}
          >
            {isGuest ? (
              <FormattedMessage
                id="cart.signInToPay"
                defaultMessage="Sign in to pay {total}"
                description="Button in the cart of a guest, who needs an account to buy; {total} is a price"
                values={{ total: formatMoney(intl, cart.total) }}
              />
            ) : (
              <FormattedMessage
                id="cart.pay"
                defaultMessage="Pay {total}"
                description="Button that orders what is in the cart and obliges the buyer to pay; {total} is a price. Where a language has a legal wording for such buttons, use it"
                values={{ total: formatMoney(intl, cart.total) }}
              />
            )}
          </Button>
          <p className={small}>
            <FormattedMessage
              id="cart.terms"
              defaultMessage="By paying you agree to the <link>terms</link>. Within 14 days you can get back what you have not used."
              description="Below the button that pays the cart; the part in <link> leads to the terms and the privacy notice"
              values={{
                link: linkTo(termsHref),
              }}
            />
          </p>
        </div>
      </section>
    </div>
  );
}
