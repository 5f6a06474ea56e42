import { plainWords } from '@fabula/sdk/plain-words';

export type Voices = Pick<SpeechSynthesis, 'speak' | 'cancel' | 'getVoices'>;

export interface Reader {
  /** Reads a text instead of the current one; `language` is a BCP 47 tag, `onEnd` runs once, however it ended. */
  readonly read: (text: string, language: string, onEnd: () => void) => void;
  readonly stop: () => void;
}

const baseOf = (tag: string) => tag.toLowerCase().replace('_', '-').split('-')[0];

/** The voice for a language: of the same country, else of the same language; undefined leaves it to the browser. */
export function voiceFor<Voice extends Pick<SpeechSynthesisVoice, 'lang' | 'localService'>>(
  voices: readonly Voice[],
  language: string,
): Voice | undefined {
  const wanted = language.toLowerCase();
  // A local voice sends the text to no server.
  const near = voices
    .filter(({ lang }) => baseOf(lang) === baseOf(wanted))
    .toSorted((a, b) => Number(b.localService) - Number(a.localService));
  return near.find(({ lang }) => lang.toLowerCase().replace('_', '-') === wanted) ?? near[0];
}

export function createReader(voices: Voices, utter: (text: string) => SpeechSynthesisUtterance): Reader {
  let current: SpeechSynthesisUtterance | undefined;
  return {
    read: (text, language, onEnd) => {
      voices.cancel();
      const utterance = utter(plainWords(text));
      const end = () => {
        if (current === utterance) current = undefined;
        onEnd();
      };
      utterance.lang = language;
      utterance.voice = voiceFor(voices.getVoices(), language) ?? null;
      utterance.addEventListener('end', end, { once: true });
      utterance.addEventListener('error', end, { once: true });
      current = utterance;
      voices.speak(utterance);
    },
    stop: () => {
      if (current !== undefined) voices.cancel();
    },
  };
}
