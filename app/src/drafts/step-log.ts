import type { CharacterDraftFields } from '@fabula/sdk';

import { createStore, type Store } from '../data/store';
import type { CharacterDraftEditor } from './open-editors';
import { isSameValue } from './same-value';

/** Fields as they are now to what takes a step back in them; null where nothing of the step is left. */
type Reverse = (fields: CharacterDraftFields) => Partial<CharacterDraftFields> | null;

const mostSteps = 100;

export type ListField = {
  [Name in keyof CharacterDraftFields]: CharacterDraftFields[Name] extends readonly unknown[] ? Name : never;
}[keyof CharacterDraftFields];

const isBlank = (value: unknown): boolean =>
  value === '' || (typeof value === 'object' && value !== null && Object.values(value).every((one) => one === ''));

const firstDifference = (one: readonly unknown[], other: readonly unknown[]): number => {
  const at = one.findIndex((item, index) => !isSameValue(item, other[index]));
  return at === -1 ? one.length : at;
};

/**
 * What takes a change of a list back, whatever was written in its other entries since: an entry that was added and is
 * still as it was goes, one that was removed comes back, one that was moved returns.
 *
 * @returns null where the change is writing within an entry
 */
export function reverseOfList<Item>(
  before: readonly Item[],
  after: readonly Item[],
): ((now: readonly Item[]) => Item[] | null) | null {
  const at = firstDifference(before, after);
  if (after.length === before.length + 1) {
    const added = after[at];
    return (now) => {
      const place = now.findIndex((item) => isSameValue(item, added));
      const found = place === -1 && isBlank(now[at]) ? at : place;
      return found === -1 ? null : now.toSpliced(found, 1);
    };
  }
  if (after.length === before.length - 1) {
    const removed = before.slice(at, at + 1);
    return (now) => now.toSpliced(Math.min(at, now.length), 0, ...removed);
  }
  const isSwap =
    after.length === before.length &&
    isSameValue(before[at], after[at + 1]) &&
    isSameValue(before[at + 1], after[at]) &&
    isSameValue(before.slice(at + 2), after.slice(at + 2));
  if (!isSwap || at >= before.length) return null;
  return (now) => (at + 1 < now.length ? now.toSpliced(at, 2, ...now.slice(at, at + 2).toReversed()) : null);
}

/**
 * The structural steps of a draft in this tab, the latest last: entries that were added, removed or moved, portraits,
 * accepted suggestions. Writing is none of them: text fields have the browser's own undo.
 */
export class StepLog {
  readonly state: Store<{ readonly count: number }> = createStore({ count: 0 });
  readonly #editor: CharacterDraftEditor;
  #steps: readonly Reverse[] = [];

  constructor(editor: CharacterDraftEditor) {
    this.#editor = editor;
  }

  change(changes: Partial<CharacterDraftFields>): void {
    const { fields } = this.#editor.state.get();
    const before: Partial<CharacterDraftFields> = Object.fromEntries(
      Object.entries(fields).filter(([name]) => Object.hasOwn(changes, name)),
    );
    this.#add(() => before);
    this.#editor.edit(changes);
  }

  /** Changes a list. It is a step where an entry was added, removed or moved. */
  changeList<Name extends ListField>(field: Name, after: CharacterDraftFields[Name]): void {
    const before: readonly unknown[] = this.#editor.state.get().fields[field];
    const reverse = reverseOfList<unknown>(before, after);
    if (reverse !== null) {
      this.#add((fields) => {
        const now = reverse(fields[field]);
        return now === null ? null : { [field]: now };
      });
    }
    this.#editor.edit({ [field]: after });
  }

  /** Takes the latest step back of which something is left. */
  undo(): void {
    let changes: Partial<CharacterDraftFields> | null = null;
    while (changes === null && this.#steps.length > 0) {
      changes = this.#steps.at(-1)?.(this.#editor.state.get().fields) ?? null;
      this.#steps = this.#steps.slice(0, -1);
    }
    if (changes !== null) this.#editor.edit(changes);
    this.state.set({ count: this.#steps.length });
  }

  #add(reverse: Reverse): void {
    this.#steps = [...this.#steps, reverse].slice(-mostSteps);
    this.state.set({ count: this.#steps.length });
  }
}

const logs = new WeakMap<CharacterDraftEditor, StepLog>();

export function stepsOf(editor: CharacterDraftEditor): StepLog {
  const log = logs.get(editor) ?? new StepLog(editor);
  logs.set(editor, log);
  return log;
}
