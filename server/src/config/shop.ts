import { choice, SettingError, wholeNumber, words, type Variable } from './variable.ts';

export interface Prices {
  chatReply: number;
  /** A reply in chat or in a room while the offline engine writes. */
  offlineReply: number;
  storyRound: number;
  ownMove: number;
  /** A picture that a model has drawn. */
  image: number;
}

export interface Pack {
  points: number;
  /** Price in the currency's minor unit. */
  amount: number;
}

export interface ShopConfig {
  /** ISO 4217. */
  currency: string;
  /** The smallest first. */
  packs: readonly Pack[];
  membership: {
    /** Prices in the currency's minor unit. */
    month: number;
    year: number;
    monthlyPoints: number;
    /** How many times the memory of a conversation a member's characters have. */
    memoryTimes: number;
  };
  payment: 'local' | 'off';
}

const MOST_POINTS = 1_000_000;

const price = (points: number, description: string) =>
  wholeNumber({ default: points, min: 0, max: MOST_POINTS, description });

export const shopDefinitions = {
  POINTS_CHAT_REPLY: price(2, 'Price of a reply, in points'),
  POINTS_OFFLINE_REPLY: price(0, 'Price of a reply of the offline engine, in points'),
  POINTS_STORY_ROUND: price(5, 'Price of a story round written by a model, in points'),
  POINTS_OWN_MOVE: price(8, 'Price of a move in the reader’s own words, in points'),
  POINTS_IMAGE: price(12, 'Price of a picture drawn by a model, in points'),
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
  PAYMENT_PROVIDER: choice({
    values: ['auto', 'local', 'off'],
    default: 'auto',
    description: 'Payment provider; auto is the local checkout, which moves no money, and in production off',
  }),
} as const satisfies Record<string, Variable<unknown>>;

type Read = <Value>(name: string, variable: Variable<Value>) => Value;

export function readPrices(read: Read): Prices {
  return {
    chatReply: read('POINTS_CHAT_REPLY', shopDefinitions.POINTS_CHAT_REPLY),
    offlineReply: read('POINTS_OFFLINE_REPLY', shopDefinitions.POINTS_OFFLINE_REPLY),
    storyRound: read('POINTS_STORY_ROUND', shopDefinitions.POINTS_STORY_ROUND),
    ownMove: read('POINTS_OWN_MOVE', shopDefinitions.POINTS_OWN_MOVE),
    image: read('POINTS_IMAGE', shopDefinitions.POINTS_IMAGE),
  };
}

/** @throws {SettingError} when an offer makes no sense, or when production has no real payment provider. */
export function readShop(read: Read, checkoutAllowed: boolean): ShopConfig {
  const definitions = shopDefinitions;
  const currency = read('SHOP_CURRENCY', definitions.SHOP_CURRENCY);
  if (!Intl.supportedValuesOf('currency').includes(currency)) {
    throw new SettingError(`SHOP_CURRENCY must be a currency such as EUR, not "${currency}"`);
  }
  const wanted = read('PAYMENT_PROVIDER', definitions.PAYMENT_PROVIDER);
  if (wanted === 'local' && !checkoutAllowed) {
    throw new SettingError(
      'PAYMENT_PROVIDER must be off in production, or else ALLOW_LOCAL_PROVIDERS must name checkout',
    );
  }
  const byItself = checkoutAllowed ? 'local' : 'off';
  return {
    currency,
    packs: readPacks(read('SHOP_PACKS', definitions.SHOP_PACKS)),
    membership: {
      month: read('SHOP_MEMBERSHIP_MONTH', definitions.SHOP_MEMBERSHIP_MONTH),
      year: read('SHOP_MEMBERSHIP_YEAR', definitions.SHOP_MEMBERSHIP_YEAR),
      monthlyPoints: read('SHOP_MEMBERSHIP_POINTS', definitions.SHOP_MEMBERSHIP_POINTS),
      memoryTimes: read('SHOP_MEMBERSHIP_MEMORY', definitions.SHOP_MEMBERSHIP_MEMORY),
    },
    payment: wanted === 'auto' ? byItself : wanted,
  };
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
