import type { ChatMessage, PortraitExpression } from '@fabula/sdk';

/** The mood of the last completed reply; undefined where unknown. */
export function latestMood(messages: readonly ChatMessage[]): PortraitExpression | undefined {
  return messages.findLast(({ hidden, role, status }) => role === 'character' && !hidden && status !== 'streaming')
    ?.mood;
}
