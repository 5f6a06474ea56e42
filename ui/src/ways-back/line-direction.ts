const rightToLeft = /^\P{L}*[\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Syriac}\p{Script=Thaana}\p{Script=Nko}]/u;

/** The direction of a line by its first letter: a line that is cut off loses its end, whatever language the page has. */
export const directionOfLine = (line: string): 'rtl' | 'ltr' => (rightToLeft.test(line) ? 'rtl' : 'ltr');
