/**
 * What any character can say in a language when its card has nothing fitting: plain, without a voice of its own, so
 * that it sits beside every voice. `{char}`, `{visitor}`, `{title}`, `{fact}`, `{words}`, `{list}` and `{language}` are filled in.
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
  /** Asked for more when all was told. */
  spent: readonly string[];
  /** Actions. */
  gestures: readonly string[];
  /** Said once to a visitor who writes in another language than the card's. */
  notice: readonly string[];
  /** The visitor has stated a fact about themselves. */
  noted: readonly string[];
  /** Asked for the visitor's own name. */
  recallName: readonly string[];
  /** Quotes what the visitor said about themselves. */
  recall: readonly string[];
  /** Quotes what the chat remembers: pinned facts, summary, note, persona. */
  known: readonly string[];
  nameUnknown: readonly string[];
  factUnknown: readonly string[];
  /** Asked what the character has just said. */
  quoteSelf: readonly string[];
  /** Asked why it said that. */
  meant: readonly string[];
  /** Asked again for what was told before. */
  again: readonly string[];
  /** Asked for more of an entry that was told to its end. */
  allTold: readonly string[];
  /** Asked what it is like; `{list}` names its temperaments. */
  nature: readonly string[];
  /** Asked for what it never does; quotes the author. */
  never: readonly string[];
  /** Offers a question of the visitor that the card answers. */
  askThis: readonly string[];
  /** Asked for something else. */
  another: readonly string[];
  /** To a visitor who has run away or is being hurt: out of the story, and towards safety. */
  unsafe: readonly string[];
  /** To a visitor who wants to hurt another person. */
  threat: readonly string[];
  /** The turn after a crisis, danger or threat. */
  careFollow: readonly string[];
  /** Answers to acts of the visitor, each with an act of its own. */
  playFight: readonly string[];
  playHug: readonly string[];
  playGive: readonly string[];
  playSit: readonly string[];
  playLeave: readonly string[];
  playOther: readonly string[];
}
