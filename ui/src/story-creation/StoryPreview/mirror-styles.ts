const SHEETS = 'link[rel="stylesheet"], style';

/** Copies what dresses this page into another document, and again whenever it changes. @returns ends it */
export function mirrorStyles(page: Document): () => void {
  let copied = '';
  const copy = () => {
    const sheets = [...document.head.querySelectorAll(SHEETS)];
    // A style sheet that is copied again is loaded again, which shows.
    const all = sheets.map((sheet) => sheet.outerHTML).join('');
    if (all !== copied) page.head.replaceChildren(...sheets.map((sheet) => sheet.cloneNode(true)));
    copied = all;
    const { attributes } = document.documentElement;
    for (const { name, value } of attributes) page.documentElement.setAttribute(name, value);
  };
  copy();
  const observer = new MutationObserver(copy);
  observer.observe(document.head, { childList: true, subtree: true, characterData: true });
  observer.observe(document.documentElement, { attributes: true });
  return () => observer.disconnect();
}
