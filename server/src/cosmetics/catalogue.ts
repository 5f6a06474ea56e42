import type { ProductId, ProductKind } from '../contract/validators.ts';

export interface CatalogueProduct {
  kind: ProductKind;
  /** The price, in points. */
  points: number;
}

/** What is sold, in the order in which it is shown (Product §10). */
export const PRODUCTS: Readonly<Record<ProductId, CatalogueProduct>> = {
  'brass-lantern': { kind: 'frame', points: 240 },
  'low-tide': { kind: 'frame', points: 240 },
  'walnut-leaf': { kind: 'frame', points: 160 },
  'first-frost': { kind: 'frame', points: 160 },
  'vermilion-lacquer': { kind: 'frame', points: 320 },
};

/** In the order in which shelves are shown. */
export const KINDS: readonly ProductKind[] = ['frame'];
