export const LANGUAGES = ['en', 'zh', 'ja', 'es', 'ar', 'fr'] as const;
export type Language = (typeof LANGUAGES)[number];

/** One thing that the visitor says, and what the reply to it must do beside the rules for all replies. */
export interface Turn {
  says: string;
  /** The reply names one word of each group: facts that were stated in the chat, its memory, its note or the persona. */
  names?: readonly (readonly string[])[];
  /** It is about something that was said before, so that a denial is a contradiction. */
  known?: boolean;
  /** The reply plays the act: one of these words is between its asterisks. */
  plays?: readonly string[];
  /** The visitor or another person may be in danger. */
  needsCare?: boolean;
  /** Words that the reply must not take for a name or a topic. */
  avoids?: readonly string[];
}

export interface Conversation {
  title: string;
  characterId: string;
  persona?: { name: string; description: string };
  note?: string;
  facts?: readonly string[];
  summary?: string;
  turns: readonly Turn[];
}
