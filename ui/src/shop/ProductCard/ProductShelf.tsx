import type { ProductId, ProductKind } from '@fabula/sdk/types';
import type { ReactNode } from 'react';
import { FormattedMessage, FormattedNumber } from 'react-intl';

import { board, place } from '../../content/ShelvedBook/ShelvedBook.css';
import { Coin } from '../../primitives/Coin/Coin';
import { Icon } from '../../primitives/Icon/Icon';
import { Link } from '../../primitives/Link/Link';
import { VisuallyHidden } from '../../primitives/VisuallyHidden/VisuallyHidden';
import type { Ownership, ProductValue, SamplesValue } from '../model';
import { AboutMoney } from './AboutMoney';
import { ProductName } from './ProductName';
import { ProductPicture } from './ProductPicture';
import { figure, item, link, mine, name, points as pointsStyle, price, shelf, words } from './ProductCard.css';

interface ProductShelfProps {
  readonly products: readonly ProductValue[];
  readonly ownershipOf: (productId: ProductId) => Ownership;
  readonly hrefOf: (productId: ProductId) => string;
  readonly samples: SamplesValue;
}

/** Products on their board, each with its price in points and in money, or that it is the reader’s. */
export function ProductShelf({ products, ownershipOf, hrefOf, samples }: ProductShelfProps) {
  return (
    <ul className={shelf}>
      {products.map((product, index) => (
        <li key={product.productId} className={item}>
          <Link href={hrefOf(product.productId)} className={link}>
            <div className={place}>
              <div className={figure}>
                <ProductPicture productId={product.productId} samples={samples} index={index} />
              </div>
              <div className={board} />
            </div>
            <div className={words}>
              <h3 className={name}>
                <ProductName productId={product.productId} />
              </h3>
              <Standing product={product} ownership={ownershipOf(product.productId)} />
            </div>
          </Link>
        </li>
      ))}
    </ul>
  );
}

const owned = (
  <FormattedMessage
    id="shop.product.owned"
    defaultMessage="Yours"
    description="On a product in the shop that the reader has bought"
  />
);

const inUse = (
  <FormattedMessage
    id="shop.product.inUse"
    defaultMessage="Yours, in use"
    description="On a book binding or a chat paper in the shop that the reader has bought and uses"
  />
);

const worn = {
  frame: (
    <FormattedMessage
      id="shop.product.worn"
      defaultMessage="Yours, wearing it"
      description="On a frame in the shop that the reader has bought and wears around their picture"
    />
  ),
  binding: inUse,
  paper: inUse,
} as const satisfies Record<ProductKind, ReactNode>;

interface StandingProps {
  readonly product: ProductValue;
  readonly ownership: Ownership;
}

function Standing({ product: { about, kind, points }, ownership }: StandingProps) {
  if (ownership !== 'none') {
    return (
      <span className={mine}>
        <Icon name="check" size="small" />
        {ownership === 'worn' ? worn[kind] : owned}
      </span>
    );
  }
  return (
    <span className={price}>
      <Coin size="small" />
      <span className={pointsStyle}>
        <span aria-hidden="true">
          <FormattedNumber value={points} />
        </span>
        <VisuallyHidden>
          <FormattedMessage
            id="shop.points"
            defaultMessage="{points, plural, one {# point} other {# points}}"
            description="A number of points"
            values={{ points }}
          />
        </VisuallyHidden>
      </span>
      {about !== null && <AboutMoney about={about} />}
    </span>
  );
}
