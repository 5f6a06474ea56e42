import { isDeepStrictEqual } from 'node:util';

export interface Mergeable<Fields extends object> {
  revision: number;
  fields: Fields;
  /** The revision of the last change of each field; a field that is not named has never been changed. */
  fieldRevisions: Partial<Record<keyof Fields & string, number>>;
}

export type Merge<Fields extends object> =
  | { kind: 'merged'; draft: Mergeable<Fields> }
  | { kind: 'conflict'; fields: (keyof Fields & string)[] };

export class FieldMerger<Fields extends object> {
  readonly #names: readonly (keyof Fields & string)[];

  constructor(names: readonly (keyof Fields & string)[]) {
    this.#names = names;
  }

  /**
   * Merges changes into a draft by field. A field conflicts when it was changed after the revision that the changes are
   * based on, to another value than theirs. Changes that change nothing leave the revision as it is.
   */
  merge(draft: Mergeable<Fields>, base: number, changes: Partial<Fields>): Merge<Fields> {
    const differing = this.#names.filter(
      (name) => changes[name] !== undefined && !isDeepStrictEqual(changes[name], draft.fields[name]),
    );
    const conflicting = differing.filter((name) => isChangedSince(draft, name, base));
    if (conflicting.length > 0) return { kind: 'conflict', fields: conflicting };
    if (differing.length === 0) return { kind: 'merged', draft };
    const revision = draft.revision + 1;
    const fieldRevisions = { ...draft.fieldRevisions };
    const fields = { ...draft.fields };
    for (const name of differing) {
      fieldRevisions[name] = revision;
      const value = changes[name];
      if (value !== undefined) fields[name] = value;
    }
    return { kind: 'merged', draft: { revision, fields, fieldRevisions } };
  }

  differing(was: Fields, fields: Fields): (keyof Fields & string)[] {
    return this.#names.filter((name) => !isDeepStrictEqual(was[name], fields[name]));
  }

  changedSince(draft: Mergeable<Fields>, base: number): (keyof Fields & string)[] {
    return this.#names.filter((name) => isChangedSince(draft, name, base));
  }
}

function isChangedSince<Fields extends object>(
  { fieldRevisions }: Mergeable<Fields>,
  name: keyof Fields & string,
  base: number,
): boolean {
  return (fieldRevisions[name] ?? 0) > base;
}
