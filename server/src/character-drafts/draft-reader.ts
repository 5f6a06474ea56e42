import type { CharacterDraft } from '../contract/validators.ts';

export interface DraftReader {
  /** @throws {AppError} NOT_FOUND for an unknown draft, and for one of another owner. */
  get(ownerId: string, draftId: string): Promise<CharacterDraft>;
  /**
   * A draft with the fields of its character as it was kept last; undefined for one that belongs to no character.
   *
   * @throws {AppError} NOT_FOUND as `get`.
   */
  getKept(ownerId: string, draftId: string): Promise<CharacterDraft | undefined>;
}
