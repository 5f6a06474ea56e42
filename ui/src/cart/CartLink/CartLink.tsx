import { ShoppingCart } from 'lucide-react';
import { FormattedMessage } from 'react-intl';

import { DrawnIcon } from '../../primitives/Icon/DrawnIcon';
import { Link } from '../../primitives/Link/Link';
import { link, row } from './CartLink.css';

interface CartLinkProps {
  readonly href: string;
  /** Packs in the cart. */
  readonly count: number;
}

/** The way to the cart from where packs are sold, with how many are in it; nothing while it is empty. */
export function CartLink({ href, count }: CartLinkProps) {
  if (count === 0) return null;
  return (
    <div className={row}>
      <Link href={href} className={link}>
        <DrawnIcon drawing={ShoppingCart} />
        <FormattedMessage
          id="shop.cart.link"
          defaultMessage="Cart: {count, plural, one {# pack} other {# packs}}"
          description="Link from the prices and the shop to the cart, with how many packs of points are in it"
          values={{ count }}
        />
      </Link>
    </div>
  );
}
