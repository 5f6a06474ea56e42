import { choice, optional, SettingError, wholeNumber, words, type Variable } from './variable.ts';
import { readWeb3, web3Definitions, type SolanaNetwork, type Web3Chain } from './web3.ts';

/** `automatic` is Stripe Tax, `managed` Stripe as the merchant of record. */
export type StripeTax = 'off' | 'automatic' | 'managed';

export interface StripeConfig {
  secretKey: string;
  webhookSecret: string;
  tax: StripeTax;
  /** Of what is sold; Stripe's code of a kind of goods. */
  taxCode: string;
  apiUrl: string;
}

export const stripeDefinitions = {
  STRIPE_SECRET_KEY: optional({ fallback: 'no payment by Stripe', description: 'Secret or restricted key of Stripe' }),
  STRIPE_WEBHOOK_SECRET: optional({
    fallback: '',
    description: 'Signing secret of the webhook endpoint at Stripe; needs STRIPE_SECRET_KEY',
  }),
  STRIPE_TAX: choice({
    values: ['off', 'automatic', 'managed'],
    default: 'off',
    description: 'Tax at Stripe: automatic is Stripe Tax, managed sells through Stripe as the merchant of record',
  }),
  STRIPE_TAX_CODE: words({
    default: 'txcd_10000000',
    description: 'Tax code of what is sold, where STRIPE_TAX is not off: electronically supplied services',
  }),
  STRIPE_API_URL: words({ default: 'https://api.stripe.com', description: 'Address of the API of Stripe' }),
} as const satisfies Record<string, Variable<unknown>>;

export interface Prices {
  chatReply: number;
  /** While the offline engine writes. */
  offlineReply: number;
  storyRound: number;
  ownMove: number;
  image: number;
  film: number;
  /** Of 1,000 characters that a model reads aloud. */
  speech: number;
}

/** Of a server without points. */
export const NO_PRICES: Prices = {
  chatReply: 0,
  offlineReply: 0,
  storyRound: 0,
  ownMove: 0,
  image: 0,
  film: 0,
  speech: 0,
};

export interface Pack {
  points: number;
  /** In minor units. */
  amount: number;
}

export interface ShopConfig {
  /** ISO 4217. */
  currency: string;
  packs: readonly Pack[];
  membership: {
    /** In minor units. */
    month: number;
    year: number;
    monthlyPoints: number;
    memoryTimes: number;
  };
  /** Who takes payments, the usual one first; empty where nothing can be bought. */
  payments: readonly PaymentName[];
  /** Defined where `payments` has `stripe`. */
  stripe: StripeConfig | undefined;
  /** On which `web3` takes payments. */
  web3: readonly Web3Chain[];
  /** On which it takes them too. */
  solana: readonly SolanaNetwork[];
}

const PAYMENT_NAMES = ['stripe', 'local', 'web3'] as const;

export type PaymentName = (typeof PAYMENT_NAMES)[number];

const MOST_POINTS = 1_000_000;

const price = (points: number, description: string) =>
  wholeNumber({ default: points, min: 0, max: MOST_POINTS, description });

export const shopDefinitions = {
  POINTS_CHAT_REPLY: price(2, 'Price of a reply, in points'),
  POINTS_OFFLINE_REPLY: price(0, 'Price of a reply of the offline engine, in points'),
  POINTS_STORY_ROUND: price(5, 'Price of a story round written by a model, in points'),
  POINTS_OWN_MOVE: price(8, 'Price of a move in the reader’s own words, in points'),
  POINTS_IMAGE: price(12, 'Price of a picture drawn by a model, in points'),
  POINTS_VIDEO: price(40, 'Price of a film made by a model, in points'),
  POINTS_SPEECH: price(2, 'Price of 1,000 characters that a model reads aloud, in points'),
  SHOP_CURRENCY: words({ default: 'USD', description: 'Currency of the shop, ISO 4217' }),
  SHOP_PACKS: words({
    default: '300:299,1000:899,2800:1999,8000:4999',
    description: 'Packs of points for sale, each points:price with the price in cents or the like',
  }),
  SHOP_MEMBERSHIP_MONTH: wholeNumber({ default: 1190, min: 1, max: 100_000_000, description: 'A month’s membership' }),
  SHOP_MEMBERSHIP_YEAR: wholeNumber({ default: 9480, min: 1, max: 100_000_000, description: 'A year’s membership' }),
  SHOP_MEMBERSHIP_POINTS: price(1500, 'Points of a membership every month'),
  SHOP_MEMBERSHIP_MEMORY: wholeNumber({
    default: 2,
    min: 1,
    max: 100,
    description: 'Factor by which a membership extends the memory of a conversation',
  }),
  PAYMENT_PROVIDER: {
    description:
      'Payment providers, separated by commas (stripe, local, web3), or off; auto is stripe where there is a ' +
      'STRIPE_SECRET_KEY, else the local checkout, which moves no money, and in production none; and web3 where there ' +
      'are WEB3_CHAINS',
    default: 'auto',
    read: readNames,
  },
} as const satisfies Record<string, Variable<unknown>>;

