import { AppError } from '../errors.ts';
import type { Handlers } from '../http/operation.ts';

type CharacterDraftOperation =
  | 'listCharacterDrafts'
  | 'createCharacterDraft'
  | 'getCharacterDraft'
  | 'updateCharacterDraft'
  | 'deleteCharacterDraft'
  | 'restoreCharacterDraft'
  | 'keepCharacterDraft';

export function characterDraftRoutes(): Pick<Handlers, CharacterDraftOperation> {
  const unavailable = async (): Promise<never> => {
    throw new AppError('UNAVAILABLE', 'This server has no drafts');
  };
  return {
    listCharacterDrafts: unavailable,
    createCharacterDraft: unavailable,
    getCharacterDraft: unavailable,
    updateCharacterDraft: unavailable,
    deleteCharacterDraft: unavailable,
    restoreCharacterDraft: unavailable,
    keepCharacterDraft: unavailable,
  };
}
