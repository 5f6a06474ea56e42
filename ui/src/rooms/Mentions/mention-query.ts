/** A name that is being written after an `@`. */
export interface MentionQuery {
  /** Where the `@` stands, in UTF-16 code units. */
  readonly from: number;
  /** Where the caret stands. */
  readonly to: number;
  /** The letters after the `@`. */
  readonly query: string;
}

/** How many letters after an `@` may still be a name: longer text means no mention. */
const longestQuery = 40;

const canStandBefore = /[\s([{"'“‘«—–-]/u;

/** Whether an `@` at this place begins a mention rather than standing inside an address. */
const beginsMention = (draft: string, at: number): boolean => {
  const before = draft[at - 1];
  return before === undefined || canStandBefore.test(before);
};

/**
 * The mention that is being written at the caret, if one is.
 *
 * @param caret in UTF-16 code units
 */
export function mentionAt(draft: string, caret: number): MentionQuery | null {
  const at = draft.slice(0, caret).lastIndexOf('@');
  if (at < 0 || !beginsMention(draft, at)) return null;
  const query = draft.slice(at + 1, caret);
  if (query.length > longestQuery || /[\n@]/u.test(query) || query.startsWith(' ')) return null;
  return { from: at, to: caret, query };
}

/** Letters without case and marks: `tomas` finds Tomás. */
const plain = (text: string) => text.normalize('NFKD').replaceAll(/\p{M}/gu, '').toLowerCase();

/** Whether a name answers to what has been written of it: its beginning, or the beginning of one of its words. */
export function answersTo(name: string, query: string): boolean {
  const wanted = plain(query).trimEnd();
  const whole = plain(name);
  return whole.startsWith(wanted) || whole.split(/[\s-]+/u).some((word) => word.startsWith(wanted));
}
