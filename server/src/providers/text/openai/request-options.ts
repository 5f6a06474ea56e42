import type { ExtraBody, Reasoning, RequestOptions } from '../../../config/engines/request-options.ts';

/** The operator's fields; the switch for reasoning wins over one of the same name. */
export function extraFields({ cacheHint, extraBody, reasoning }: RequestOptions, cacheKey: string | undefined): object {
  return {
    ...extraBody,
    ...reasoningField(reasoning, extraBody),
    ...(cacheHint === 'prompt_cache_key' && cacheKey !== undefined ? { prompt_cache_key: cacheKey } : {}),
  };
}

export function extraHeaders({ cacheHint }: RequestOptions, cacheKey: string | undefined): Record<string, string> {
  return cacheHint === 'x-session-id' && cacheKey !== undefined ? { 'x-session-id': cacheKey } : {};
}

/** vLLM, SGLang and llama.cpp read the template's arguments; OpenAI and others the effort. */
function reasoningField(reasoning: Reasoning, { chat_template_kwargs: former }: ExtraBody): object {
  if (reasoning === 'default') return {};
  if (reasoning !== 'no-thinking') return { reasoning_effort: reasoning };
  const kept = typeof former === 'object' ? former : {};
  return { chat_template_kwargs: { ...kept, enable_thinking: false } };
}
