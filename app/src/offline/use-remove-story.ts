import { keepFailed, storyNotRemoved, storyRemoved } from '@fabula/ui/offline';

import { useApp } from '../context/use-app';
import { removeStory } from './keep-story';
import type { KeptStory } from './kept-story';

/** Removes a kept story with its play, and offers to take that back. */
export function useRemoveStory(readAgain: () => Promise<void>) {
  const { toasts } = useApp();
  return async (kept: KeptStory): Promise<void> => {
    try {
      const putBack = await removeStory(kept);
      const undo = async () => {
        try {
          await putBack();
        } catch (error) {
          console.warn('A story could not be put back', error);
          toasts.show(keepFailed());
        }
        await readAgain();
      };
      toasts.show(storyRemoved(() => void undo()));
    } catch (error) {
      console.warn('A story could not be removed', error);
      toasts.show(storyNotRemoved());
    }
    await readAgain();
  };
}
