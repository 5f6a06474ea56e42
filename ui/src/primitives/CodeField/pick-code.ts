export const codeLength = 6;

/** Arabic, Persian and full-width digits lie in blocks of sixteen, so that the last four bits are the number. */
const toAsciiDigits = (text: string): string =>
  text.replace(/[\u0660-\u0669\u06f0-\u06f9\uff10-\uff19]/g, (digit) => String(digit.charCodeAt(0) & 0xf));

/**
 * The code in what was typed, pasted or filled in: six digits that stand by themselves, alone or within a message
 * ("123 456 is your code"), or else the first digits of all.
 */
export function pickCode(entered: string): string {
  const text = toAsciiDigits(entered);
  const alone = /(?<!\d)(\d{3})[\s-]?(\d{3})(?!\d)/.exec(text);
  if (alone !== null) return `${alone[1]}${alone[2]}`;
  return text.replace(/\D/g, '').slice(0, codeLength);
}

/** The whole code in a pasted text, or `undefined` where none is whole. */
export function wholeCodeIn(pasted: string): string | undefined {
  const code = pickCode(pasted);
  return code.length === codeLength ? code : undefined;
}
