/** Who hears of a paragraph without having been there, by character ids; no reader is told. */
interface Rumour {
  heardBy?: readonly string[];
}

export type Block =
  | ({ kind: 'narration'; text: string } & Rumour)
  /** A paragraph in which a character has the word; the words spoken stand in quotation marks. */
  | ({ kind: 'speech'; speaker: string; text: string } & Rumour)
  /** A letter, a page of a log, a line of minutes: something that is read inside the story. */
  | ({ kind: 'document'; text: string } & Rumour)
  | { kind: 'scene'; scene: string }
  | { kind: 'image'; image: string; description: string }
  | { kind: 'chapter'; number: number; title: string };

export interface Choice {
  /** Belongs to one state of one story: the choice of another round has another id. */
  choiceId: string;
  text: string;
  hint: string | null;
  /** Why it cannot be chosen now; null for one that can. */
  lock: string | null;
}

export type PanelValue =
  | { kind: 'relationship'; name: string; characterId: string; value: number; max: number }
  | { kind: 'meter'; name: string; label: string; value: number; max: number }
  | { kind: 'inventory'; name: string; label: string; items: { itemId: string; label: string }[] };

export interface Progress {
  /** From 1. */
  round: number;
  /** The chapter that the round ends in; null before the first one and in stories without. */
  chapter: { number: number; title: string } | null;
  scene: string | null;
}

/** How the story came out; a title is missing where the author gave none. */
export interface Ending {
  endingId: string;
  title: string | null;
}

/** What a reader does: takes one of the choices, or says in words what they do. */
export type Move =
  | { kind: 'choice'; choiceId: string }
  /** `as`: what the words are; something that the reader does where it is left out. */
  | { kind: 'typed'; text: string; as?: 'do' | 'say' | 'story' };

/** One round as an engine writes it: the same shape from every engine. */
export interface EngineRound {
  blocks: Block[];
  /** Empty exactly when the story has ended. */
  choices: Choice[];
  panel: PanelValue[];
  progress: Progress;
  ending: Ending | null;
  /** Everything that the next round depends on, for the engine alone. */
  state: string;
  /** SHA-256 of the state, hexadecimal. */
  stateHash: string;
  /** What a model wrote for it, as a replay takes it; missing where none was asked. */
  script?: string;
}
