import type { ProductId } from '@fabula/sdk/types';
import { useIntl } from 'react-intl';

import { productName } from './product-texts';

export function ProductName({ productId }: { readonly productId: ProductId }) {
  return productName(useIntl(), productId);
}
