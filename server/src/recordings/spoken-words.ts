import { plainWords } from '@fabula/sdk/plain-words';
import type { SpokenSource, StoryRound } from '../contract/validators.ts';
import type { Caller } from '../http/caller.ts';

export interface SpokenSources {
  /** Throws NOT_FOUND for what the caller may not read, and for a message of a visitor. */
  findReply: (caller: Caller, chatId: string, messageId: string) => Promise<string>;
  /** Throws NOT_FOUND for what the caller may not read. */
  findRound: (caller: Caller, storySessionId: string, roundId: string) => Promise<Pick<StoryRound, 'blocks'>>;
}

/** The words of a reply or a round, without Markdown, in the order of reading. Throws NOT_FOUND. */
export async function spokenWords(sources: SpokenSources, caller: Caller, source: SpokenSource): Promise<string> {
  if (source.kind === 'reply') return plainWords(await sources.findReply(caller, source.chatId, source.messageId));
  const { blocks } = await sources.findRound(caller, source.storySessionId, source.roundId);
  return blocks
    .map((block) => plainWords(wordsOf(block)))
    .filter(Boolean)
    .join('\n');
}

function wordsOf(block: StoryRound['blocks'][number]): string {
  if (block.kind === 'scene') return '';
  if (block.kind === 'chapter') return block.title;
  return block.kind === 'image' ? block.description : block.text;
}
