import type { DraftTransport, StoredDraft, UpdateOutcome } from '../draft-transport';
import { isSameValue } from '../same-value';
import { noteDraft, type NoteFields } from './note-draft';

export type Weather = 'fine' | 'lost-before' | 'lost-after';

interface Row {
  draft: StoredDraft<NoteFields>;
  /** The revision of each field's last change. */
  readonly changedAt: Map<keyof NoteFields, number>;
}

/** The contract of drafts, in memory: revisions per field, idempotency keys, and requests that get lost. */
export class DraftServer {
  readonly #rows = new Map<string, Row>();
  readonly #answers = new Map<string, UpdateOutcome<StoredDraft<NoteFields>>>();
  readonly #created = new Map<string, string>();
  /** What becomes of the next request; `fine` by default. */
  weather: () => Weather = () => 'fine';
  limit = 5;
  updates = 0;

  read(draftId: string): StoredDraft<NoteFields> {
    const row = this.#rows.get(draftId);
    if (row === undefined) throw new Error(`There is no draft ${draftId}`);
    return row.draft;
  }

  get count(): number {
    return this.#rows.size;
  }

  create(): StoredDraft<NoteFields> {
    const draftId = `drf-${this.#rows.size + 1}`;
    const draft = { draftId, revision: 1, fields: noteDraft.blank, updatedAt: new Date(Date.now()).toISOString() };
    this.#rows.set(draftId, { draft, changedAt: new Map() });
    return draft;
  }

  delete(draftId: string): void {
    this.#rows.delete(draftId);
  }

  transport(): DraftTransport<NoteFields> {
    return {
      create: (key) =>
        this.#pass(() => {
          const known = this.#created.get(key);
          if (known !== undefined) return { kind: 'created', draft: this.read(known) } as const;
          if (this.#rows.size >= this.limit) return { kind: 'too-many' } as const;
          const draft = this.create();
          this.#created.set(key, draft.draftId);
          return { kind: 'created', draft } as const;
        }),
      read: (draftId) =>
        this.#pass(() => {
          const row = this.#rows.get(draftId);
          return row === undefined ? ({ kind: 'gone' } as const) : ({ kind: 'read', draft: row.draft } as const);
        }),
      update: (draftId, { revision, changes, key }) =>
        this.#pass(() => {
          this.updates += 1;
          const answer = this.#answers.get(key) ?? this.#update(draftId, revision, changes);
          if (answer.kind === 'stored') this.#answers.set(key, answer);
          return answer;
        }),
    };
  }

  #update(draftId: string, revision: number, changes: Partial<NoteFields>): UpdateOutcome<StoredDraft<NoteFields>> {
    const row = this.#rows.get(draftId);
    if (row === undefined) return { kind: 'gone' };
    const { draft, changedAt } = row;
    const changed = noteDraft.names.filter(
      (name) => Object.hasOwn(changes, name) && !isSameValue(changes[name], draft.fields[name]),
    );
    if (changed.some((name) => (changedAt.get(name) ?? 1) > revision)) return { kind: 'conflict' };
    for (const name of changed) changedAt.set(name, draft.revision + 1);
    row.draft = {
      ...draft,
      revision: draft.revision + 1,
      fields: { ...draft.fields, ...changes },
      updatedAt: new Date(Date.now()).toISOString(),
    };
    return { kind: 'stored', draft: row.draft };
  }

  async #pass<Outcome>(act: () => Outcome): Promise<Outcome | { readonly kind: 'unreachable' }> {
    const weather = this.weather();
    await Promise.resolve();
    if (weather === 'lost-before') return { kind: 'unreachable' };
    const outcome = act();
    return weather === 'lost-after' ? { kind: 'unreachable' } : outcome;
  }
}
