/** A LoRA, a mood or a place that an account or the device of a guest likes best. */
export interface LoraFavouriteRow {
  /** See `ownerOf`. */
  owner_id: string;
  lora_id: string;
  created_at: number;
}

export interface LoraTables {
  lora_favourites: LoraFavouriteRow;
}
