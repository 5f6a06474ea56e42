import type { Occasion } from './occasions.ts';
import type { Temperament } from './temperaments.ts';

/** One message of a prompt, in the roles of the OpenAI chat completions protocol. */
export interface PromptMessage {
  role: 'system' | 'user' | 'assistant';
  content: string;
  /** Pictures that come with it; their descriptions are in the text. */
  imageIds?: readonly string[];
  /** The same as data addresses (RFC 2397), for an engine that looks at pictures. */
  pictures?: readonly string[];
}

/** What is known of the character that is to answer: all that the offline engine has to answer from. */
export interface CharacterCardFacts {
  name: string;
  tagline: string;
  about: string;
  scenario: string;
  /** Never shown to a visitor. */
  persona: string;
  greeting: string;
  exampleDialogue: readonly { speaker: 'character' | 'visitor'; text: string }[];
  lore: readonly { title: string; keys: readonly string[]; text: string }[];
  answers: Readonly<Partial<Record<Occasion, string>>>;
  tags: readonly string[];
  /** BCP 47, the language in which the card is written. */
  language: string;
  /** What the author has chosen in the wizard; left out for a character that was made elsewhere. */
  sketch?: CharacterSketch | undefined;
}

/** What is said of a character in choices and single lines, in its own language. */
export interface CharacterSketch {
  /** One line that says who it is; empty for none. */
  tagline: string;
  temperaments: readonly Temperament[];
  /** What it never does, one line each. */
  nevers: readonly string[];
}

/** What a chat knows of its visitor. A model reads it in the prompt, an engine without one reads it here. */
export interface VisitorKnowledge {
  /** Of the persona, or in the story; empty where they have none. */
  name: string;
  description: string;
  /** What they said before, oldest first, the line to be answered left out. */
  said: readonly string[];
  /** The facts that are true on this branch, pinned ones included. */
  facts: readonly string[];
  /** What happened so far; empty for nothing. */
  summary: string;
  /** The note of the chat; empty for none. */
  note: string;
}

export interface TextRequest {
  messages: readonly PromptMessage[];
  /** The model that is wanted of those that the engine has; left out for its usual one. */
  model?: string;
  /** Most tokens of the reply. */
  maxTokens: number;
  /** From 0 to 2. */
  temperature: number;
  /** A whole number below 2³²; equal seeds ask for equal replies. */
  seed: number;
  /** The reply ends before any of these. */
  stop: readonly string[];
  character: CharacterCardFacts;
  /** Left out where no visitor speaks. */
  visitor?: VisitorKnowledge;
  /** What is to be answered, where the last message holds more than that, as in rooms. */
  line?: string;
  /** What the character said last, newest first, discarded tries of this reply included: not to be said again soon. */
  lastReplies: readonly string[];
  /** Where no reply is wanted but a summary: what it is to be made of, for an engine that has no model to tell. */
  summary?: SummaryWanted;
  /** Where no reply is wanted but a draft of what the visitor says: what an engine without a model offers. */
  draft?: DraftWanted;
  /** Where the reply is to be JSON. Engines do what they can; the caller validates the result. */
  format?: JsonFormat;
}

export interface DraftWanted {
  offers: readonly string[];
}

export interface JsonFormat {
  /** Letters, digits, `_` and `-`. */
  name: string;
  /** JSON Schema, every object closed and every field required. */
  schema: object;
}

/** What a summary is made of: the one so far, whose place it takes, and what was said since, oldest first. */
export interface SummaryWanted {
  former: string;
  said: readonly { speaker: string; text: string }[];
}

export interface TokenUsage {
  promptTokens: number;
  completionTokens: number;
}

/** A piece of a reply. A reply that is over ends with exactly one `end`; one that breaks off throws instead. */
export type TextChunk =
  | { kind: 'text'; text: string }
  | { kind: 'end'; finishReason: 'stop' | 'length' | 'filtered'; usage?: TokenUsage };

export interface TextEngine {
  /** As `readyz` names it, such as `offline`, `openai` or `ollama`. */
  readonly name: string;
  readonly model: string;
  /** Whether it looks at pictures; else their descriptions are all that it is told. */
  readonly seesImages?: boolean;
  /** Whether there is a model that does what it is told; else replies are made of the card alone. */
  readonly hasModel?: boolean;
  /**
   * Writes one reply as it comes.
   *
   * @param signal Ends the writing; the stream then throws the reason of the signal.
   * @throws {TextEngineError} when the reply cannot be begun or breaks off; what came before it stays valid.
   */
  generate(request: TextRequest, signal: AbortSignal): AsyncIterable<TextChunk>;
}

/**
 * Why a reply did not come to its end: too many requests, an engine that is away or overloaded, one that fell silent,
 * one that does not serve us (credentials, credit, an unknown model, a prompt it will not take), or an answer that
 * makes no sense.
 */
export type TextEngineFailure = 'rate-limited' | 'unavailable' | 'stalled' | 'refused' | 'malformed';

/** A reply that did not come to its end. The message is for logs and holds nothing that a person wrote. */
export class TextEngineError extends Error {
  override readonly name = 'TextEngineError';
  readonly reason: TextEngineFailure;
  /** How long the engine asks us to wait before another try, where it says so. */
  readonly retryAfterMs: number | undefined;

  constructor(reason: TextEngineFailure, message: string, options: { retryAfterMs?: number; cause?: unknown } = {}) {
    super(message, { cause: options.cause });
    this.reason = reason;
    this.retryAfterMs = options.retryAfterMs;
  }
}
