import { linkCopied, linkFailed } from '@fabula/ui/posts';

import { useApp } from '../context/use-app';

const wasCancelled = (cause: unknown) => cause instanceof DOMException && cause.name === 'AbortError';

/** Shares a page's address by the system's sheet, else the clipboard. */
export function useShare(): (page: { readonly href: string; readonly title: string }) => Promise<void> {
  const { publicUrl, toasts } = useApp();
  return async ({ href, title }) => {
    const url = publicUrl + href;
    try {
      if (typeof navigator.share === 'function') {
        await navigator.share({ title, url });
        return;
      }
      await navigator.clipboard.writeText(url);
      toasts.show(linkCopied());
    } catch (cause) {
      if (wasCancelled(cause)) return;
      console.warn('The address could not be passed on', cause);
      toasts.show(linkFailed());
    }
  };
}
