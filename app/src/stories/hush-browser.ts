class SpokenWords extends EventTarget {
  readonly text: string;

  constructor(text: string) {
    super();
    this.text = text;
  }
}

export const said: SpokenWords[] = [];

/** Installs a speech synthesis with a voice per BCP 47 tag, whose utterances end when a story says so. */
export const hushBrowser =
  (...languages: readonly string[]) =>
  () => {
    said.length = 0;
    const speechSynthesis = Object.assign(new EventTarget(), {
      getVoices: () =>
        languages.map((lang) => ({ voiceURI: lang, name: 'Ada', lang, localService: true, default: true })),
      speak: (words: SpokenWords) => said.push(words),
      cancel: () => undefined,
    });
    const before = Object.getOwnPropertyDescriptors(window);
    const names = ['speechSynthesis', 'SpeechSynthesisUtterance'] as const;
    Object.defineProperty(window, 'speechSynthesis', { configurable: true, value: speechSynthesis });
    Object.defineProperty(window, 'SpeechSynthesisUtterance', { configurable: true, value: SpokenWords });
    return () => {
      for (const name of names) Object.defineProperty(window, name, before[name] ?? {});
    };
  };
