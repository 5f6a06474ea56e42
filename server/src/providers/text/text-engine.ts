import type { EngineClass } from '../../config/engines/engine-class.ts';
import type { Occasion } from './occasions.ts';
import type { Temperament } from './temperaments.ts';

export interface PromptMessage {
  role: 'system' | 'user' | 'assistant';
  content: string;
  /** Described in the text. */
  imageIds?: readonly string[];
  /** Data addresses (RFC 2397), for an engine that sees. */
  pictures?: readonly string[];
}

export interface CharacterCardFacts {
  name: string;
  tagline: string;
  about: string;
  scenario: string;
  /** Never shown. */
  persona: string;
  greeting: string;
  exampleDialogue: readonly { speaker: 'character' | 'visitor'; text: string }[];
  lore: readonly { title: string; keys: readonly string[]; text: string }[];
  answers: Readonly<Partial<Record<Occasion, string>>>;
  tags: readonly string[];
  language: string;
  /** Only of characters made in the wizard. */
  sketch?: CharacterSketch | undefined;
}

export interface CharacterSketch {
  tagline: string;
  temperaments: readonly Temperament[];
  nevers: readonly string[];
}

/** For an engine without a model; others read it in the prompt. */
export interface VisitorKnowledge {
  name: string;
  description: string;
  /** Oldest first, without the line to answer. */
  said: readonly string[];
  /** That hold on this path. */
  facts: readonly string[];
  summary: string;
  note: string;
}

export interface TextRequest {
  messages: readonly PromptMessage[];
  /** One of the engine's; left out for the default. */
  model?: string;
  maxTokens: number;
  temperature: number;
  /** Below 2³²; equal seeds ask for equal replies. */
  seed: number;
  stop: readonly string[];
  character: CharacterCardFacts;
  visitor?: VisitorKnowledge;
  /** In rooms the last message holds more. */
  line?: string;
  /** Newest first, with discarded versions: not to be repeated. */
  lastReplies: readonly string[];
  summary?: SummaryWanted;
  draft?: DraftWanted;
  /** Best effort: the caller validates. */
  format?: JsonFormat;
  /** The wished class, where there are several engines. */
  engineClass?: EngineClass | undefined;
  /** Equal for requests whose prompts begin alike, such as those of a chat. Says nothing about it. */
  cacheKey?: string;
  /** Estimated; engines with a smaller context are left out. */
  promptTokens?: number;
  /** Before the first chunk, by an engine that is one of several. */
  onServed?: (by: ServedBy) => void;
}

export interface ServedBy {
  engine: string;
  /** Of a reply; undefined for the usual price. */
  points: number | undefined;
}

export interface DraftWanted {
  offers: readonly string[];
}

export interface JsonFormat {
  /** Letters, digits, `_` and `-`. */
  name: string;
  /** Every object closed, every field required. */
  schema: object;
}

/** The former summary, which it replaces, and what was said since, oldest first. */
export interface SummaryWanted {
  former: string;
  said: readonly { speaker: string; text: string }[];
}

export interface TokenUsage {
  promptTokens: number;
  completionTokens: number;
  /** Part of the prompt, which the engine had read before; undefined where it does not say. */
  cachedTokens?: number | undefined;
}

/** Ends with exactly one `end`, or throws. */
export type TextChunk =
  | { kind: 'text'; text: string }
  | { kind: 'end'; finishReason: 'stop' | 'length' | 'filtered'; usage?: TokenUsage };

/** What a reply of a class is written with. */
export interface ClassOffer {
  engineClass: EngineClass;
  model: string;
  /** Of a reply; undefined for the usual price. */
  points: number | undefined;
  /** Prompt and reply together, of its smallest engine. */
  contextTokens: number;
}

export interface TextEngine {
  readonly name: string;
  readonly model: string;
  /** Otherwise it reads descriptions. */
  readonly seesImages?: boolean;
  /** Follows instructions; otherwise replies come from the card alone. */
  readonly hasModel?: boolean;
  /** Of several engines: the offer of the wished class, else of the usual one. */
  offerFor?(wish: EngineClass | undefined): ClassOffer;
  /** What is done before the first reply, when a server starts. Throws StartError where there can be none. */
  prepare?(): Promise<void>;
  /** Ends what belongs to it. */
  close?(): Promise<void>;
  /** Streams a reply. Throws TextEngineError, which leaves earlier chunks valid, or the signal's reason. */
  generate(request: TextRequest, signal: AbortSignal): AsyncIterable<TextChunk>;
}

/**
 * Too many requests; away or overloaded; silent; refused (credentials, credit, model, prompt); or an invalid answer.
 */
export type TextEngineFailure = 'rate-limited' | 'unavailable' | 'stalled' | 'refused' | 'malformed';

interface FailureFacts {
  retryAfterMs?: number;
  cause?: unknown;
  /** Refused for the engine's own sake: its key, its credit, its model. */
  isOfEngine?: boolean;
  /** The request was not sent. */
  isUnsent?: boolean;
}

/** The message is for logs, without user text. */
export class TextEngineError extends Error {
  override readonly name = 'TextEngineError';
  readonly reason: TextEngineFailure;
  readonly retryAfterMs: number | undefined;
  /** Whether another engine may answer the same request. */
  readonly isOfEngine: boolean;
  readonly isUnsent: boolean;

  constructor(reason: TextEngineFailure, message: string, facts: FailureFacts = {}) {
    super(message, { cause: facts.cause });
    this.reason = reason;
    this.retryAfterMs = facts.retryAfterMs;
    this.isOfEngine = facts.isOfEngine ?? reason !== 'refused';
    this.isUnsent = facts.isUnsent ?? false;
  }
}
