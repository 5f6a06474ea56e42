import type { CollectionVisibility } from '../../contract/validators.ts';
import type { SubjectKind } from '../../explore/subject-kind.ts';

export interface CollectionRow {
  collection_id: string;
  account_id: string;
  /** Opens it for others while it is not private; cannot be guessed. */
  link_id: string;
  name: string;
  /** May be empty. */
  description: string;
  visibility: CollectionVisibility;
  created_at: number;
  updated_at: number;
  /** Null while the operators have not hidden it. */
  withheld_at: number | null;
}

export interface CollectionEntryRow {
  collection_id: string;
  subject_kind: SubjectKind;
  subject_id: string;
  /** Lowest first; numbers may be missing. */
  position: number;
  added_at: number;
}

export interface CollectionTables {
  collections: CollectionRow;
  collection_entries: CollectionEntryRow;
}
