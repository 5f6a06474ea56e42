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
  'walnut-half-leather': (intl) =>
    intl.formatMessage({
      id: 'shop.product.walnutHalfLeather',
      defaultMessage: 'Walnut half-leather',
      description: 'Name of a book binding: a walnut-brown leather spine and corners',
    }),
  'sea-green-cloth': (intl) =>
    intl.formatMessage({
      id: 'shop.product.seaGreenCloth',
      defaultMessage: 'Sea-green cloth',
      description: 'Name of a book binding: sea-green cloth with a small moon on the spine',
    }),
  'winter-linen': (intl) =>
    intl.formatMessage({
      id: 'shop.product.winterLinen',
      defaultMessage: 'Winter linen',
      description: 'Name of a book binding: pale linen, sewn by hand',
    }),
  'brass-corners': (intl) =>
    intl.formatMessage({
      id: 'shop.product.brassCorners',
      defaultMessage: 'Brass corners',
      description: 'Name of a book binding: brass corners and a clasp',
    }),
  'ruled-ledger': (intl) =>
    intl.formatMessage({
      id: 'shop.product.ruledLedger',
      defaultMessage: 'Ruled ledger',
      description: 'Name of a chat paper: ruled lines and a red margin',
    }),
  'tide-lines': (intl) =>
    intl.formatMessage({
      id: 'shop.product.tideLines',
      defaultMessage: 'Tide lines',
      description: 'Name of a chat paper: a pattern of waves, scallop upon scallop',
    }),
  'garden-trellis': (intl) =>
    intl.formatMessage({
      id: 'shop.product.gardenTrellis',
      defaultMessage: 'Garden trellis',
      description: 'Name of a chat paper: a wooden lattice',
    }),
  'star-chart': (intl) =>
    intl.formatMessage({
      id: 'shop.product.starChart',
      defaultMessage: 'Star chart',
      description: 'Name of a chat paper: small stars and thin circles',
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
  'walnut-half-leather': (intl) =>
    intl.formatMessage({
      id: 'shop.product.walnutHalfLeatherLead',
      defaultMessage: 'A leather spine on five bands, leather corners, and a line of gold.',
      description: 'Below the name of the book binding “Walnut half-leather”',
    }),
  'sea-green-cloth': (intl) =>
    intl.formatMessage({
      id: 'shop.product.seaGreenClothLead',
      defaultMessage: 'Sea-green cloth around the whole cover, with a small moon on the spine.',
      description: 'Below the name of the book binding “Sea-green cloth”',
    }),
  'winter-linen': (intl) =>
    intl.formatMessage({
      id: 'shop.product.winterLinenLead',
      defaultMessage: 'Pale linen, sewn by hand, with a snowflake pressed into the spine.',
      description: 'Below the name of the book binding “Winter linen”',
    }),
  'brass-corners': (intl) =>
    intl.formatMessage({
      id: 'shop.product.brassCornersLead',
      defaultMessage: 'Four rivets to a corner, and a clasp that keeps the story shut.',
      description: 'Below the name of the book binding “Brass corners”',
    }),
  'ruled-ledger': (intl) =>
    intl.formatMessage({
      id: 'shop.product.ruledLedgerLead',
      defaultMessage: 'Fine ruled lines and a red margin, from the back of a shop that never closed.',
      description: 'Below the name of the chat paper “Ruled ledger”',
    }),
  'tide-lines': (intl) =>
    intl.formatMessage({
      id: 'shop.product.tideLinesLead',
      defaultMessage: 'Wave upon wave, as the tide leaves them in the sand.',
      description: 'Below the name of the chat paper “Tide lines”',
    }),
  'garden-trellis': (intl) =>
    intl.formatMessage({
      id: 'shop.product.gardenTrellisLead',
      defaultMessage: 'A wooden lattice, before the roses have reached it.',
      description: 'Below the name of the chat paper “Garden trellis”',
    }),
  'star-chart': (intl) =>
    intl.formatMessage({
      id: 'shop.product.starChartLead',
      defaultMessage: 'Small stars and the thin circles that they are found by.',
      description: 'Below the name of the chat paper “Star chart”',
    }),
} as const satisfies Record<ProductId, Words>;

/** The name of a product. */
export const productName = (intl: IntlShape, productId: ProductId): string => names[productId](intl);

/** One sentence about a product. */
export const productLead = (intl: IntlShape, productId: ProductId): string => leads[productId](intl);
