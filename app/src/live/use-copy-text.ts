import { copied, copyFailed } from '@fabula/ui/chat';
import { useCallback } from 'react';

import { copyText } from '../browser/hand-on';
import { useApp } from '../context/use-app';

/** Copies the text of a message and says in a toast whether that worked; the same function at every render. */
export function useCopyText(): (text: string) => void {
  const { toasts } = useApp();
  return useCallback(
    (text) => void copyText(text).then((outcome) => toasts.show(outcome === 'copied' ? copied() : copyFailed())),
    [toasts],
  );
}
