import type { CharacterDraft } from '../contract/validators.ts';

/** Reads a draft as it is stored. */
export interface DraftReader {
  /** @throws {AppError} NOT_FOUND for an unknown draft, and for one of another owner. */
  get(ownerId: string, draftId: string): Promise<CharacterDraft>;
}
