import { listeningRates, sentencesOf, type ReadingPlaceValue, type SpokenSentenceValue } from '@fabula/ui/reading';

import { voiceFor } from './reader';
import { createStore, type Store } from '../data/store';
import type { Speech, Voice } from './speech';

export interface Passage {
  readonly roundId: string;
  readonly block: number;
  readonly text: string;
}

export interface Narration {
  readonly status: 'closed' | 'no-voice' | 'playing' | 'paused';
  readonly sentence: SpokenSentenceValue | null;
  readonly rate: number;
  readonly voiceId: string;
  readonly voices: readonly Voice[];
}

interface Taste {
  readonly rate: number;
  /** Empty where none was chosen. */
  readonly voiceId: string;
}

interface NarratorParts {
  readonly speech: Speech;
  /** BCP 47 tag of the book. */
  readonly language: string;
  readonly taste: Taste;
}

interface Sentence extends SpokenSentenceValue {
  readonly text: string;
}

const baseOf = (tag: string) => tag.toLowerCase().split(/[-_]/)[0];

export class Narrator {
  readonly state: Store<Narration>;
  readonly #parts: NarratorParts;
  #sentences: readonly Sentence[] = [];
  #at = 0;
  /** The current utterance; a cancelled one is ignored when it ends. */
  #saying: object | undefined;
  readonly #stopListening: () => void;

  constructor(parts: NarratorParts) {
    this.#parts = parts;
    const { rate, voiceId } = parts.taste;
    const isRate = listeningRates.some((candidate) => candidate === rate);
    this.state = createStore<Narration>({
      status: 'closed',
      sentence: null,
      rate: isRate ? rate : 1,
      voiceId,
      voices: [],
    });
    this.#stopListening = parts.speech.onVoices(() => this.#learnVoices());
  }

  /** Replaces the text; reading continues if the sentence is still there. */
  setPassages(passages: readonly Passage[]): void {
    const { language } = this.#parts;
    const before = this.#sentences[this.#at];
    this.#sentences = passages.flatMap(({ roundId, block, text }) =>
      sentencesOf(text, language).map(({ start, end }) => ({
        roundId,
        block,
        start,
        end,
        text: text.slice(start, end),
      })),
    );
    const again = this.#sentences.findIndex(
      ({ roundId, block, start }) => roundId === before?.roundId && block === before.block && start === before.start,
    );
    this.#at = again < 0 ? Math.min(this.#at, this.#sentences.length) : again;
  }

  /** Begins to read at a place; null is the beginning. */
  open(place: ReadingPlaceValue | null): void {
    this.#at = this.#sentenceAt(place);
    this.#learnVoices();
    if (this.state.get().voices.length === 0) this.state.set({ status: 'no-voice' });
    else this.play();
  }

  play(): void {
    if (this.#at >= this.#sentences.length) this.#at = 0;
    this.state.set({ status: 'playing' });
    this.#speak();
  }

  pause(): void {
    this.state.set({ status: 'paused' });
    this.#hush();
  }

  step(by: number): void {
    this.#at = Math.min(this.#sentences.length - 1, Math.max(0, this.#at + by));
    if (this.state.get().status === 'playing') this.#speak();
    else this.#show();
  }

  setRate(rate: number): void {
    this.state.set({ rate });
    if (this.state.get().status === 'playing') this.#speak();
  }

  setVoice(voiceId: string): void {
    this.state.set({ voiceId });
    if (this.state.get().status === 'playing') this.#speak();
  }

  close(): void {
    this.#hush();
    this.state.set({ status: 'closed', sentence: null });
  }

  dispose(): void {
    this.close();
    this.#stopListening();
  }

  #learnVoices(): void {
    const { speech, language } = this.#parts;
    const voices = speech.voices().filter(({ lang }) => baseOf(lang) === baseOf(language));
    const { voiceId, status } = this.state.get();
    const isKnown = voices.some(({ voiceURI }) => voiceURI === voiceId);
    this.state.set({ voices, voiceId: isKnown ? voiceId : (voiceFor(voices, language)?.voiceURI ?? '') });
    // Some browsers know their voices only a moment after they were asked.
    if (status === 'no-voice' && voices.length > 0) this.play();
  }

  #sentenceAt(place: ReadingPlaceValue | null): number {
    if (place === null) return 0;
    const ofBlock = this.#sentences.findIndex(
      ({ roundId, block }) => roundId === place.roundId && block >= place.block,
    );
    if (ofBlock < 0) return 0;
    const here = this.#sentences.filter(({ roundId, block }) => roundId === place.roundId && block === place.block);
    const length = here.at(-1)?.end ?? 0;
    return (
      ofBlock +
      Math.max(
        0,
        here.findIndex(({ end }) => end > place.part * length),
      )
    );
  }

  #show(): Sentence | undefined {
    const sentence = this.#sentences[this.#at];
    this.state.set({ sentence: sentence ?? null });
    return sentence;
  }

  #hush(): void {
    if (this.#saying === undefined) return;
    this.#saying = undefined;
    this.#parts.speech.hush();
  }

  #speak(): void {
    this.#hush();
    const sentence = this.#show();
    if (sentence === undefined) {
      this.state.set({ status: 'paused' });
      return;
    }
    const { speech, language } = this.#parts;
    const { rate, voiceId } = this.state.get();
    const saying = {};
    this.#saying = saying;
    speech.say({ text: sentence.text, language, rate, voiceId }, (isSaid) => {
      if (saying !== this.#saying) return;
      this.#saying = undefined;
      if (!isSaid) {
        this.state.set({ status: 'paused' });
        return;
      }
      this.#at += 1;
      this.#speak();
    });
  }
}
