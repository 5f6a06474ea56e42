const longestText = 48;

const shorten = (text: string): string => (text.length > longestText ? `${text.slice(0, longestText)}…` : text);

/** What a person would call an element in a message: its role or tag, and what it says. */
export function nameElement(element: Element): string {
  const kind = element.getAttribute('role') ?? element.tagName.toLowerCase();
  const words = element.getAttribute('aria-label') ?? element.textContent.trim().replaceAll(/\s+/g, ' ');
  const text = words === '' ? (element.getAttribute('placeholder') ?? element.getAttribute('name') ?? '') : words;
  const [firstClass = ''] = element.classList;
  const place = text === '' && element.parentElement !== null ? ` in ${nameElement(element.parentElement)}` : '';
  return [kind, firstClass && `.${firstClass}`, text && ` “${shorten(text)}”`, place].join('');
}
