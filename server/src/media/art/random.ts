/** A text's unsigned 32-bit hash. */
export function hashText(text: string): number {
  let hash = 1779033703 ^ text.length;
  for (let index = 0; index < text.length; index += 1) {
    hash = Math.imul(hash ^ text.charCodeAt(index), 3432918353);
    hash = (hash << 13) | (hash >>> 19);
  }
  return hash >>> 0;
}

/** Seeded random numbers. The order of draws is part of the recipe: new draws go to the end. */
export interface Random {
  next(): number;
  /** Without `high`. */
  between(low: number, high: number): number;
  integer(low: number, high: number): number;
  chance(probability: number): boolean;
  /** Throws RangeError for an empty list. */
  pick<Item>(items: readonly Item[]): Item;
}

/** mulberry32 over `hashText`. */
export function createRandom(seed: string): Random {
  let state = hashText(seed) | 0;

  function next(): number {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  }

  function between(low: number, high: number): number {
    return low + (high - low) * next();
  }

  return {
    next,
    between,
    integer: (low, high) => Math.floor(between(low, high + 1)),
    chance: (probability) => next() < probability,
    pick: (items) => {
      const item = items[Math.floor(next() * items.length)];
      if (item === undefined) throw new RangeError('There is nothing to pick from');
      return item;
    },
  };
}
