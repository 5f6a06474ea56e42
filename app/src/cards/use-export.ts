import { useState } from 'react';

import { exportCard } from '@fabula/sdk';
import { exportFailed, type CardFormatValue } from '@fabula/ui/cards';

import { saveFile } from '../chat/save-file';
import { useApp } from '../use-app';

/** Saves own characters as files, one at a time. */
export function useExport() {
  const { toasts } = useApp();
  const [savingId, setSavingId] = useState<string>();
  const save = async (characterId: string, format: CardFormatValue) => {
    setSavingId(characterId);
    try {
      saveFile(await exportCard(characterId, { format }));
    } catch (error) {
      console.warn('A character could not be saved as a file', error);
      toasts.show(exportFailed());
    } finally {
      setSavingId(undefined);
    }
  };
  return { savingId, save };
}
