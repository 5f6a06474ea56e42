import { Container } from 'inkjs/engine/Container';
import type { CappedStory, StoryWatch } from '@fabula/ink/capped-story';
import { START } from './written-map.ts';

/** Where in a story a reading is. */
interface Place {
  part: string | null;
  /** Of calls: a tunnel that ends returns to less of them. */
  depth: number;
  /** Of threads: one that ends returns to an earlier one. */
  thread: number;
}

interface Named {
  /** Null for a function, and for the declarations of variables. */
  part: string | null;
  /** The container is the part itself, not something within it. */
  isPart: boolean;
}

const NOWHERE: Place = { part: null, depth: 0, thread: 0 };

/** A way that readings took. */
export interface SeenWay {
  from: string;
  to: string;
}

/** Follows readings of a story from part to part. */
export class ReadingTrace implements StoryWatch {
  /** Of the readings at random, those that came to a part. */
  readonly readings = new Map<string, number>();
  readonly visited = new Set<string>();
  readonly ways = new Map<string, SeenWay>();
  /** Choices that were offered, by their paths in the compiled story. */
  readonly offered = new Set<string>();
  /** The parts that the newest reading went through, in their order. */
  path: string[] = [];
  readonly #known: ReadonlySet<string>;
  readonly #partOf = new WeakMap<Container, Named>();
  #met = new Set<string>();
  #place = NOWHERE;
  #kept = { place: NOWHERE, steps: 0 };
  #counts = true;
  #isPaused = false;

  /** @param known The parts of the story, functions left out. */
  constructor(known: Iterable<string>) {
    this.#known = new Set(known);
  }

  /** The part that the newest reading is in; null before it begins. */
  get part(): string | null {
    return this.#place.part;
  }

  /** @param counts Whether the reading counts among those at random. */
  startReading(counts: boolean): void {
    this.#counts = counts;
    this.#met = new Set();
    this.#place = NOWHERE;
    this.#kept = { place: NOWHERE, steps: 0 };
    this.path = [];
  }

  /** What follows is no reading: its states are taken up in any order. */
  pause(): void {
    this.#isPaused = true;
  }

  step({ state }: CappedStory): void {
    const { callStack } = state;
    const container = this.#isPaused ? null : state.currentPointer.container;
    if (container === null) return;
    const { isPart, part } = this.#find(container);
    if (part === null) return;
    const before = this.#place;
    const place = { part, depth: callStack.depth, thread: callStack.currentThread.threadIndex };
    this.#place = place;
    const isEntered = isPart && state.currentPointer.index === 0;
    if (part === before.part && !isEntered) return;
    const isReturn = place.depth < before.depth || place.thread < before.thread;
    if (before.part !== null && !isReturn) {
      this.ways.set(`${before.part}\n${part}`, { from: before.part, to: part });
    }
    this.#meet(part);
  }

  /** Ink looks ahead, and may go back to here. */
  keep(): void {
    this.#kept = { place: this.#place, steps: this.path.length };
  }

  goBack(): void {
    this.#place = this.#kept.place;
    this.path.length = this.#kept.steps;
  }

  offer({ currentChoices }: CappedStory): void {
    if (this.#isPaused) return;
    for (const { sourcePath } of currentChoices) this.offered.add(sourcePath);
  }

  #meet(part: string): void {
    if (this.path.at(-1) !== part) this.path.push(part);
    this.visited.add(part);
    if (this.#met.has(part)) return;
    this.#met.add(part);
    if (this.#counts) this.readings.set(part, (this.readings.get(part) ?? 0) + 1);
  }

  #find(container: Container): Named {
    const known = this.#partOf.get(container);
    if (known !== undefined) return known;
    const named = this.#name(container);
    this.#partOf.set(container, named);
    return named;
  }

  #name(container: Container): Named {
    const above: Container[] = [];
    for (let at = container.parent; at instanceof Container; at = at.parent) above.push(at);
    // From the outside in: the whole story, a knot, perhaps a stitch.
    const [, knot, stitch] = [container, ...above].toReversed();
    if (knot === undefined || !knot.hasValidName || knot.name === null) return { part: START, isPart: false };
    const within = `${knot.name}.${stitch?.name ?? ''}`;
    if (this.#known.has(within)) return { part: within, isPart: container === stitch };
    if (this.#known.has(knot.name)) return { part: knot.name, isPart: container === knot };
    // A choice or a gather before the first knot; else a function, or the declarations of variables.
    return { part: /^[cg]-\d+$/u.test(knot.name) ? START : null, isPart: false };
  }
}
