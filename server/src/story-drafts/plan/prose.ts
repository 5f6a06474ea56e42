import type { StoryPlan } from '../story-draft-fields.ts';
import { Deck } from './deck.ts';
import { inkText } from './ink-text.ts';
import type { EndingTexts, PlaceTexts, SceneTexts, StoryTexts } from './texts/story-texts.ts';

export interface CastMember {
  characterId: string;
  name: string;
}

const RETURNS = 4;

export class Prose {
  readonly #texts: StoryTexts;
  readonly #scene: SceneTexts;
  readonly #cast: Deck<CastMember> | null;
  readonly #lines: Deck<string>;
  readonly #gestures: Deck<string>;
  readonly #speech: Deck<string>;
  readonly #returns: Deck<string>;
  readonly #choices: Deck<string>;
  #turn = 0;

  constructor(texts: StoryTexts, { scene, title, tone }: StoryPlan, cast: readonly CastMember[]) {
    const seed = `${title}/${scene}/${tone}`;
    const deck = <Line>(lines: readonly Line[], name: string) => new Deck(lines, `${seed}/${name}`);
    this.#texts = texts;
    this.#scene = texts.scenes[scene];
    this.#cast = cast.length === 0 ? null : deck(cast, 'cast');
    this.#lines = deck(
      [...this.#scene.details, ...texts.tones[tone], ...(cast.length === 0 ? texts.alone : [])],
      'lines',
    );
    this.#gestures = deck(texts.gestures, 'gestures');
    this.#speech = deck(texts.speech, 'speech');
    this.#returns = deck(texts.returns, 'returns');
    this.#choices = deck(texts.choices, 'choices');
  }

  arrival(): string {
    return inkText(new Deck(this.#scene.arrivals, `${this.#texts.carried}/${this.#turn}`).next());
  }

  reckoning(): string {
    return inkText(this.#texts.reckonings[this.#turn % this.#texts.reckonings.length] ?? '');
  }

  place(index: number): { go: string; there: string } {
    const [go, there]: PlaceTexts = this.#scene.places[index % this.#scene.places.length] ?? this.#scene.places[0];
    return { go: inkText(go), there: inkText(there) };
  }

  line(): string {
    return inkText(this.#lines.next());
  }

  comeBack(): string {
    return `{&${this.#returns.several(RETURNS).map(inkText).join('|')}}`;
  }

  company(): string {
    this.#turn += 1;
    const member = this.#cast?.next();
    if (member === undefined) return this.line();
    const speaks = this.#turn % 2 === 1;
    const text = (speaks ? this.#speech : this.#gestures).next().replaceAll('{name}', () => member.name);
    return speaks ? `${inkText(text)} # speaker: ${member.characterId}` : inkText(text);
  }

  choices(count: number): string[] {
    return this.#choices.several(count).map(inkText);
  }

  ending(index: number): { title: string; choice: string; text: string } {
    const [title, choice, text]: EndingTexts = this.#texts.endings[index] ?? this.#texts.endings[0];
    return { title, choice, text };
  }
}
