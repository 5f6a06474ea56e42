/** In milliseconds: at first, and where it takes long or nothing arrives. */
const soonest = 1_000;
const latest = 5_000;
const afterError = 10_000;

interface Read {
  readonly data?: { readonly items: readonly { readonly state: string; readonly createdAt: string }[] } | undefined;
  /** Epoch milliseconds of the last answer. */
  readonly dataUpdatedAt: number;
  readonly status: 'pending' | 'error' | 'success';
}

/**
 * When the suggestions are read again, in milliseconds, while one of them is being written; false once none is. A stream
 * would need an event log of drafts, which these few short texts are not worth.
 */
export function pollAfter({ data, dataUpdatedAt, status }: Read): number | false {
  const begun =
    data?.items.filter(({ state }) => state === 'writing').map(({ createdAt }) => Date.parse(createdAt)) ?? [];
  if (begun.length === 0) return false;
  if (status === 'error') return afterError;
  return Math.min(latest, Math.max(soonest, (dataUpdatedAt - Math.max(...begun)) / 5));
}
