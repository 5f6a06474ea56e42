import { operations } from '../../generated/examples';
import { problem } from '../answer';

/** What people wrote in a mocked server: listed, hidden and shown again. */
export class Shelf<Item> {
  #items: readonly Item[];
  readonly #hidden = new Set<string>();
  readonly #idOf: (item: Item) => string;

  constructor(items: readonly Item[], idOf: (item: Item) => string) {
    this.#items = items;
    this.#idOf = idOf;
  }

  list(): Item[] {
    return this.#items.filter((item) => !this.#hidden.has(this.#idOf(item)));
  }

  /** Throws the contract's 404 for what is not there. */
  find(id: unknown): Item {
    const found = this.list().find((item) => this.#idOf(item) === id);
    if (found === undefined) throw problem(404, operations.getCharacterPost.examples[404]['not-found']);
    return found;
  }

  add(item: Item): Item {
    this.#items = [item, ...this.#items];
    return item;
  }

  change(id: unknown, changes: (item: Item) => Item): Item {
    const changed = changes(this.find(id));
    this.#items = this.#items.map((item) => (this.#idOf(item) === id ? changed : item));
    return changed;
  }

  hide(id: unknown): void {
    this.#hidden.add(this.#idOf(this.find(id)));
  }

  restore(id: unknown): Item {
    this.#hidden.delete(String(id));
    return this.find(id);
  }
}
