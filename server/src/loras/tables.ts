export interface LoraFavouriteRow {
  owner_id: string;
  lora_id: string;
  created_at: number;
}

export interface LoraTables {
  lora_favourites: LoraFavouriteRow;
}
