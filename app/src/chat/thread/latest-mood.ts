import type { ChatMessage, PortraitExpression } from '@fabula/sdk';

/** What the latest reply shows that has ended; undefined where that is not known. A reply under way changes nothing yet. */
export function latestMood(messages: readonly ChatMessage[]): PortraitExpression | undefined {
  return messages.findLast(({ hidden, role, status }) => role === 'character' && !hidden && status !== 'streaming')
    ?.mood;
}