function readNames(text = 'auto'): readonly PaymentName[] | 'auto' {
  if (text === 'auto') return 'auto';
  if (text === 'off') return [];
  const names = text.split(',').map((name) => name.trim());
  const known = PAYMENT_NAMES.filter((name) => names.includes(name));
  if (known.length < names.length) {
    throw new SettingError(
      `must be auto, off or names of ${PAYMENT_NAMES.join(', ')}, separated by commas, not "${text}"`,
    );
  }
  return known;
}

type Read = <Value>(name: string, variable: Variable<Value>) => Value;

export function readPrices(read: Read): Prices {
  return {
    chatReply: read('POINTS_CHAT_REPLY', shopDefinitions.POINTS_CHAT_REPLY),
    offlineReply: read('POINTS_OFFLINE_REPLY', shopDefinitions.POINTS_OFFLINE_REPLY),
    storyRound: read('POINTS_STORY_ROUND', shopDefinitions.POINTS_STORY_ROUND),
    ownMove: read('POINTS_OWN_MOVE', shopDefinitions.POINTS_OWN_MOVE),
    image: read('POINTS_IMAGE', shopDefinitions.POINTS_IMAGE),
    film: read('POINTS_VIDEO', shopDefinitions.POINTS_VIDEO),
    speech: read('POINTS_SPEECH', shopDefinitions.POINTS_SPEECH),
  };
}

/** Throws SettingError, also in production without a payment provider. */
export function readShop(
  read: Read,
  { checkoutAllowed, usesPoints }: { checkoutAllowed: boolean; usesPoints: boolean },
): ShopConfig {
  const definitions = shopDefinitions;
  const currency = read('SHOP_CURRENCY', definitions.SHOP_CURRENCY);
  if (!Intl.supportedValuesOf('currency').includes(currency)) {
    throw new SettingError(`SHOP_CURRENCY must be a currency such as EUR, not "${currency}"`);
  }
  const wanted = usesPoints ? read('PAYMENT_PROVIDER', definitions.PAYMENT_PROVIDER) : requireNoSales(read);
  const asked: ReadonlySet<PaymentName> = new Set(wanted === 'auto' ? PAYMENT_NAMES : wanted);
  if (wanted !== 'auto' && asked.has('local') && !checkoutAllowed) {
    throw new SettingError(
      'PAYMENT_PROVIDER must be without local in production, or else ALLOW_LOCAL_PROVIDERS must name checkout',
    );
  }
  const stripe = asked.has('stripe') ? readStripe(read, currency) : undefined;
  if (wanted !== 'auto' && asked.has('stripe') && stripe === undefined) {
    throw new SettingError('STRIPE_SECRET_KEY must be set where PAYMENT_PROVIDER is stripe');
  }
  const networks = asked.has('web3') ? readWeb3(read, currency) : { web3: [], solana: [] };
  const isOnChains = networks.web3.length + networks.solana.length > 0;
  if (wanted !== 'auto' && asked.has('web3') && !isOnChains) {
    throw new SettingError('WEB3_CHAINS must be set where PAYMENT_PROVIDER has web3');
  }
  const byItself = stripe !== undefined ? ['stripe' as const] : checkoutAllowed ? ['local' as const] : [];
  return {
    currency,
    packs: readPacks(read('SHOP_PACKS', definitions.SHOP_PACKS)),
    membership: {
      month: read('SHOP_MEMBERSHIP_MONTH', definitions.SHOP_MEMBERSHIP_MONTH),
      year: read('SHOP_MEMBERSHIP_YEAR', definitions.SHOP_MEMBERSHIP_YEAR),
      monthlyPoints: read('SHOP_MEMBERSHIP_POINTS', definitions.SHOP_MEMBERSHIP_POINTS),
      memoryTimes: read('SHOP_MEMBERSHIP_MEMORY', definitions.SHOP_MEMBERSHIP_MEMORY),
    },
    payments: wanted === 'auto' ? [...byItself, ...(isOnChains ? ['web3' as const] : [])] : wanted,
    stripe,
    ...networks,
  };
}

