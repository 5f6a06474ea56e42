import type { CharacterVersionRow } from './versions/tables.ts';

/** The card that a character was made of; all of it is a file, see `providers/storage`. */
interface CharacterCardRow {
  character_id: string;
  creator: string;
  greeting_count: number;
  /** Entries of its lorebook, those that are switched off too. */
  lore_count: number;
  created_at: number;
  /** Names the file in the storage; that of a card as it came bears the id of its character. */
  file_id: string;
  /** The file before its lorebook was changed last; null where anything else was changed last. */
  former_file_id: string | null;
}

export interface CardTables {
  character_cards: CharacterCardRow;
  character_versions: CharacterVersionRow;
}
