import {
  createCharacterDraft,
  draftConflictOf,
  getCharacterDraft,
  updateCharacterDraft,
  type CharacterDraft,
  type CharacterDraftFields,
  type Locale,
} from '@fabula/sdk';

import { createTransport } from './draft-requests';
import type { DraftTransport } from './draft-transport';

/** The requests of editors of character drafts. @param locale the language of a new draft */
export const characterDraftTransport = (locale: Locale): DraftTransport<CharacterDraftFields, CharacterDraft> =>
  createTransport({
    create: (options) => createCharacterDraft({ from: 'blank', locale }, options),
    read: (draftId, options) => getCharacterDraft(draftId, options),
    update: (draftId, changes, options) => updateCharacterDraft(draftId, { changes }, options),
    conflictOf: draftConflictOf,
  });
