import { useId, type ReactNode } from 'react';
import { useIntl } from 'react-intl';

import type { SceneValue } from '../../content/model';
import { SectionHeading } from '../../layout/SectionHeading/SectionHeading';
import type { SamplesValue } from '../model';
import { kindWords } from '../ProductCard/kind-texts';
import { productLead, productName } from '../ProductCard/product-texts';
import { PriceCard, type PriceCardProps } from './PriceCard';
import { columns, lead, title } from './Product.css';
import { ProductFacts } from './ProductFacts';
import { ProductPath } from './ProductPath';
import { TryOn } from './TryOn';

interface ProductViewProps extends PriceCardProps {
  readonly samples: SamplesValue;
  readonly scene: SceneValue;
  readonly shopHref: string;
  /** The shop, with the shelf of the product alone. */
  readonly shelfHref: string;
  /** Other products of the shelf; undefined without any. */
  readonly more: ReactNode;
}

/** A product: tried on, its price, what can be done with it, and others of its shelf. */
export function ProductView({ samples, scene, shopHref, shelfHref, more, ...price }: ProductViewProps) {
  const intl = useIntl();
  const moreId = useId();
  const { about, kind, productId } = price.product;
  return (
    <>
      <ProductPath product={price.product} shopHref={shopHref} shelfHref={shelfHref} />
      <div className={columns}>
        <TryOn productId={productId} samples={samples} scene={scene} />
        <div>
          <h1 className={title}>{productName(intl, productId)}</h1>
          <p className={lead}>{productLead(intl, productId)}</p>
          <PriceCard {...price} />
          <ProductFacts kind={kind} hasMoney={about !== null} />
        </div>
      </div>
      {more !== undefined && (
        <section aria-labelledby={moreId}>
          <SectionHeading id={moreId} title={kindWords(intl, kind).more} seeAllHref={shelfHref} />
          {more}
        </section>
      )}
    </>
  );
}
