import { z } from 'zod';
import type { TextChunk, TokenUsage } from '../text-engine.ts';

const Usage = z.object({
  prompt_tokens: z.int(),
  completion_tokens: z.int(),
  prompt_tokens_details: z
    .object({ cached_tokens: z.int().min(0).nullish() })
    .nullish()
    .catch(undefined),
});

/** vLLM calls thoughts `reasoning`, llama.cpp, DeepSeek and older ones `reasoning_content`; neither is part of a reply. */
const Message = z.object({
  content: z.string().nullish(),
  reasoning: z.string().nullish(),
  reasoning_content: z.string().nullish(),
});

const Choice = z.object({
  delta: Message.nullish(),
  // A host that does not stream sends the whole message.
  message: Message.nullish(),
  finish_reason: z.string().nullish(),
});

/** `chat.completion.chunk` as hosts send it: no or `null` choices with the usage; content null, empty or missing. */
export const ChatChunk = z.object({ choices: z.array(Choice).nullish(), usage: Usage.nullish() });
export type ChatChunk = z.infer<typeof ChatChunk>;

export interface ChunkFacts {
  text: string;
  hasThought: boolean;
  finishReason: string | undefined;
  usage: TokenUsage | undefined;
}

export function factsOf({ choices, usage }: ChatChunk): ChunkFacts {
  const choice = choices?.[0];
  const thought = choice?.delta?.reasoning ?? choice?.delta?.reasoning_content ?? '';
  return {
    text: choice?.delta?.content ?? choice?.message?.content ?? '',
    hasThought: thought !== '',
    finishReason: choice?.finish_reason ?? undefined,
    usage:
      usage === null || usage === undefined
        ? undefined
        : {
            promptTokens: usage.prompt_tokens,
            completionTokens: usage.completion_tokens,
            cachedTokens: usage.prompt_tokens_details?.cached_tokens ?? undefined,
          },
  };
}

export function endOf(finishReason: string, usage: TokenUsage | undefined): TextChunk {
  const reasons: Readonly<Record<string, 'length' | 'filtered'>> = { length: 'length', content_filter: 'filtered' };
  const end = { kind: 'end', finishReason: reasons[finishReason] ?? 'stop' } as const;
  return usage === undefined ? end : { ...end, usage };
}
