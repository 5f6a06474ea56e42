/** Plain phrases with `{char}`, `{visitor}`, `{title}`, `{fact}`, `{words}`, `{list}` and `{language}`, by occasion. */
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
  /** To "are you human?": the truth. */
  machine: readonly string[];
  /** To suicidal thoughts: leaves the story, and leads to help. */
  crisis: readonly string[];
  unseen: readonly string[];
  identity: readonly string[];
  nameGiven: readonly string[];
  unknown: readonly string[];
  suggest: readonly string[];
  /** Before lore. */
  lead: readonly string[];
  listen: readonly string[];
  /** Returns a word of the statement. */
  ask: readonly string[];
  askBack: readonly string[];
  welcome: readonly string[];
  spent: readonly string[];
  gestures: readonly string[];
  /** Once to a visitor who writes in another language. */
  notice: readonly string[];
  noted: readonly string[];
  recallName: readonly string[];
  /** Quotes the visitor. */
  recall: readonly string[];
  /** Quotes the chat's memory or persona. */
  known: readonly string[];
  nameUnknown: readonly string[];
  factUnknown: readonly string[];
  quoteSelf: readonly string[];
  /** "Why did you say that?" */
  meant: readonly string[];
  again: readonly string[];
  allTold: readonly string[];
  /** `{list}` names temperaments. */
  nature: readonly string[];
  /** Quotes the author. */
  never: readonly string[];
  askThis: readonly string[];
  another: readonly string[];
  /** To a runaway or hurt visitor: leaves the story, and leads to safety. */
  unsafe: readonly string[];
  threat: readonly string[];
  /** After crisis, danger or threat. */
  careFollow: readonly string[];
  playFight: readonly string[];
  playHug: readonly string[];
  playGive: readonly string[];
  playSit: readonly string[];
  playLeave: readonly string[];
  playOther: readonly string[];
}
