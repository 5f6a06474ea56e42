/** The card that a character was made of; all of it is a file, see `providers/storage`. */
interface CharacterCardRow {
  character_id: string;
  /** Who made it, as it says. */
  creator: string;
  greeting_count: number;
  /** Entries of its lorebook, those that are switched off too. */
  lore_count: number;
  created_at: number;
}

export interface CardTables {
  character_cards: CharacterCardRow;
}
