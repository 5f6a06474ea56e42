import type { CharacterDraft } from '../contract/validators.ts';
import { AppError } from '../errors.ts';
import type { DraftReader } from './draft-reader.ts';

/** Characters as they are being written. */
export class CharacterDrafts implements DraftReader {
  async get(_ownerId: string, _draftId: string): Promise<CharacterDraft> {
    throw new AppError('NOT_FOUND', 'There is no such draft');
  }
}
