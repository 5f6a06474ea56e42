import type { CharacterDraft, CharacterDraftFields } from '@fabula/sdk';

import type { CharacterDraftEditor } from '../../../drafts/open-editors';
import type { CharacterDraftState } from '../../../drafts/use-draft-editor';

export interface FieldTarget {
  readonly field: keyof CharacterDraftFields | 'lore';
  /** Which of a list, from 0. */
  readonly index?: number | undefined;
  /** In UTF-16 code units. */
  readonly from?: number | undefined;
  readonly to?: number | undefined;
}

export interface EditorPart {
  readonly editor: CharacterDraftEditor;
  /** Follows the typing after a pause; `useDraftField` gives a field as it is now. */
  readonly state: CharacterDraftState;
  /** The draft as the server answered last; null before its first answer. */
  readonly draft: CharacterDraft | null;
  /** Shows a field, focuses it and selects the stretch. */
  readonly goTo: (target: FieldTarget) => void;
}
