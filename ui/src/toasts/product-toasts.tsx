import type { ProductId } from '@fabula/sdk/types';
import { FormattedMessage } from 'react-intl';

import { ProductName } from '../shop/ProductCard/ProductName';
import type { ToastMessage } from './toast-message';

/** A product was bought with points. */
export const productBought = (productId: ProductId): ToastMessage => ({
  tone: 'success',
  message: (
    <FormattedMessage
      id="shop.product.bought"
      defaultMessage="{name} is yours."
      description="Short message after a frame was bought with points; {name} is the name of the frame, such as “Brass lantern”"
      values={{ name: <ProductName productId={productId} /> }}
    />
  ),
});
