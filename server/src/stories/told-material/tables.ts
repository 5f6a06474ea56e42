/** A story that a model tells, or that is being made for it. */
export interface ToldStoryRow {
  /** Also the id of the job that makes it. */
  story_id: string;
  /** While it is made; the story itself says later whose it is. */
  owner_id: string;
  /** JSON of `ToldMaterial`; null while the model makes the world. */
  material: string | null;
  /** 1 when the sentence sounds as if its writer may be in danger from themselves. */
  crisis: number;
  /** Whose points are held. */
  wallet_id: string;
  /** Null when nothing is to be paid. */
  reservation_id: string | null;
  /** Points that are held. */
  price: number;
  created_at: number;
}
