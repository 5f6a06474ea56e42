import type { GenHistoryItem, Interaction } from '../contract/validators.ts';

export interface GenerationRow {
  generation_id: string;
  owner_id: string;
  kind: GenHistoryItem['kind'];
  title: string;
  thumbnail_url: string | null;
  /** Of chats and made characters. */
  character_id: string | null;
  points: number;
  created_at: number;
}

export interface InteractionRow {
  interaction_id: string;
  owner_id: string;
  kind: Interaction['kind'];
  target_kind: NonNullable<Interaction['targetKind']>;
  target_id: string;
  character_id: string | null;
  title: string;
  image_url: string | null;
  created_at: number;
}

export interface HistoryTables {
  generations: GenerationRow;
  interactions: InteractionRow;
}
