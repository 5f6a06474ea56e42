/** From this length on, in UTF-16 units, to measure a text for each key takes longer than a frame. */
const longest = 4000;

/** Whether a box for a text has its full height at once instead of the text's. */
export const isLongText = (text: string): boolean => text.length > longest;

/** A text whose first letter is of a script that is written from right to left. */
const beginsRightToLeft =
  /^\P{L}*[\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Syriac}\p{Script=Thaana}\p{Script=Nko}]/u;

/**
 * The `dir` of a box for a text. The browser finds that of a short one, by paragraph; a long one has one direction, that
 * of its first letter (UAX #9, P2): `auto` reads all of it again for each key.
 */
export function directionOfText(text: string): 'auto' | 'ltr' | 'rtl' | undefined {
  if (text === '') return undefined;
  if (!isLongText(text)) return 'auto';
  return beginsRightToLeft.test(text) ? 'rtl' : 'ltr';
}
