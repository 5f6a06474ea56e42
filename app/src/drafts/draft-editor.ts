import { createStore, type Store } from '../data/store';
import type { DraftChannel, DraftNews, OpenDraftChannel } from './draft-channel';
import type { ConflictChoice, DraftKind, DraftState, SaveState } from './draft-state';
import type { DraftFailure, DraftTransport, StoredDraft } from './draft-transport';
import { nothingPending, PendingRules, type Pending } from './pending';
import type { KeptPending, PendingSlot, PendingStorage } from './pending-storage';
import { SendTimer } from './send-timer';

export interface DraftEditorParts<Fields extends object, Answer extends StoredDraft<Fields> = StoredDraft<Fields>> {
  readonly kind: DraftKind<Fields>;
  readonly transport: DraftTransport<Fields, Answer>;
  readonly storage: PendingStorage<Fields>;
  readonly openChannel: OpenDraftChannel<Answer>;
  /** Null for a draft that is created with its first change. */
  readonly draftId: string | null;
  /** A new value that cannot be guessed: idempotency keys, the name of this tab. */
  readonly newKey: () => string;
}

/** The name under which the changes of a draft wait that is not created. */
const unborn = 'new';
/** Conflicts that one attempt settles by itself before it counts as failed. */
const longestDispute = 3;

/**
 * Edits a draft that the server keeps, together with other tabs and devices.
 *
 * 1. A change shows at once and waits in the browser's storage.
 * 2. After a pause in the typing, the changes are sent as one batch with the revision that they are based on. The batch
 *    is retried under its idempotency key until the server answers.
 * 3. The answer brings what was changed elsewhere into the fields that are not being changed here.
 * 4. A field that was changed here and elsewhere is held back until the visitor decides.
 */
export class DraftEditor<Fields extends object, Answer extends StoredDraft<Fields> = StoredDraft<Fields>> {
  readonly state: Store<DraftState<Fields, Answer>>;
  readonly #parts: DraftEditorParts<Fields, Answer>;
  readonly #rules: PendingRules<Fields>;
  readonly #tab: string;
  readonly #others = new Set<string>();
  readonly #timer = new SendTimer(() => void this.#send());
  #draft: Answer | null = null;
  #draftId: string | null;
  #pending: Pending<Fields> = nothingPending();
  #creationKey: string | undefined;
  #slot: PendingSlot<Fields> | undefined;
  #channel: DraftChannel<Answer> | undefined;
  #phase: DraftState<Fields>['phase'];
  #stopped: SaveState | null = null;
  #sending: Promise<boolean> | null = null;
  #opening: Promise<void> | null = null;
  #isClosed = false;

