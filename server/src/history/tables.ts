/** One thing that was made for a visitor. */
interface GenerationRow {
  generation_id: string;
  /** The account, or the device of a guest: see `ownerOf`. */
  owner_id: string;
  kind: 'image' | 'video' | 'story' | 'chat';
  title: string;
  thumbnail_url: string | null;
  /** Points that it cost. */
  points: number;
  created_at: number;
}

/** One thing that a visitor did with a character or a story. */
interface InteractionRow {
  interaction_id: string;
  owner_id: string;
  kind: 'chat' | 'play' | 'favourite' | 'follow' | 'rating' | 'comment';
  /** The character or the story. */
  target_id: string;
  title: string;
  image_url: string | null;
  created_at: number;
}

export interface HistoryTables {
  generations: GenerationRow;
  interactions: InteractionRow;
}
