/**
 * What any character can say in a language when its card has nothing fitting: plain, without a voice of its own, so
 * that it sits beside every voice. `{char}`, `{visitor}`, `{word}` and `{title}` are filled in.
 */
export interface Phrases {
  hello: readonly string[];
  farewell: readonly string[];
  thanks: readonly string[];
  sorry: readonly string[];
  wellbeing: readonly string[];
  sad: readonly string[];
  praise: readonly string[];
  advice: readonly string[];
  yes: readonly string[];
  no: readonly string[];
  /** Asked whether a human writes: the truth. */
  machine: readonly string[];
  /** To somebody who speaks of ending their life: out of the story, and towards help. */
  crisis: readonly string[];
  /** Shown a picture: the truth. */
  unseen: readonly string[];
  identity: readonly string[];
  /** A visitor has said their name. */
  nameGiven: readonly string[];
  /** Takes up the last word of a visitor; empty where verbs stand last. */
  echo: readonly string[];
  /** To a question without an answer on the card. */
  unknown: readonly string[];
  /** Names something that the card does tell of. */
  suggest: readonly string[];
  /** Before something of the lore. */
  lead: readonly string[];
  /** To a statement. */
  listen: readonly string[];
  /** After a statement: gives the word back. */
  ask: readonly string[];
  /** After a question without an answer: gives it back. */
  askBack: readonly string[];
  /** After a greeting. */
  welcome: readonly string[];
  /** To somebody who has done something and said nothing. */
  acted: readonly string[];
  /** Asked for more when all was told. */
  spent: readonly string[];
  /** Actions. */
  gestures: readonly string[];
}
