/** The most that the wizard takes: characters of a text, entries of a list. */
export const wizardLimits = {
  name: 60,
  tagline: 160,
  pronouns: 40,
  temperaments: 3,
  /** Of the words that a portrait is drawn from. */
  description: 600,
  scenario: 600,
  greeting: 32_000,
  exchanges: 8,
  exchangeReader: 2000,
  exchangeCharacter: 2000,
  nevers: 8,
  never: 120,
  tags: 5,
  /** Of a message while a reader meets the character. */
  message: 1000,
  /** Free replies of a draft in a day. */
  freeReplies: 3,
} as const;

const isHighSurrogate = (unit: number) => unit >= 0xd800 && unit <= 0xdbff;
const isLowSurrogate = (unit: number) => unit >= 0xdc00 && unit <= 0xdfff;

/**
 * How many characters a text has, counted as the contract's `maxLength` counts: a letter beyond the BMP is one. Without a
 * list of them: it is counted again for each key in a text of 64,000.
 */
export function charactersIn(text: string): number {
  let pairs = 0;
  for (let index = 1; index < text.length; index += 1) {
    if (isLowSurrogate(text.charCodeAt(index)) && isHighSurrogate(text.charCodeAt(index - 1))) pairs += 1;
  }
  return text.length - pairs;
}
