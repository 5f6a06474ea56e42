import { waitFor } from 'storybook/test';

/** The editor of ink in a page, once it has replaced the plain box. Its text is in a shadow tree, which queries do not enter. */
export async function inkEditorIn(canvas: HTMLElement) {
  const text = await waitFor(
    () => {
      const found = canvas.querySelector('[data-ink-editor]')?.shadowRoot?.querySelector<HTMLElement>('.cm-content');
      if (found === null || found === undefined) throw new Error('The editor of ink is not there yet');
      return found;
    },
    { timeout: 25_000 },
  );
  const lines = () => [...text.querySelectorAll('.cm-line')].map((line) => line.textContent);
  return {
    /** As much of the text as is in view; a placeholder is none of it. */
    source: () => (text.querySelector('.cm-placeholder') === null ? lines().join('\n') : ''),
    activeLine: () => text.querySelector('.cm-activeLine')?.textContent ?? '',
    /** Puts words in the place of what is selected, as a paste does. */
    paste: (words: string) => {
      const clipboardData = new DataTransfer();
      clipboardData.setData('text/plain', words);
      text.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
    },
  };
}
