import { useId, type ReactNode } from 'react';
import { useIntl } from 'react-intl';

import type { SceneValue } from '../../content/model';
import { SectionHeading } from '../../layout/SectionHeading/SectionHeading';
import { productLead, productName } from '../ProductCard/product-texts';
import { PriceCard, type PriceCardProps } from './PriceCard';
import { columns, lead, title } from './Product.css';
import { ProductFacts } from './ProductFacts';
import { ProductPath } from './ProductPath';
import { TryOn, type ProductPortrait } from './TryOn';

interface ProductViewProps extends PriceCardProps {
  /** At least one; the first is tried on before another is chosen. */
  readonly portraits: readonly [ProductPortrait, ...ProductPortrait[]];
  readonly scene: SceneValue;
  readonly shopHref: string;
  readonly framesHref: string;
  /** Other products of the shelf; undefined without any. */
  readonly more: ReactNode;
}

/** A frame: tried on portraits, its price, what can be done with it, and others of its shelf. */
export function ProductView({ portraits, scene, shopHref, framesHref, more, ...price }: ProductViewProps) {
  const intl = useIntl();
  const moreId = useId();
  const { about, productId } = price.product;
  return (
    <>
      <ProductPath productId={productId} shopHref={shopHref} framesHref={framesHref} />
      <div className={columns}>
        <TryOn frame={productId} portraits={portraits} scene={scene} />
        <div>
          <h1 className={title}>{productName(intl, productId)}</h1>
          <p className={lead}>{productLead(intl, productId)}</p>
          <PriceCard {...price} />
          <ProductFacts hasMoney={about !== null} />
        </div>
      </div>
      {more !== undefined && (
        <section aria-labelledby={moreId}>
          <SectionHeading
            id={moreId}
            title={intl.formatMessage({
              id: 'shop.productPage.more',
              defaultMessage: 'More frames',
              description: 'Heading on the page of a frame, above other frames',
            })}
            seeAllHref={framesHref}
          />
          {more}
        </section>
      )}
    </>
  );
}
