import type { EngineRound } from './turn.ts';

/** Something that the reader and a character of a story can come to terms about in a talk. */
export interface Agreement {
  agreementId: string;
  characterId: string;
  variable: string;
  value: boolean | number | string;
  text: string;
  cues: readonly string[];
  /** What the character says to it; empty where the author leaves that to them. */
  answer: string;
}

/** The step of a story that an agreement is made in: a state and the choice that was taken from it. */
export interface Step {
  state: string;
  choiceId: string;
}

export interface TalkScript {
  /** First words of characters, by their ids. */
  openings: ReadonlyMap<string, string>;
  agreements: readonly Agreement[];
  /** Those of the agreements that are so already in a state. @throws {StoryRunError} When the story cannot be run. */
  holding(state: string, agreements: readonly Agreement[]): Promise<ReadonlySet<Agreement>>;
  /**
   * The round that follows an agreement: the last step is taken again from its beginning with what was agreed, so that
   * its choices are evaluated again. Text that the reader has read is not repeated.
   *
   * @param step The last choice on the way to where the reader stands; null where none was taken yet.
   * @param state Where the reader stands.
   * @param agreed All that was agreed since that step, this agreement last.
   * @throws {StoryRunError} When the story cannot be run on.
   */
  agree(step: Step | null, state: string, agreed: readonly Agreement[]): Promise<EngineRound>;
}
