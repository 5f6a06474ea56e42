import { beforeEach, expect, test } from 'vitest';

import { Narrator } from './narrator';
import type { Speech, Voice, SpokenPassage } from './speech';

const voiceOf = (lang: string, voiceURI: string): Voice => ({ lang, voiceURI, name: voiceURI, localService: true });

class QuietSpeech implements Speech {
  #voices = [voiceOf('en-GB', 'Ada'), voiceOf('fr-FR', 'Claire'), voiceOf('en-US', 'Beth')];
  #onVoices = () => {};
  #onOver = (_isSaid: boolean) => {};
  readonly said: SpokenPassage[] = [];

  voices = () => this.#voices;

  onVoices = (listener: () => void) => {
    this.#onVoices = listener;
    return () => {
      this.#onVoices = () => {};
    };
  };

  say = (words: SpokenPassage, onOver: (isSaid: boolean) => void) => {
    this.said.push(words);
    this.#onOver = onOver;
  };

  hush = () => this.#onOver(false);

  end(): void {
    this.#onOver(true);
  }

  fail(): void {
    this.#onOver(false);
  }

  find(...voices: Voice[]): void {
    this.#voices = voices;
    this.#onVoices();
  }

  get texts(): string[] {
    return this.said.map(({ text }) => text);
  }
}

const passages = [
  { roundId: 'r-1', block: 0, text: 'The camel and the contract' },
  { roundId: 'r-1', block: 2, text: 'I laughed. She did not. It was a contract.' },
  { roundId: 'r-2', block: 0, text: 'It never rained.' },
];

let speech: QuietSpeech;
const narratorOf = (language = 'en-US', taste = { rate: 1, voiceId: '' }) => {
  const narrator = new Narrator({ speech, language, taste });
  narrator.setPassages(passages);
  return narrator;
};

beforeEach(() => {
  speech = new QuietSpeech();
});

test('it reads sentence by sentence from the place of the reader to the end of what is written', () => {
  const narrator = narratorOf();
  narrator.open({ roundId: 'r-1', block: 2, part: 0.4 });
  expect(narrator.state.get()).toMatchObject({
    status: 'playing',
    voiceId: 'Beth',
    sentence: { roundId: 'r-1', block: 2, start: 11, end: 23 },
  });
  speech.end();
  speech.end();
  expect(speech.texts).toEqual(['She did not.', 'It was a contract.', 'It never rained.']);
  speech.end();
  expect(narrator.state.get()).toMatchObject({ status: 'paused', sentence: null });
});

test('a pause keeps the sentence, which is read again from its beginning', () => {
  const narrator = narratorOf();
  narrator.open(null);
  speech.end();
  narrator.pause();
  expect(narrator.state.get()).toMatchObject({ status: 'paused', sentence: { block: 2, start: 0 } });
  narrator.step(1);
  expect(narrator.state.get()).toMatchObject({ status: 'paused', sentence: { block: 2, start: 11 } });
  narrator.play();
  expect(speech.texts.at(-1)).toBe('She did not.');
});

test('a new rate or voice applies immediately', () => {
  const narrator = narratorOf();
  narrator.open(null);
  narrator.setRate(1.5);
  narrator.setVoice('Ada');
  expect(speech.said.at(-1)).toMatchObject({
    text: 'The camel and the contract',
    rate: 1.5,
    voiceId: 'Ada',
  });
  expect(narrator.state.get().voices.map(({ voiceURI }) => voiceURI)).toEqual(['Ada', 'Beth']);
});

test('reads text that is added while it reads', () => {
  const narrator = narratorOf();
  narrator.open({ roundId: 'r-2', block: 0, part: 0 });
  narrator.setPassages([...passages, { roundId: 'r-3', block: 0, text: 'Then it did.' }]);
  speech.end();
  expect(speech.texts).toEqual(['It never rained.', 'Then it did.']);
});

test('reports a missing voice until the browser finds one', () => {
  const narrator = narratorOf('ar-SA');
  narrator.open(null);
  expect(narrator.state.get().status).toBe('no-voice');
  speech.find(voiceOf('ar-EG', 'Salma'));
  expect(narrator.state.get()).toMatchObject({ status: 'playing', voiceId: 'Salma' });
});

test('starts with the stored voice and rate, and stops when it is closed', () => {
  const narrator = narratorOf('en-US', { rate: 0.75, voiceId: 'Ada' });
  narrator.open(null);
  expect(speech.said.at(-1)).toMatchObject({ rate: 0.75, voiceId: 'Ada' });
  narrator.close();
  expect(speech.said).toHaveLength(1);
  expect(narrator.state.get()).toMatchObject({ status: 'closed', sentence: null });
});

test('pauses when the browser interrupts speech', () => {
  const narrator = narratorOf();
  narrator.open(null);
  speech.fail();
  expect(narrator.state.get()).toMatchObject({ status: 'paused', sentence: { block: 0 } });
  narrator.play();
  expect(speech.texts).toEqual(['The camel and the contract', 'The camel and the contract']);
});
