import { useState } from 'react';
import { useNavigate } from 'react-router-dom';

import { createCharacterDraft } from '@fabula/sdk';
import { editFailed } from '@fabula/ui/cards';

import { useApp } from '../context/use-app';
import { useLocale } from '../i18n/use-locale';
import { editorHref } from '../routes/editor-href';

/** Opens own characters in the editor, each in its existing draft or a new one. */
export function useEdit() {
  const { toasts } = useApp();
  const lang = useLocale();
  const navigate = useNavigate();
  const [editingId, setEditingId] = useState<string>();
  const edit = async (characterId: string) => {
    setEditingId(characterId);
    try {
      const { draftId } = await createCharacterDraft({ from: 'character', characterId });
      await navigate(editorHref(lang, draftId));
    } catch (error) {
      console.warn('A character could not be opened in the editor', error);
      toasts.show(editFailed());
    } finally {
      setEditingId(undefined);
    }
  };
  return { editingId, edit };
}
