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
  'walnut-half-leather': { kind: 'binding', points: 120 },
  'sea-green-cloth': { kind: 'binding', points: 120 },
  'winter-linen': { kind: 'binding', points: 120 },
  'brass-corners': { kind: 'binding', points: 220 },
  'ruled-ledger': { kind: 'paper', points: 120 },
  'tide-lines': { kind: 'paper', points: 160 },
  'garden-trellis': { kind: 'paper', points: 160 },
  'star-chart': { kind: 'paper', points: 180 },
};

/** In the order in which shelves are shown. */
export const KINDS: readonly ProductKind[] = ['frame', 'binding', 'paper'];
