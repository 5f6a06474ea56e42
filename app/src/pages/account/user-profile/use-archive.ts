import { useState } from 'react';

import { ApiError, exportAccount } from '@fabula/sdk';
import type { ArchiveFailure } from '@fabula/ui/account';

import { saveFile } from '../../../browser/save-file';

const failureOf = (cause: unknown): ArchiveFailure => {
  if (!(cause instanceof ApiError)) return 'unknown';
  if (cause.status === 429) return 'too-often';
  return cause.status === 409 ? 'under-way' : 'unknown';
};

/** All that the account has, saved as one archive. */
export function useArchive() {
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<ArchiveFailure>();
  const download = async () => {
    setFailure(undefined);
    setBusy(true);
    try {
      saveFile(await exportAccount());
    } catch (cause) {
      console.warn('The archive of the account could not be downloaded', cause);
      setFailure(failureOf(cause));
    } finally {
      setBusy(false);
    }
  };
  return { busy: isBusy, failure, onDownload: () => void download() };
}
