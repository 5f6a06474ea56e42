import type { Queries } from '../db/database.ts';
import type { PromptStory } from '../prompt/prompt-input.ts';
import type { CharacterCardFacts } from '../providers/text/text-engine.ts';
import type { ChatRow } from './tables.ts';

export interface ChatStory {
  prompt: PromptStory;
  /** The reader's role; empty where open. */
  visitor: { name: string; description: string };
  /** For an engine without a model. */
  known: Pick<CharacterCardFacts, 'lore' | 'exampleDialogue'>;
}

/** Implemented by stories, so that chats do not depend on them. */
export interface ChatStories {
  of(db: Queries, chat: ChatRow): Promise<ChatStory | undefined>;
  onSpoken(chatId: string): void;
}
