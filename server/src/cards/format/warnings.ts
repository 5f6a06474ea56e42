import type { CardWarning } from '../../contract/validators.ts';

const MOST = 100;
const WHERE_LENGTH = 200;

export class Warnings {
  readonly #found = new Map<string, CardWarning>();

  add(kind: CardWarning['kind'], where = ''): void {
    const short = where.slice(0, WHERE_LENGTH).toWellFormed();
    this.#found.set(`${kind} ${short}`, { kind, where: short });
  }

  list(): CardWarning[] {
    return [...this.#found.values()].slice(0, MOST);
  }
}
