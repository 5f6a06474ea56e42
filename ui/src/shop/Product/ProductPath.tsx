import type { ProductId } from '@fabula/sdk/types';
import { FormattedMessage, useIntl } from 'react-intl';

import { Link } from '../../primitives/Link/Link';
import { ProductName } from '../ProductCard/ProductName';
import { path, step, stepLink } from './Product.css';

interface ProductPathProps {
  readonly productId: ProductId;
  readonly shopHref: string;
  readonly framesHref: string;
}

/** The way from the shop to a product. */
export function ProductPath({ productId, shopHref, framesHref }: ProductPathProps) {
  const intl = useIntl();
  return (
    <nav
      aria-label={intl.formatMessage({
        id: 'shop.productPage.path',
        defaultMessage: 'Path to this page',
        description: 'Names the links above a product: the shop, and its shelf',
      })}
    >
      <ol className={path}>
        <li className={step}>
          <Link href={shopHref} className={stepLink}>
            <FormattedMessage
              id="shop.productPage.shop"
              defaultMessage="Shop"
              description="Link above a product that leads to the shop"
            />
          </Link>
        </li>
        <li className={step}>
          <Link href={framesHref} className={stepLink}>
            <FormattedMessage
              id="shop.frames.title"
              defaultMessage="Frames"
              description="Heading in the shop, above frames for the reader’s picture, and their name in the choice of shelves"
            />
          </Link>
        </li>
        <li className={step} aria-current="page">
          <ProductName productId={productId} />
        </li>
      </ol>
    </nav>
  );
}
