/** Where the decimal digits of a script begin: Latin, Arabic, extended Arabic, full-width. */
const zeros = [0x30, 0x06_60, 0x06_f0, 0xff_10];

/** The last digit that was typed, in any of those scripts; `before` where there is none. */
export function readDigit(typed: string, before: number): number {
  const digits = Array.from(typed).flatMap((character) => {
    const code = character.codePointAt(0) ?? 0;
    const zero = zeros.find((first) => code >= first && code <= first + 9);
    return zero === undefined ? [] : [code - zero];
  });
  return digits.at(-1) ?? before;
}
