import { Story } from 'inkjs/engine/Story';
import { chances } from '../../stories/walk/chances.ts';

export type Taken = 'first' | 'last' | 'seeded';

export interface PlainRound {
  texts: string[];
  choices: string[];
}

export const MOST_ROUNDS = 12;

export function takerOf(take: Taken, seed: number): (count: number) => number {
  const chance = chances(seed);
  return (count) => (take === 'first' ? 0 : take === 'last' ? count - 1 : Math.floor(chance() * count));
}

export function playInInk(json: string, { seed, take }: { seed: number; take: Taken }): PlainRound[] {
  const story = new Story(json);
  story.allowExternalFunctionFallbacks = true;
  story.state.storySeed = seed;
  story.state.previousRandom = 0;
  const pick = takerOf(take, seed);
  const rounds: PlainRound[] = [];
  for (;;) {
    const texts: string[] = [];
    while (story.canContinue) texts.push(story.Continue()?.trim() ?? '');
    const choices = story.currentChoices.map(({ text }) => text.trim());
    rounds.push({ texts: texts.filter((text) => text !== ''), choices });
    if (choices.length === 0 || rounds.length >= MOST_ROUNDS) return rounds;
    story.ChooseChoiceIndex(pick(choices.length));
  }
}
