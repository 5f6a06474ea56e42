export interface StoredDraft<Fields> {
  readonly draftId: string;
  readonly revision: number;
  readonly fields: Fields;
  /** When it was changed last: ISO 8601. */
  readonly updatedAt: string;
}

/** Why a request has no effect that the editor could count on. */
export type DraftFailure =
  /** No answer, or one that passes: tried again later. */
  | { readonly kind: 'unreachable'; readonly retryAfterMs?: number | undefined }
  /** The draft does not exist, or belongs to another visitor. */
  | { readonly kind: 'gone' }
  /** The server will not store it as it is. */
  | { readonly kind: 'refused'; readonly field: string | undefined };

export type UpdateOutcome<Answer> =
  | { readonly kind: 'stored'; readonly draft: Answer }
  /** Nothing was stored: a field was changed elsewhere since the given revision. With the draft as it is, if the answer has it. */
  | { readonly kind: 'conflict'; readonly draft?: Answer | undefined }
  | DraftFailure;

export type ReadOutcome<Answer> = { readonly kind: 'read'; readonly draft: Answer } | DraftFailure;

export type CreateOutcome<Answer> =
  | { readonly kind: 'created'; readonly draft: Answer }
  /** The visitor has as many drafts as they may. */
  | { readonly kind: 'too-many' }
  | DraftFailure;

/** The requests of an editor. They resolve to what became of them; only a fault of the program rejects. */
export interface DraftTransport<Fields, Answer extends StoredDraft<Fields> = StoredDraft<Fields>> {
  readonly create: (key: string) => Promise<CreateOutcome<Answer>>;
  readonly read: (draftId: string) => Promise<ReadOutcome<Answer>>;
  readonly update: (
    draftId: string,
    request: { readonly revision: number; readonly changes: Partial<Fields>; readonly key: string },
  ) => Promise<UpdateOutcome<Answer>>;
}
