import { useState } from 'react';

import { useListVoices } from '@fabula/sdk/react';

import { useApp } from '../context/use-app';
import { pageKeys } from '../session/storage-keys';

/** The voices by a model that the server has, and the one that this visitor chose; null for those of the device. */
export function useModelVoices() {
  const { storage } = useApp().visitor;
  const { data, isPending } = useListVoices({ query: { staleTime: Infinity } });
  const [chosenId, setChosenId] = useState(() => storage.getItem(pageKeys.modelVoice) ?? '');
  const voices = data?.voices ?? [];
  return {
    voices,
    voiceId: voices.find(({ voiceId }) => voiceId === chosenId)?.voiceId ?? null,
    /** Whether the voices are not known yet. */
    isPending,
    /** Whether it is not known yet if the chosen voice is there. */
    isWaiting: chosenId !== '' && isPending,
    choose: (voiceId: string | null) => {
      storage.setItem(pageKeys.modelVoice, voiceId ?? '');
      setChosenId(voiceId ?? '');
    },
  };
}
