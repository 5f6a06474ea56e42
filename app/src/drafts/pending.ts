import { isSameValue } from './same-value';

/** Changes of fields: what each was when the visitor began to change it, and what it is now. */
export interface Edits<Fields> {
  readonly from: Partial<Fields>;
  readonly to: Partial<Fields>;
}

/** Changes on their way: retried under one idempotency key, unchanged, until the server has answered. */
export interface Batch<Fields> extends Edits<Fields> {
  readonly key: string;
  readonly revision: number;
}

export interface Pending<Fields> {
  readonly batch: Batch<Fields> | null;
  /** Changes made since the batch was sent; a field can be in both. */
  readonly edits: Edits<Fields>;
}

export interface FieldConflict<Fields> {
  readonly field: keyof Fields;
  readonly mine: Fields;
  readonly theirs: Fields;
}

export const nothingPending = <Fields>(): Pending<Fields> => ({ batch: null, edits: { from: {}, to: {} } });

export function pickFields<Fields extends object>(
  names: readonly (keyof Fields)[],
  values: Partial<Fields>,
  isChosen: (name: keyof Fields) => boolean = () => true,
): Partial<Fields> {
  const picked: Partial<Fields> = {};
  for (const name of names) if (Object.hasOwn(values, name) && isChosen(name)) picked[name] = values[name];
  return picked;
}

const namesIn = <Fields extends object>(names: readonly (keyof Fields)[], values: Partial<Fields>) =>
  names.filter((name) => Object.hasOwn(values, name));

const pickEdits = <Fields extends object>(
  names: readonly (keyof Fields)[],
  { from, to }: Edits<Fields>,
  isChosen: (name: keyof Fields) => boolean,
): Edits<Fields> => ({ from: pickFields(names, from, isChosen), to: pickFields(names, to, isChosen) });

export class PendingRules<Fields extends object> {
  readonly #names: readonly (keyof Fields)[];
  readonly #fits: (changes: Partial<Fields>) => boolean;

  /** @param fits whether the server stores these changes; others wait until the visitor has mended them */
  constructor(names: readonly (keyof Fields)[], fits: (changes: Partial<Fields>) => boolean) {
    this.#names = names;
    this.#fits = fits;
  }

  /** The fields as the visitor sees them: the server's, with all changes. */
  shown(base: Fields, { batch, edits }: Pending<Fields>): Fields {
    return { ...base, ...batch?.to, ...edits.to };
  }

  isEmpty({ batch, edits }: Pending<Fields>): boolean {
    return batch === null && namesIn(this.#names, edits.to).length === 0;
  }

  /** Adds changes of the visitor; one that takes an earlier one back removes it. */
  edit(base: Fields, pending: Pending<Fields>, changes: Partial<Fields>): Pending<Fields> {
    const { batch, edits } = pending;
    const sent: Fields = { ...base, ...batch?.to };
    const to: Partial<Fields> = { ...edits.to, ...pickFields(this.#names, changes) };
    const from: Partial<Fields> = {
      ...pickFields(this.#names, sent, (name) => Object.hasOwn(to, name)),
      ...edits.from,
    };
    const isChange = (name: keyof Fields) => !isSameValue(from[name], to[name]);
    return { batch, edits: pickEdits(this.#names, { from, to }, isChange) };
  }

  /** The fields that were changed here and elsewhere. A field on its way is judged when its answer has come. */
  conflicts(base: Fields, { batch, edits }: Pending<Fields>): FieldConflict<Fields>[] {
    return namesIn(this.#names, edits.to)
      .filter((name) => batch === null || !Object.hasOwn(batch.to, name))
      .filter((name) => !isSameValue(base[name], edits.from[name]) && !isSameValue(base[name], edits.to[name]))
      .map((field) => ({ field, mine: { ...base, ...edits.to }, theirs: base }));
  }

  /** The changes that can be sent: they are not in conflict, and the server stores such values. */
  ready(base: Fields, pending: Pending<Fields>): ReadonlySet<keyof Fields> {
    const { to } = pending.edits;
    const conflicts = this.conflicts(base, pending).map(({ field }) => field);
    const isReady = (name: keyof Fields) => !conflicts.includes(name) && this.#fits(pickFields([name], to));
    return new Set(namesIn(this.#names, to).filter(isReady));
  }

  /** Puts the changes that can be sent into a batch; the same pending changes when there are none. */
  freeze(base: Fields, revision: number, pending: Pending<Fields>, newKey: () => string): Pending<Fields> {
    const { batch, edits } = pending;
    const ready = this.ready(base, pending);
    if (batch !== null || ready.size === 0) return pending;
    return {
      batch: { key: newKey(), revision, ...pickEdits(this.#names, edits, (name) => ready.has(name)) },
      edits: pickEdits(this.#names, edits, (name) => !ready.has(name)),
    };
  }

  confirm({ edits }: Pending<Fields>): Pending<Fields> {
    return { batch: null, edits };
  }

  /** The batch was not stored: its changes are edits again, together with those made since. */
  withdraw({ batch, edits }: Pending<Fields>): Pending<Fields> {
    if (batch === null) return { batch, edits };
    const from = { ...edits.from, ...batch.from };
    const to = { ...batch.to, ...edits.to };
    return { batch: null, edits: pickEdits(this.#names, { from, to }, (name) => !isSameValue(from[name], to[name])) };
  }

  reconcile(base: Fields, { batch, edits }: Pending<Fields>): Pending<Fields> {
    const isOpen = (name: keyof Fields) =>
      (batch !== null && Object.hasOwn(batch.to, name)) || !isSameValue(base[name], edits.to[name]);
    return { batch, edits: pickEdits(this.#names, edits, isOpen) };
  }

  /** Adds a change of a field that began from a value, or continues the one that is pending. */
  take(
    { batch, edits }: Pending<Fields>,
    field: keyof Fields,
    value: Partial<Fields>,
    from: Partial<Fields>,
  ): Pending<Fields> {
    const sent = pickFields([field], batch?.to ?? {});
    return {
      batch,
      edits: {
        from: { ...pickFields([field], from), ...sent, ...edits.from },
        to: { ...edits.to, ...pickFields([field], value) },
      },
    };
  }

  /** Bases every change on these fields: on those of a draft that has just been created, nothing else has changed. */
  rebase(base: Fields, pending: Pending<Fields>): Pending<Fields> {
    const { edits } = this.withdraw(pending);
    const from = pickFields(this.#names, base, (name) => Object.hasOwn(edits.to, name));
    return this.reconcile(base, { batch: null, edits: { from, to: edits.to } });
  }

  /**
   * Decides a conflict.
   *
   * @param value what the field shall be; theirs drops the change
   */
  resolve(
    base: Fields,
    { batch, edits }: Pending<Fields>,
    field: keyof Fields,
    value: Partial<Fields>,
  ): Pending<Fields> {
    const from = { ...edits.from, ...pickFields([field], base) };
    const to = { ...edits.to, ...pickFields([field], value) };
    return this.reconcile(base, { batch, edits: { from, to } });
  }
}
