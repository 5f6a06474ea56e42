import type { BindingId, FrameId, PaperId, ProductId } from '@fabula/sdk/types';

export type CosmeticValue =
  | { readonly kind: 'frame'; readonly id: FrameId }
  | { readonly kind: 'binding'; readonly id: BindingId }
  | { readonly kind: 'paper'; readonly id: PaperId };

/** What each product is, with its id among those of its kind. */
export const cosmeticOf = {
  'brass-lantern': { kind: 'frame', id: 'brass-lantern' },
  'low-tide': { kind: 'frame', id: 'low-tide' },
  'walnut-leaf': { kind: 'frame', id: 'walnut-leaf' },
  'first-frost': { kind: 'frame', id: 'first-frost' },
  'vermilion-lacquer': { kind: 'frame', id: 'vermilion-lacquer' },
  'walnut-half-leather': { kind: 'binding', id: 'walnut-half-leather' },
  'sea-green-cloth': { kind: 'binding', id: 'sea-green-cloth' },
  'winter-linen': { kind: 'binding', id: 'winter-linen' },
  'brass-corners': { kind: 'binding', id: 'brass-corners' },
  'ruled-ledger': { kind: 'paper', id: 'ruled-ledger' },
  'tide-lines': { kind: 'paper', id: 'tide-lines' },
  'garden-trellis': { kind: 'paper', id: 'garden-trellis' },
  'star-chart': { kind: 'paper', id: 'star-chart' },
} as const satisfies Record<ProductId, CosmeticValue>;
