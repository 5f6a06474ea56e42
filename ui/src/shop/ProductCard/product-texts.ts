import type { ProductId } from '@fabula/sdk/types';
import type { IntlShape } from 'react-intl';

type Words = (intl: IntlShape) => string;

const names = {
  'brass-lantern': (intl) =>
    intl.formatMessage({
      id: 'shop.product.brassLantern',
      defaultMessage: 'Brass lantern',
      description: 'Name of a frame for the picture of an account: brass studs and a lit lantern',
    }),
  'low-tide': (intl) =>
    intl.formatMessage({
      id: 'shop.product.lowTide',
      defaultMessage: 'Low tide',
      description: 'Name of a frame for the picture of an account: sea green with a moon',
    }),
  'walnut-leaf': (intl) =>
    intl.formatMessage({
      id: 'shop.product.walnutLeaf',
      defaultMessage: 'Walnut and leaf',
      description: 'Name of a frame for the picture of an account: dark wood with two leaves',
    }),
  'first-frost': (intl) =>
    intl.formatMessage({
      id: 'shop.product.firstFrost',
      defaultMessage: 'First frost',
      description: 'Name of a frame for the picture of an account: pale ice with a snowflake',
    }),
  'vermilion-lacquer': (intl) =>
    intl.formatMessage({
      id: 'shop.product.vermilionLacquer',
      defaultMessage: 'Vermilion lacquer',
      description: 'Name of a frame for the picture of an account: red lacquer with gold',
    }),
} as const satisfies Record<ProductId, Words>;

const leads = {
  'brass-lantern': (intl) =>
    intl.formatMessage({
      id: 'shop.product.brassLanternLead',
      defaultMessage: 'A ring of small brass studs, and one lantern that stays lit.',
      description: 'Below the name of the frame “Brass lantern”',
    }),
  'low-tide': (intl) =>
    intl.formatMessage({
      id: 'shop.product.lowTideLead',
      defaultMessage: 'Green from the bottom of the sea, with foam along it and a moon at its head.',
      description: 'Below the name of the frame “Low tide”',
    }),
  'walnut-leaf': (intl) =>
    intl.formatMessage({
      id: 'shop.product.walnutLeafLead',
      defaultMessage: 'Dark walnut with a thread of gold, and two leaves that never fall.',
      description: 'Below the name of the frame “Walnut and leaf”',
    }),
  'first-frost': (intl) =>
    intl.formatMessage({
      id: 'shop.product.firstFrostLead',
      defaultMessage: 'Pale ice with a snowflake at its head. It does not melt.',
      description: 'Below the name of the frame “First frost”',
    }),
  'vermilion-lacquer': (intl) =>
    intl.formatMessage({
      id: 'shop.product.vermilionLacquerLead',
      defaultMessage: 'Deep red lacquer, a line of gold, and a small fire at its head.',
      description: 'Below the name of the frame “Vermilion lacquer”',
    }),
} as const satisfies Record<ProductId, Words>;

/** The name of a product. */
export const productName = (intl: IntlShape, productId: ProductId): string => names[productId](intl);

/** One sentence about a product. */
export const productLead = (intl: IntlShape, productId: ProductId): string => leads[productId](intl);
