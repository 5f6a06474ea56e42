import type { ProductId, ProductKind } from '../contract/validators.ts';

/** Once for each account and product. */
export interface OwnedProductRow {
  account_id: string;
  product_id: ProductId;
  bought_at: number;
}

/** One product of each kind. */
export interface WornProductRow {
  account_id: string;
  kind: ProductKind;
  product_id: ProductId;
}

export interface CosmeticTables {
  owned_products: OwnedProductRow;
  worn_products: WornProductRow;
}
