import type { PromptPart as ContractPart } from '../contract/validators.ts';
import type { CharacterCardFacts, PromptMessage } from '../providers/text/text-engine.ts';
import type { Lorebook, LoreWake } from './lorebook.ts';
import type { MacroNames } from './macros.ts';

export interface PromptCharacter extends Pick<
  CharacterCardFacts,
  'name' | 'about' | 'persona' | 'scenario' | 'exampleDialogue'
> {
  /** `{{original}}` stands for our instructions, which an empty text uses alone. */
  systemPrompt: string;
  /** After the conversation; `{{original}}` likewise. */
  postHistoryInstructions: string;
  /** Replaces `{{char}}`; empty for the name. */
  nickname?: string;
  depthPrompt?: DepthPrompt | null;
}

export interface DepthPrompt {
  text: string;
  depth: number;
  role: 'system' | 'user' | 'assistant';
}

export interface HistoryMessage {
  messageId: string;
  role: 'user' | 'assistant';
  text: string;
  images?: readonly { imageId: string; alt: string }[];
  /** In rooms. */
  speaker?: string;
}

/** `sourceMessageId` is null for what a person wrote. */
export interface Fact {
  factId: string;
  text: string;
  sourceMessageId: string | null;
}

export interface PromptStory {
  title: string;
  /** The situation, and how the character relates to the visitor. */
  frame: string;
  /** Oldest first. */
  told: readonly string[];
}

export interface Summary {
  text: string;
  throughMessageId: string;
}

export interface RecalledMessage extends HistoryMessage {
  /** Its place in the conversation; larger is later. */
  place: number;
}

export interface PromptInput {
  character: PromptCharacter;
  visitor: { name: string; description: string };
  story?: PromptStory | undefined;
  note: string;
  /** Messages after the note; at the end by default. */
  noteDepth?: number;
  instructions?: string;
  lorebook: Lorebook;
  memory: { summary: Summary | undefined; facts: readonly Fact[] };
  /** All messages of the path, beyond `history`: memory of other messages is left out. */
  branch: ReadonlySet<string>;
  history: readonly HistoryMessage[];
  /** Older messages that matter now, best first. */
  recalled?: readonly RecalledMessage[];
  /** Whether the most that recalled messages may take is left free. */
  keepsRecallRoom?: boolean;
  /** Prompt and reply. */
  contextTokens: number;
  replyTokens: number;
  /** From 0 to 0.4. */
  memoryShare?: number;
  /** Tokens per picture, for an engine that sees. */
  imageTokens?: number;
  mature: boolean;
  seed: number;
}

export type PromptPartKind = ContractPart['kind'];

export type PromptWhy = LoreWake | { reason: 'always' } | { reason: 'remembered' } | { reason: 'recent' };

/** For the context meter, also what did not fit. */
export interface PromptPart {
  kind: PromptPartKind;
  own?: boolean;
  /** Such as a lore entry's; empty for fixed parts. */
  title: string;
  tokens: number;
  why: PromptWhy;
  fit: ContractPart['fit'];
  count: number;
  sourceMessageId: string | null;
}

export interface AssembledPrompt {
  messages: PromptMessage[];
  names: MacroNames;
  parts: PromptPart[];
  tokens: number;
}

/** How many of the newest messages are in a prompt. */
export function countTold({ parts }: Pick<AssembledPrompt, 'parts'>): number {
  return parts.find(({ kind, why }) => kind === 'history' && why.reason === 'recent')?.count ?? 0;
}
