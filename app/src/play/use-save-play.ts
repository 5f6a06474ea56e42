import { exportStorySession, type StoryFileFormat } from '@fabula/sdk';
import { somethingFailed } from '@fabula/ui';
import { useState } from 'react';

import { saveFile } from '../browser/save-file';
import { useApp } from '../context/use-app';

export function useSavePlay() {
  const { toasts } = useApp();
  const [savingId, setSavingId] = useState<string>();
  const save = async (storySessionId: string, format: StoryFileFormat) => {
    setSavingId(storySessionId);
    try {
      saveFile(await exportStorySession(storySessionId, { format }));
    } catch (error) {
      console.warn('A play could not be saved as a file', error);
      toasts.show(somethingFailed());
    } finally {
      setSavingId(undefined);
    }
  };
  return { savingId, save };
}
