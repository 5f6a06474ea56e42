export interface GenerationRow {
  generation_id: string;
  /** The account, or the device of a guest: see `ownerOf`. */
  owner_id: string;
  kind: 'image' | 'video' | 'story' | 'chat' | 'character';
  title: string;
  thumbnail_url: string | null;
  /** The character of a chat, or one that was made; null for everything else. */
  character_id: string | null;
  points: number;
  created_at: number;
}

/** One thing that a visitor did with a character, a story or a post. */
export interface InteractionRow {
  interaction_id: string;
  owner_id: string;
  kind: 'chat' | 'play' | 'favourite' | 'follow' | 'rating' | 'comment';
  target_kind: 'character' | 'story' | 'post';
  target_id: string;
  /** The character on whose profile a post stands; null for everything else. */
  character_id: string | null;
  title: string;
  image_url: string | null;
  created_at: number;
}

export interface HistoryTables {
  generations: GenerationRow;
  interactions: InteractionRow;
}
