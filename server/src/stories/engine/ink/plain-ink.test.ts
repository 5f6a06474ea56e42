import { describe, expect, it } from 'vitest';
import { inkCases } from '../../../testing/ink/ink-cases.ts';
import { MOST_ROUNDS, playInInk, takerOf, type PlainRound, type Taken } from '../../../testing/ink/play-in-ink.ts';
import { compileInk, readCompiledInk } from './compile.ts';
import { InkProgram } from '@fabula/ink/ink-program';

/** As `playInInk`, through the engine of the product: every round from the state of the one before. */
function playHere(json: string, { seed, take }: { seed: number; take: Taken }): PlainRound[] {
  const program = new InkProgram(json);
  const pick = takerOf(take, seed);
  const rounds: PlainRound[] = [];
  for (let turn = program.begin(seed); ;) {
    const texts = turn.blocks.flatMap((block) => ('text' in block ? block.text : []));
    rounds.push({ texts, choices: turn.choices.map(({ text }) => text) });
    if (turn.choices.length === 0 || rounds.length >= MOST_ROUNDS) return rounds;
    const choice = turn.choices[pick(turn.choices.length)];
    turn = program.play(turn.state, { kind: 'choice', choiceId: choice?.choiceId ?? '' });
  }
}

describe.each(inkCases)('ink: $name', ({ files, shows, source }) => {
  const { json } = compileInk(source, files);

  it.each(['first', 'last', 'seeded'] as const)('reads as in inkjs, round by round, by %s choices', (take) => {
    for (const seed of [1, 7, 20]) {
      const played = playHere(json, { seed, take });
      expect(played).toEqual(playInInk(json, { seed, take }));
      expect(playHere(readCompiledInk(json).json, { seed, take })).toEqual(played);
    }
  });

  it('shows what it is for', () => {
    const takes = ['first', 'last', 'seeded'] as const;
    const rounds = takes.flatMap((take) => playHere(json, { seed: 1, take }));
    expect(rounds.flatMap(({ choices, texts }) => [...texts, ...choices])).toContain(shows);
  });
});
