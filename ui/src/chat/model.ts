import type { ChatMemory } from '@fabula/sdk/types';
import type { ReactNode } from 'react';

export interface BranchValue {
  /** A message that only this branch has. */
  readonly messageId: string;
  /** Null while the visitor has not named it. */
  readonly name: string | null;
  /** How the first message begins in which it differs from its nearest branch. */
  readonly excerpt: string;
  /** Messages from the beginning of the conversation to its end. */
  readonly messageCount: number;
  readonly isOpen: boolean;
  readonly when: ReactNode;
}

export interface ChatValue {
  readonly chatId: string;
  readonly title: string;
  readonly excerpt: string;
  readonly href: string;
  readonly when: ReactNode;
}

export interface MemoryFactValue {
  readonly factId: string;
  readonly text: string;
  /** The message that says so; null for what the visitor wrote themselves. */
  readonly source: { readonly messageId: string; readonly excerpt: string } | null;
  /** Whether it counts: not when its message is on another branch, or hidden. */
  readonly active: boolean;
}

/** What a conversation remembers beyond its newest messages. */
export interface MemoryValue {
  readonly summary: string;
  /** Whether the summary counts: not when it was made on another branch, or of words that have changed since. */
  readonly summaryActive: boolean;
  /** Who wrote it; of `both`, the visitor its beginning and the engine what happened since. */
  readonly summaryAuthor: ChatMemory['summaryAuthor'];
  readonly facts: readonly MemoryFactValue[];
}

export type ContextPartKind = 'system' | 'persona' | 'card' | 'lore' | 'memory' | 'notes' | 'history';

/** A part of what the next reply is written from, and why it is there. */
export interface ContextPartValue {
  readonly kind: ContextPartKind;
  readonly title: string;
  readonly tokens: number;
  readonly why: string;
}

export interface PersonaValue {
  readonly personaId: string;
  readonly name: string;
  readonly description: string;
  readonly image: { readonly imageId: string; readonly address: string; readonly alt: string } | null;
  /** New conversations begin as them. */
  readonly isDefault: boolean;
  readonly chatCount: number;
}
