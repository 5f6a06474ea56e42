import { useState } from 'react';

import { exportCard, type ExportCardParams } from '@fabula/sdk';
import { exportFailed, type CardExportValue } from '@fabula/ui/cards';

import { saveFile } from '../browser/save-file';
import { useApp } from '../context/use-app';

const queryOf = (format: CardExportValue): ExportCardParams =>
  format === 'json-v2' ? { format: 'json', spec: 'v2' } : { format };

export function useExport() {
  const { toasts } = useApp();
  const [savingId, setSavingId] = useState<string>();
  const save = async (characterId: string, format: CardExportValue) => {
    setSavingId(characterId);
    try {
      saveFile(await exportCard(characterId, queryOf(format)));
    } catch (error) {
      console.warn('A character could not be saved as a file', error);
      toasts.show(exportFailed());
    } finally {
      setSavingId(undefined);
    }
  };
  return { savingId, save };
}
