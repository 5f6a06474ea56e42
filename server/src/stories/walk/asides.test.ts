import { array, assert, boolean, constantFrom, integer, property } from 'fast-check';
import { describe, expect, it } from 'vitest';
import { inkFacts } from '../../seeds/ink-facts.ts';
import { isInkStory, readInk } from '../../seeds/ink.ts';
import { compileInk } from '../engine/ink/compile.ts';
import { InkProgram } from '@fabula/ink/ink-program';
import type { EngineRound } from '@fabula/ink/turn';
import { walk, type Walk } from './walk.ts';

const programs = Object.keys(inkFacts)
  .filter(isInkStory)
  .map((storyId) => new InkProgram(compileInk(readInk(storyId)).json));

/** The same way again, with the reader's own words before some of the choices. */
function talkative(program: InkProgram, { choiceIds, seed, turns }: Walk, speaks: readonly boolean[]): EngineRound[] {
  let turn = program.begin(seed);
  const told = [turn];
  for (const [step, choiceId] of choiceIds.entries()) {
    if (speaks[step % speaks.length] === true) turn = program.stay(turn.state, `The reader hums (${step}).`);
    const index = turns[step]?.choices.findIndex((choice) => choice.choiceId === choiceId) ?? -1;
    turn = program.play(turn.state, { kind: 'choice', choiceId: turn.choices[index]?.choiceId ?? '' });
    told.push(turn);
  }
  return told;
}

const readable = ({ blocks, choices, ending, panel, progress }: EngineRound) => ({
  blocks,
  ending,
  panel,
  progress,
  choices: choices.map(({ hint, lock, text }) => ({ hint, lock, text })),
});

describe('the reader’s own words in a story of the house', () => {
  it('leave its author’s text and rounds as they are, on every way through it, and are told with equal states again', () => {
    assert(
      property(
        constantFrom(...programs),
        integer({ min: 0, max: 500 }),
        array(boolean(), { minLength: 1, maxLength: 6 }),
        (program, seed, speaks) => {
          const original = walk(program, seed);
          const told = talkative(program, original, speaks);
          expect(told.map(readable)).toEqual(original.turns.map(readable));
          const hashesOf = (turns: readonly EngineRound[]) => turns.map(({ stateHash }) => stateHash);
          expect(hashesOf(talkative(program, original, speaks))).toEqual(hashesOf(told));
          expect(hashesOf(talkative(program, original, [false]))).toEqual(hashesOf(original.turns));
        },
      ),
      { numRuns: 40 },
    );
  });
});
