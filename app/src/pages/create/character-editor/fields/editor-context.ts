import { createContext, use } from 'react';

import type { CharacterDraftFields } from '@fabula/sdk';

import { stepsOf, type StepLog } from '../../../../drafts/step-log';
import { useDraftField } from '../../../../drafts/use-draft-editor';
import type { EditorPart, FieldTarget } from '../editor-part';

export interface EditorFieldsValue extends EditorPart {
  /** The field that the server does not take. */
  readonly refused: string | undefined;
  readonly target: FieldTarget | undefined;
}

export const EditorContext = createContext<EditorFieldsValue | undefined>(undefined);

export function useEditorPart(): EditorFieldsValue {
  const value = use(EditorContext);
  if (value === undefined) throw new Error('A field of the character editor is outside of it.');
  return value;
}

export function useField<Name extends keyof CharacterDraftFields>(name: Name) {
  const part = useEditorPart();
  const { editor, draft, refused, state } = part;
  const value = useDraftField(editor, name);
  const steps: StepLog = stepsOf(editor);
  return {
    part,
    value,
    steps,
    /** Changes the field; writing, and choices that are taken back by choosing again. */
    write: (next: CharacterDraftFields[Name]) => editor.edit({ [name]: next }),
    tokens: draft?.tokens.byField.find(({ field }) => field === name)?.tokens,
    isRefused: refused === name,
    language: state.fields.language,
  };
}
