/** The longest fact of a chat or room, in characters; from the contract. */
export const longestFact = 500;