/** A payment would not be booked, so the settings must not name who takes one. Throws SettingError. */
function requireNoSales(read: Read): readonly PaymentName[] {
  const provider = read('PAYMENT_PROVIDER', shopDefinitions.PAYMENT_PROVIDER);
  const named = [
    ...(provider === 'auto' || provider.length === 0 ? [] : ['PAYMENT_PROVIDER']),
    ...(read('STRIPE_SECRET_KEY', stripeDefinitions.STRIPE_SECRET_KEY) === undefined ? [] : ['STRIPE_SECRET_KEY']),
    ...(read('WEB3_CHAINS', web3Definitions.WEB3_CHAINS) === undefined ? [] : ['WEB3_CHAINS']),
  ];
  if (named.length > 0) throw new SettingError(`${named.join(' and ')} must not be set where POINTS is off`);
  return [];
}

function readPacks(text: string): Pack[] {
  const packs = text.split(',').map((part) => {
    const [, points, amount] = /^\s*([1-9]\d{0,6}):([1-9]\d{0,7})\s*$/.exec(part) ?? [];
    if (points === undefined || amount === undefined) {
      throw new SettingError(`SHOP_PACKS must be pairs such as 300:299,1000:899, not "${text}"`);
    }
    return { points: Number(points), amount: Number(amount) };
  });
  if (packs.length > 12 || new Set(packs.map(({ points }) => points)).size < packs.length) {
    throw new SettingError('SHOP_PACKS must be 12 packs at most, each with points of its own');
  }
  return packs.toSorted((a, b) => a.points - b.points);
}

/** Their minor unit at Stripe is not that of ISO 4217. */
const OTHER_UNITS: ReadonlySet<string> = new Set(['ISK', 'UGX']);

/** Undefined without a key. Throws SettingError. */
export function readStripe(read: Read, currency: string): StripeConfig | undefined {
  const secretKey = read('STRIPE_SECRET_KEY', stripeDefinitions.STRIPE_SECRET_KEY);
  if (secretKey === undefined) return undefined;
  if (!/^[sr]k_\w{8,255}$/.test(secretKey)) {
    throw new SettingError('STRIPE_SECRET_KEY must be a secret or restricted key, which begins with sk_ or rk_');
  }
  const webhookSecret = read('STRIPE_WEBHOOK_SECRET', stripeDefinitions.STRIPE_WEBHOOK_SECRET);
  if (webhookSecret === undefined || !/^whsec_\S{8,255}$/.test(webhookSecret)) {
    throw new SettingError(
      'STRIPE_WEBHOOK_SECRET must be the signing secret of the endpoint, which begins with whsec_',
    );
  }
  const apiUrl = read('STRIPE_API_URL', stripeDefinitions.STRIPE_API_URL);
  if (!URL.canParse(apiUrl) || !/^https?:$/.test(new URL(apiUrl).protocol)) {
    throw new SettingError('STRIPE_API_URL must begin with http:// or https://');
  }
  if (OTHER_UNITS.has(currency)) {
    throw new SettingError(`SHOP_CURRENCY must not be ${currency} with Stripe, which counts it in other units`);
  }
  const taxCode = read('STRIPE_TAX_CODE', stripeDefinitions.STRIPE_TAX_CODE);
  return { secretKey, webhookSecret, tax: read('STRIPE_TAX', stripeDefinitions.STRIPE_TAX), taxCode, apiUrl };
}
