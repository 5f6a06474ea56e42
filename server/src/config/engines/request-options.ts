/** Whether and how long a model reasons before it answers; the fields differ by server. */
export const REASONING = ['default', 'no-thinking', 'none', 'minimal', 'low', 'medium', 'high'] as const;
export type Reasoning = (typeof REASONING)[number];

/** Where an engine takes a key that sends equal beginnings of prompts to the same cache. */
export const CACHE_HINTS = ['none', 'prompt_cache_key', 'x-session-id'] as const;
export type CacheHint = (typeof CACHE_HINTS)[number];

export type ExtraBody = Readonly<Record<string, unknown>>;

/** What the operator adds to each request of an engine. */
export interface RequestOptions {
  extraBody: ExtraBody;
  reasoning: Reasoning;
  cacheHint: CacheHint;
}

/** Fields that the server decides for itself. */
export const RESERVED_FIELDS: readonly string[] = [
  'model',
  'messages',
  'prompt',
  'temperature',
  'seed',
  'max_tokens',
  'max_completion_tokens',
  'stop',
  'response_format',
  'stream',
  'stream_options',
  'n',
  'tools',
  'prompt_cache_key',
];
