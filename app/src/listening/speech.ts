export type Voice = Pick<SpeechSynthesisVoice, 'voiceURI' | 'name' | 'lang' | 'localService'>;

export interface SpokenPassage {
  readonly text: string;
  /** BCP 47 tag of the text. */
  readonly language: string;
  /** As a multiple of the voice's own pace. */
  readonly rate: number;
  /** As a multiple of the voice's own; that where left out. */
  readonly pitch?: number | undefined;
  readonly voiceId: string;
}

export interface Speech {
  readonly voices: () => readonly Voice[];
  readonly onVoices: (listener: () => void) => () => void;
  /** Says something, and tells once whether it was said to its end. */
  readonly say: (words: SpokenPassage, onOver: (isSaid: boolean) => void) => void;
  readonly hush: () => void;
}

/** The browser's speech; undefined where it has none. */
export function browserSpeech(): Speech | undefined {
  if (!('speechSynthesis' in window && 'SpeechSynthesisUtterance' in window)) return undefined;
  const { speechSynthesis: synthesis } = window;
  return {
    voices: () => synthesis.getVoices(),
    onVoices: (listener) => {
      synthesis.addEventListener('voiceschanged', listener);
      return () => synthesis.removeEventListener('voiceschanged', listener);
    },
    say: ({ text, language, rate, pitch = 1, voiceId }, onOver) => {
      const utterance = new SpeechSynthesisUtterance(text);
      utterance.lang = language;
      utterance.rate = rate;
      utterance.pitch = pitch;
      utterance.voice = synthesis.getVoices().find(({ voiceURI }) => voiceURI === voiceId) ?? null;
      utterance.addEventListener('end', () => onOver(true), { once: true });
      utterance.addEventListener('error', () => onOver(false), { once: true });
      synthesis.speak(utterance);
    },
    hush: () => synthesis.cancel(),
  };
}
