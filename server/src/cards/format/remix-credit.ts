import { RemixChain } from '../../explore/remix-chain.ts';
import type { Card, CardData } from './canonical-card.ts';

/** Where a card keeps whom its character was made of. */
const EXTENSION = 'fabula/remix';
const MOST_SOURCES = 100;

export interface Credit {
  chain: RemixChain;
  /** Where the pages of characters are, without the id. */
  pages: string;
}

export function readCredit({ extensions }: CardData): RemixChain {
  const chain = RemixChain.safeParse(extensions[EXTENSION]);
  return chain.success ? chain.data : [];
}

/**
 * A card with its credit, whatever it said before: the addresses of the originals in `source` (Character Card V3), which
 * is only ever added to, the furthest first, and the whole chain in an extension.
 */
export function withCredit(card: Card, { chain, pages }: Credit): Card {
  if (chain.length === 0) return card;
  const { data } = card;
  const former = Array.isArray(data.source) ? data.source.filter((one: unknown) => typeof one === 'string') : [];
  const addresses = chain.toReversed().flatMap(({ characterId }) => (characterId === null ? [] : pages + characterId));
  const source = [...new Set([...former, ...addresses])].slice(-MOST_SOURCES);
  return { ...card, data: { ...data, source, extensions: { ...data.extensions, [EXTENSION]: chain } } };
}
