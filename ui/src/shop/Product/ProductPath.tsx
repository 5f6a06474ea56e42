import { FormattedMessage, useIntl } from 'react-intl';

import { Link } from '../../primitives/Link/Link';
import type { ProductValue } from '../model';
import { kindWords } from '../ProductCard/kind-texts';
import { ProductName } from '../ProductCard/ProductName';
import { path, step, stepLink } from './Product.css';

interface ProductPathProps {
  readonly product: Pick<ProductValue, 'kind' | 'productId'>;
  readonly shopHref: string;
  readonly shelfHref: string;
}

/** The way from the shop to a product. */
export function ProductPath({ product: { kind, productId }, shopHref, shelfHref }: ProductPathProps) {
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
          <Link href={shelfHref} className={stepLink}>
            {kindWords(intl, kind).title}
          </Link>
        </li>
        <li className={step} aria-current="page">
          <ProductName productId={productId} />
        </li>
      </ol>
    </nav>
  );
}
