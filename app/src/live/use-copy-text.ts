import { copied, copyFailed } from '@fabula/ui/chat';
import { useCallback } from 'react';

import { copyText } from '../browser/hand-on';
import { useApp } from '../context/use-app';

/** A stable function. */
export function useCopyText(): (text: string) => void {
  const { toasts } = useApp();
  return useCallback(
    (text) => void copyText(text).then((outcome) => toasts.show(outcome === 'copied' ? copied() : copyFailed())),
    [toasts],
  );
}
