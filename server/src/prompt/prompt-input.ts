import type { CharacterCardFacts, PromptMessage } from '../providers/text/text-engine.ts';
import type { Lorebook, LoreWake } from './lorebook.ts';
import type { MacroNames } from './macros.ts';

export interface PromptCharacter extends Pick<
  CharacterCardFacts,
  'name' | 'about' | 'persona' | 'scenario' | 'exampleDialogue'
> {
  /** The card's own instructions, in which `{{original}}` stands for ours; empty for ours alone. */
  systemPrompt: string;
  /** What the card wants said after the conversation; `{{original}}` likewise. */
  postHistoryInstructions: string;
  /** What `{{char}}` stands for; left out or empty for the name. */
  nickname?: string;
  /** A text that stands so many messages above the end of the conversation. */
  depthPrompt?: DepthPrompt | null;
}

/** A text of a card in the middle of the conversation; depth 0 is its end. */
export interface DepthPrompt {
  text: string;
  depth: number;
  role: 'system' | 'user' | 'assistant';
}

export interface HistoryMessage {
  messageId: string;
  role: 'user' | 'assistant';
  text: string;
  /** Pictures that it shows, each with what is to be seen in words. */
  images?: readonly { imageId: string; alt: string }[];
  /** Who said it, where there are several on a side, as in rooms. */
  speaker?: string;
}

/** A remembered fact and the message that it comes from; null for one that a person wrote themselves. */
export interface Fact {
  factId: string;
  text: string;
  sourceMessageId: string | null;
}

/** The story that a conversation is a part of, as far as its character knows it. */
export interface PromptStory {
  title: string;
  /** Where the story stands, and how the character stands towards the visitor. */
  frame: string;
  /** What the character has lived through, stretch by stretch, oldest first. */
  told: readonly string[];
}

/** What an older part of the conversation came to, and the last message that it speaks of. */
export interface Summary {
  text: string;
  throughMessageId: string;
}

export interface PromptInput {
  character: PromptCharacter;
  visitor: { name: string; description: string };
  /** The story that the conversation is a part of; left out for a conversation by itself. */
  story?: PromptStory | undefined;
  /** The note of this chat; empty for none. */
  note: string;
  /** How many messages stand after the note; left out for none: it is at the end. */
  noteDepth?: number;
  /** The visitor's own words on how replies are to be written; left out or empty for none. */
  instructions?: string;
  lorebook: Lorebook;
  memory: { summary: Summary | undefined; facts: readonly Fact[] };
  /**
   * Ids of all messages on the active branch, also of those that are no longer in `history`: what is remembered from
   * any other message never reaches the prompt.
   */
  branch: ReadonlySet<string>;
  /** Oldest first, hidden messages left out. */
  history: readonly HistoryMessage[];
  /** Tokens of prompt and reply together. */
  contextTokens: number;
  /** Tokens that are kept free for the reply. */
  replyTokens: number;
  /** The part of the prompt that what is remembered may take, from 0 to 0.4; left out, the usual one. */
  memoryShare?: number;
  /** Tokens of one picture, for an engine that looks at them; left out for one that does not. */
  imageTokens?: number;
  mature: boolean;
  /** Decides what chance in a card decides. */
  seed: number;
}

export type PromptPartKind =
  | 'limits'
  | 'rules'
  | 'character'
  | 'visitor'
  | 'scenario'
  | 'story'
  | 'lore'
  | 'summary'
  | 'fact'
  | 'examples'
  | 'note'
  | 'history';

export type PromptWhy = LoreWake | { reason: 'always' } | { reason: 'remembered' } | { reason: 'recent' };

/** A part of a prompt, for the context meter: what did not fit is listed too. */
export interface PromptPart {
  kind: PromptPartKind;
  own?: boolean;
  /** The own name of what it is, such as an entry of a lorebook; empty where the kind says it all. */
  title: string;
  tokens: number;
  why: PromptWhy;
  /** Whether all of it is there, its beginning, or nothing when it does not fit. */
  fit: 'whole' | 'shortened' | 'left-out';
  count: number;
  sourceMessageId: string | null;
}

export interface AssembledPrompt {
  messages: PromptMessage[];
  /** What both sides are called in it. */
  names: MacroNames;
  parts: PromptPart[];
  /** Tokens of all messages together, as estimated. */
  tokens: number;
}
