export async function copyText(text: string): Promise<'copied' | 'failed'> {
  try {
    await navigator.clipboard.writeText(text);
    return 'copied';
  } catch (error) {
    console.warn('The clipboard refused', error);
    return 'failed';
  }
}

/** Hands a link to another program of the device; one that refuses it leaves it on the clipboard. */
export async function handOn(link: {
  readonly url: string;
  readonly title?: string;
}): Promise<'copied' | 'failed' | null> {
  try {
    await navigator.share(link);
    return null;
  } catch (error) {
    // Closing the share sheet is not a failure.
    if (error instanceof DOMException && error.name === 'AbortError') return null;
    return copyText(link.url);
  }
}
