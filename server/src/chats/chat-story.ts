import type { Queries } from '../db/database.ts';
import type { PromptStory } from '../prompt/prompt-input.ts';
import type { CharacterCardFacts } from '../providers/text/text-engine.ts';
import type { ChatRow } from './tables.ts';

/** The story that a chat is a part of, as its character knows it now. */
export interface ChatStory {
  prompt: PromptStory;
  /** Who the reader is in it; empty where the story leaves that open. */
  visitor: { name: string; description: string };
  /** The same for an engine that answers from what is known of the character. */
  known: Pick<CharacterCardFacts, 'lore' | 'exampleDialogue'>;
}

/** What conversations have to do with the stories that they are a part of. */
export interface ChatStories {
  /** The story of a chat; undefined for a chat by itself. */
  of(db: Queries, chat: ChatRow): Promise<ChatStory | undefined>;
  /** Told of every reply that has ended with words. */
  onSpoken(chatId: string): void;
}
