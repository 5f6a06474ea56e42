import type { ListeningValue, ReadingPlaceValue } from '@fabula/ui/reading';
import { useCallback, useEffect, useState, useSyncExternalStore } from 'react';

import { pageKeys } from '../session/storage-keys';
import { useApp } from '../context/use-app';
import { Narrator, type Narration, type Passage } from './narrator';
import { browserSpeech } from './speech';

const silence: Narration = { status: 'closed', sentence: null, rate: 1, voiceId: '', voices: [] };
const never = () => () => undefined;

/** Listening to a book in a BCP 47 language; `open` begins to read at a place, null is the beginning. */
export function useListening(language: string, passages: readonly Passage[]) {
  const { storage } = useApp().visitor;
  const voiceKey = pageKeys.listeningVoice + language;
  const [narrator] = useState(() => {
    const speech = browserSpeech();
    if (speech === undefined) return undefined;
    const taste = {
      rate: Number(storage.getItem(pageKeys.listeningRate) ?? 1),
      voiceId: storage.getItem(voiceKey) ?? '',
    };
    return new Narrator({ speech, language, taste });
  });
  // A browser that cannot speak at all is told like one without a voice for the language.
  const [isMute, setIsMute] = useState(false);
  useEffect(() => () => narrator?.dispose(), [narrator]);
  useEffect(() => narrator?.setPassages(passages), [narrator, passages]);
  const get = () => narrator?.state.get() ?? silence;
  const { status, sentence, rate, voiceId, voices } = useSyncExternalStore(
    narrator?.state.subscribe ?? never,
    get,
    get,
  );

  const close = () => {
    setIsMute(false);
    narrator?.close();
  };
  const toListening = (): ListeningValue => {
    if (isMute || status === 'no-voice') return { kind: 'no-voice', onClose: close };
    if (status === 'closed' || narrator === undefined) return { kind: 'closed' };
    return {
      kind: 'open',
      isPlaying: status === 'playing',
      rate,
      voiceId,
      voices: voices.map(({ voiceURI, name }) => ({ voiceId: voiceURI, name })),
      onPlay: () => narrator.play(),
      onPause: () => narrator.pause(),
      onStep: (by) => narrator.step(by),
      onRate: (next) => {
        storage.setItem(pageKeys.listeningRate, String(next));
        narrator.setRate(next);
      },
      onVoice: (next) => {
        storage.setItem(voiceKey, next);
        narrator.setVoice(next);
      },
      onClose: close,
    };
  };
  const listening = toListening();
  const open = useCallback(
    (place: ReadingPlaceValue | null) => {
      if (narrator === undefined) setIsMute(true);
      else narrator.open(place);
    },
    [narrator],
  );
  return { listening, spoken: sentence, open, close };
}
