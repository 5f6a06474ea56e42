/** Turns any text into an unsigned 32-bit number: the same text gives the same number on every machine. */
export function hashText(text: string): number {
  let hash = 1779033703 ^ text.length;
  for (let index = 0; index < text.length; index += 1) {
    hash = Math.imul(hash ^ text.charCodeAt(index), 3432918353);
    hash = (hash << 13) | (hash >>> 19);
  }
  return hash >>> 0;
}

/**
 * A stream of seeded numbers. The order in which a picture draws from it is part of the recipe: a draw added in the
 * middle changes every picture made before, so new draws go to the end.
 */
export interface Random {
  /** From 0 up to, not including, 1. */
  next(): number;
  /** From `low` up to, not including, `high`. */
  between(low: number, high: number): number;
  /** A whole number, both ends included. */
  integer(low: number, high: number): number;
  /** True with the given chance. */
  chance(probability: number): boolean;
  /** One of the items. Throws a `RangeError` on an empty list. */
  pick<Item>(items: readonly Item[]): Item;
}

/** Opens the stream of a seed (mulberry32 over `hashText`). */
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
