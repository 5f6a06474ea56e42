import { useRef, useState } from 'react';

import { ApiError, FabulaError } from '@fabula/sdk';
import type { VersionToRestore } from '@fabula/ui/versions';

import { newIdempotencyKey } from '../live/idempotency-keys';

interface RestoreOptions {
  /** The draft has changes that are not kept. */
  readonly isAtStake: boolean;
  /** What is written reaches the server first, so that it is part of the question. Answers whether it has. */
  readonly flush: () => Promise<boolean>;
  readonly restore: (
    versionId: string,
    form: { readonly draft?: 'keep' | 'replace' },
    options: { readonly headers: { readonly 'Idempotency-Key': string } },
  ) => Promise<unknown>;
  readonly onRestored: () => Promise<void>;
}

export function useRestore(
  versions: readonly { readonly versionId: string; readonly number: number }[],
  { flush, isAtStake: hasUnkept, onRestored, restore: send }: RestoreOptions,
) {
  const [toRestore, setToRestore] = useState<VersionToRestore | null>(null);
  /** Makes a try under way safe to repeat. */
  const key = useRef('');

  const ask = (versionId: string) => {
    const version = versions.find((one) => one.versionId === versionId);
    if (version === undefined) return;
    key.current = newIdempotencyKey();
    setToRestore({ versionId, number: version.number, isAtStake: hasUnkept, state: 'asked' });
  };

  const restore = async (choice: 'keep' | 'replace') => {
    if (toRestore === null) return;
    const { isAtStake, versionId } = toRestore;
    setToRestore({ ...toRestore, state: 'restoring' });
    try {
      if (!(await flush())) {
        setToRestore({ ...toRestore, state: 'failed' });
        return;
      }
      await send(versionId, isAtStake ? { draft: choice } : {}, { headers: { 'Idempotency-Key': key.current } });
      setToRestore(null);
      await onRestored();
    } catch (error) {
      if (!(error instanceof FabulaError)) throw error;
      key.current = newIdempotencyKey();
      const { field, reason } = error instanceof ApiError ? error : {};
      const isUnsaid = !isAtStake && field === 'draft';
      const state = isUnsaid ? 'asked' : reason === 'FORBIDDEN' ? 'refused' : 'failed';
      setToRestore({ ...toRestore, isAtStake: isAtStake || isUnsaid, state });
    }
  };

  return { toRestore, ask, restore, leave: () => setToRestore(null) };
}

export type Restoring = ReturnType<typeof useRestore>;