  constructor(parts: DraftEditorParts<Fields, Answer>) {
    this.#parts = parts;
    this.#rules = new PendingRules(parts.kind.names, parts.kind.fits);
    this.#tab = parts.newKey();
    this.#draftId = parts.draftId;
    this.#phase = parts.draftId === null ? 'open' : 'loading';
    this.state = createStore(this.#read());
  }

  /** Takes up what an earlier visit has not sent, and brings the draft. Resolves when the draft can be edited, or not. */
  open(): Promise<void> {
    this.#opening ??= this.#open();
    return this.#opening;
  }

  /** Changes fields. The first change of a draft that does not exist creates it. */
  edit(changes: Partial<Fields>): void {
    if (this.#isClosed || this.#phase !== 'open') return;
    this.#pending = this.#rules.edit(this.#base(), this.#pending, changes);
    this.#stopped = null;
    this.#timer.noteEdit();
    this.#timer.persist(() => this.#persist());
    this.#show();
    if (this.#draftId === null && !this.#timer.isFailing) void this.#send();
    else this.#schedule();
  }

  /**
   * Creates the draft, if it does not exist, without a change.
   *
   * @returns its id; null when it could not be created
   */
  async begin(): Promise<string | null> {
    await this.#sending;
    if (this.#draftId === null) await this.#send(true);
    return this.#draftId;
  }

  /** Decides conflicts, each for its field. `both` counts as `mine` where both cannot be kept. */
  resolve(choices: ReadonlyMap<keyof Fields, ConflictChoice>): void {
    const base = this.#base();
    for (const { field, mine, theirs } of this.#conflicts()) {
      const choice = choices.get(field);
      if (choice === undefined) continue;
      const both = choice === 'both' ? this.#parts.kind.join(field, mine, theirs) : null;
      this.#pending = this.#rules.resolve(base, this.#pending, field, both ?? (choice === 'theirs' ? theirs : mine));
    }
    this.#persist();
    this.#show();
    void this.#send();
  }

  /**
   * Sends at once what waits.
   *
   * @returns whether the server has every change that can be sent
   */
  async flush(): Promise<boolean> {
    this.#persist();
    await this.#opening;
    do {
      // oxlint-disable-next-line no-await-in-loop -- what was changed during a request goes with the next one
      if (!(await this.#send())) return false;
    } while (this.#hasUnsent());
    return true;
  }

  /** Writes what waits to the browser's storage, for a page that may go at any moment, and sends it. */
  hide(): void {
    this.#persist();
    void this.#send();
  }

  async refresh(): Promise<void> {
    if (this.#isClosed) return;
    this.#timer.succeed();
    this.#stopped = null;
    await this.#opening;
    if (this.#draftId !== null && (this.#phase !== 'open' || !this.#hasUnsent())) await this.#load(this.#draftId);
    if (this.#hasUnsent()) void this.#send();
  }

  /** The draft was kept as a character or deleted: nothing of it is pending any more. */
  end(): void {
    this.#channel?.send({ kind: 'gone', tab: this.#tab });
    this.#drop();
  }

  /** Lets go of the draft. What is not sent stays in the browser's storage. */
  close(): void {
    if (this.#isClosed) return;
    this.#timer.clear();
    this.#persist();
    this.#isClosed = true;
    this.#slot?.release();
    this.#channel?.send({ kind: 'closed', tab: this.#tab });
    this.#channel?.close();
  }

  async #open(): Promise<void> {
    const { slot, found } = await this.#parts.storage.claim(this.#draftId ?? unborn);
    if (this.#isClosed) return slot.release();
    this.#slot = slot;
    for (const kept of found) this.#takeUp(kept);
    this.#persist();
    if (this.#draftId !== null) {
      this.#joinChannel(this.#draftId);
      await this.#load(this.#draftId);
    }
    this.#show();
    if (this.#hasUnsent()) void this.#send();
  }

  /** Adds the changes that a tab has left behind. Its batch keeps its key, if this tab has none. */
  #takeUp(kept: KeptPending<Fields>): void {
    const { kind } = this.#parts;
    const isFirst = this.#rules.isEmpty(this.#pending);
    this.#creationKey ??= kept.creationKey;
    if (isFirst) {
      this.#pending = { batch: kept.batch, edits: kept.edits };
      return;
    }
    const base = this.#base();
    const mine = this.#rules.shown(base, this.#pending);
    const { edits } = this.#rules.withdraw(kept);
    const theirs: Fields = { ...base, ...edits.to };
    const own = { ...this.#pending.batch?.to, ...this.#pending.edits.to };
    for (const field of kind.names.filter((name) => Object.hasOwn(edits.to, name))) {
      const joined = Object.hasOwn(own, field) ? kind.join(field, mine, theirs) : theirs;
      if (joined !== null) this.#pending = this.#rules.take(this.#pending, field, joined, edits.from);
    }
  }

  async #load(draftId: string): Promise<void> {
    const outcome = await this.#parts.transport.read(draftId);
    if (this.#isClosed) return;
    if (outcome.kind === 'read') this.#adopt(outcome.draft);
    else if (outcome.kind === 'gone') this.#phase = 'gone';
    else if (this.#draft === null) this.#phase = 'failed';
    this.#show();
  }

  #adopt(draft: Answer): void {
    if (this.#draft !== null && draft.revision < this.#draft.revision) return;
    this.#draft = draft;
    this.#phase = 'open';
    this.#pending = this.#rules.reconcile(draft.fields, this.#pending);
  }

  /** Sends the changes that wait, one request at a time. @param isWanted creates the draft even without a change */
  #send(isWanted = false): Promise<boolean> {
    if (this.#sending !== null) return this.#sending;
    if (this.#isClosed || this.#phase !== 'open') return Promise.resolve(false);
    this.#timer.clear();
    this.#sending = this.#sendOne(isWanted).finally(() => {
      this.#sending = null;
      if (this.#isClosed) return;
      this.#persist();
      this.#show();
      this.#schedule();
    });
    return this.#sending;
  }

  async #sendOne(isWanted: boolean): Promise<boolean> {
    // An earlier visit may have left what belongs to it.
    await this.#opening;
    if (this.#rules.isEmpty(this.#pending) && !isWanted) return true;
    if (this.#draft === null) return this.#create();
    const { draftId } = this.#draft;
    for (let disputes = 0; disputes < longestDispute; disputes += 1) {
      const { fields, revision } = this.#draft;
      this.#pending = this.#rules.freeze(fields, revision, this.#pending, this.#parts.newKey);
      const { batch } = this.#pending;
      if (batch === null) return true;
      this.#timer.noteSent();
      this.#persist();
      this.#show();
      const request = { revision: batch.revision, changes: batch.to, key: batch.key };
      // oxlint-disable-next-line no-await-in-loop -- the next attempt follows from the answer
      const outcome = await this.#parts.transport.update(draftId, request);
      // The batch is in the browser's storage: who opens the draft next sends it under the same key.
      if (this.#isClosed) return false;
      if (outcome.kind === 'stored') {
        this.#confirm(outcome.draft);
        return true;
      }
      if (outcome.kind !== 'conflict') return this.#fail(outcome);
      let newest = outcome.draft;
      if (newest === undefined) {
        // oxlint-disable-next-line no-await-in-loop -- as above
        const read = await this.#parts.transport.read(draftId);
        if (this.#isClosed) return false;
        if (read.kind !== 'read') return this.#fail(read);
        newest = read.draft;
      }
      this.#pending = this.#rules.withdraw(this.#pending);
      this.#adopt(newest);
    }
    return this.#fail({ kind: 'unreachable' });
  }

  #confirm(draft: Answer): void {
    this.#timer.succeed();
    this.#stopped = null;
    this.#pending = this.#rules.confirm(this.#pending);
    this.#adopt(draft);
    this.#pending = this.#rules.reconcile(this.#base(), this.#pending);
    this.#channel?.send({ kind: 'stored', tab: this.#tab, draft });
  }

  #fail(failure: DraftFailure): boolean {
    if (failure.kind === 'gone') this.#phase = 'gone';
    else if (failure.kind === 'unreachable') this.#timer.fail(failure.retryAfterMs);
    else {
      this.#pending = this.#rules.withdraw(this.#pending);
      this.#stopped = failure;
    }
    return false;
  }

  async #create(): Promise<boolean> {
    this.#creationKey ??= this.#parts.newKey();
    this.#persist();
    const outcome = await this.#parts.transport.create(this.#creationKey);
    if (this.#isClosed) return false;
    if (outcome.kind !== 'unreachable') this.#creationKey = undefined;
    if (outcome.kind === 'too-many') {
      this.#stopped = outcome;
      return false;
    }
    if (outcome.kind !== 'created') return this.#fail(outcome);
    const { draft } = outcome;
    this.#timer.succeed();
    this.#stopped = null;
    this.#draftId = draft.draftId;
    this.#pending = this.#rules.rebase(draft.fields, this.#pending);
    this.#adopt(draft);
    await this.#moveSlot(draft.draftId);
    this.#joinChannel(draft.draftId);
    return true;
  }

  async #moveSlot(draftId: string): Promise<void> {
    const { slot } = await this.#parts.storage.claim(draftId);
    if (this.#isClosed) return slot.release();
    const before = this.#slot;
    this.#slot = slot;
    this.#persist();
    before?.write(null);
    before?.release();
  }

  #drop(): void {
    this.#phase = 'gone';
    this.#pending = nothingPending();
    this.#timer.clear();
    this.#persist();
    this.#show();
  }

  #joinChannel(draftId: string): void {
    this.#channel = this.#parts.openChannel(draftId, (news) => this.#hear(news));
    this.#channel.send({ kind: 'opened', tab: this.#tab });
  }

  #hear(news: DraftNews<Answer>): void {
    if (this.#isClosed || news.tab === this.#tab) return;
    switch (news.kind) {
      case 'opened':
        this.#channel?.send({ kind: 'present', tab: this.#tab });
        this.#others.add(news.tab);
        break;
      case 'present':
        this.#others.add(news.tab);
        break;
      case 'closed':
        this.#others.delete(news.tab);
        break;
      case 'stored':
        this.#adopt(news.draft);
        this.#persist();
        break;
      case 'gone':
        this.#drop();
        break;
    }
    this.#show();
  }

  #base(): Fields {
    return this.#draft?.fields ?? this.#parts.kind.blank;
  }

  #conflicts() {
    return this.#draft === null ? [] : this.#rules.conflicts(this.#draft.fields, this.#pending);
  }

  #hasUnsent(): boolean {
    return this.#pending.batch !== null || this.#rules.ready(this.#base(), this.#pending).size > 0;
  }

  #schedule(): void {
    if (this.#sending === null && this.#stopped === null && this.#phase === 'open' && this.#hasUnsent()) {
      this.#timer.schedule();
    }
  }

  #persist(): void {
    if (this.#isClosed) return;
    const isEmpty = this.#rules.isEmpty(this.#pending);
    this.#slot?.write(isEmpty ? null : { ...this.#pending, creationKey: this.#creationKey });
  }

  #save(): SaveState {
    if (this.#conflicts().length > 0) return { kind: 'conflict' };
    if (this.#rules.isEmpty(this.#pending)) {
      return this.#draft === null ? { kind: 'unwritten' } : { kind: 'saved', at: this.#draft.updatedAt };
    }
    if (this.#stopped !== null) return this.#stopped;
    return { kind: this.#timer.isFailing || !this.#hasUnsent() ? 'on-device' : 'saving' };
  }

  #read(): DraftState<Fields, Answer> {
    return {
      phase: this.#phase,
      draftId: this.#draftId,
      revision: this.#draft?.revision ?? null,
      fields: this.#rules.shown(this.#base(), this.#pending),
      answer: this.#draft,
      save: this.#save(),
      conflicts: this.#conflicts(),
      isElsewhere: this.#others.size > 0,
    };
  }

  #show(): void {
    this.state.set(this.#read());
  }
}
