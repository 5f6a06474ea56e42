/** Languages whose script has capitals that can be set large at the beginning of a text. */
const startsWithLatin = /^[\p{P}\p{S}\s]*\p{Script=Latin}/u;

/** Whether a text begins with a letter that can stand as a drop cap. */
export const takesDropCap = (text: string): boolean => startsWithLatin.test(text);

export const directionOfContent = (language: string): 'ltr' | 'rtl' =>
  language === 'ar' || language.startsWith('ar-') ? 'rtl' : 'ltr';
