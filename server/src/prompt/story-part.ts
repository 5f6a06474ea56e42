import type { PromptStory } from './prompt-input.ts';
import type { PromptRoom } from './prompt-room.ts';
import { estimateTokens } from './tokens.ts';

/** For the situation, before the events. */
const FRAME_SHARE = 0.4;
/** Around a text, and before each stretch. */
const MARGIN_TOKENS = 10;
const STRETCH_TOKENS = 2;

/** A conversation's story within `most` tokens: its situation, then the newest stretches, in order. */
export function takeStory(room: PromptRoom, story: PromptStory | undefined, most: number): string {
  if (story === undefined) return '';
  const until = room.left - most;
  const frame = room.take({ kind: 'story', text: story.frame, title: story.title, most: most * FRAME_SHARE });
  const kept = newestWithin(story.told, Math.min(room.left, room.left - until) - MARGIN_TOKENS);
  const omitted = kept.length < story.told.length;
  const text = kept.join('\n\n');
  const told = room.take({ kind: 'story', text, most: room.left - until, whole: true, count: kept.length, omitted });
  if (told === '' && omitted) room.list({ kind: 'story', count: 0 }, 0, 'left-out');
  return [frame, told].filter(Boolean).join('\n\n');
}

function newestWithin(told: readonly string[], most: number): string[] {
  const kept: string[] = [];
  let left = most;
  for (const stretch of told.toReversed()) {
    left -= estimateTokens(stretch) + STRETCH_TOKENS;
    if (left < 0) break;
    kept.unshift(stretch);
  }
  return kept;
}
