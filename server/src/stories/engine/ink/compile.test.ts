import { Story } from 'inkjs/engine/Story';
import { describe, expect, it } from 'vitest';
import { StorySourceError, type SourceProblem } from '../errors.ts';
import { compileInk, readCompiledInk } from './compile.ts';
import { InkProgram } from '@fabula/ink/ink-program';

function problemsOf(read: () => unknown): readonly SourceProblem[] {
  try {
    read();
  } catch (error) {
    if (error instanceof StorySourceError) return error.problems;
    throw error;
  }
  return [];
}

const MOST_ROUNDS = 8;

const SIGHTINGS = `-> quay
=== quay
- (top) A sail, seen {top} times.
* (smile) [Smile] You smile.
* [Frown] You frown.
- (after) {smile: She saw it.|She looks away.}
-> shore.sand
=== shore
= sand
Sand, {sand} times, after {quay.after}.
* {quay.smile} [Smile again] -> END
+ {sand < 3} [Look away] -> sand
* {sand > 2} [Leave] -> END
`;

/** The texts and choices of the rounds of a reading that always takes the same choice, or the last. */
function readThrough(program: InkProgram, chosen: number) {
  const rounds = [];
  let turn = program.begin(1);
  while (rounds.length < MOST_ROUNDS) {
    const texts = turn.blocks.flatMap((block) => ('text' in block ? block.text : []));
    rounds.push({ texts, choices: turn.choices.map(({ text }) => text) });
    const choice = turn.choices[Math.min(chosen, turn.choices.length - 1)];
    if (choice === undefined) break;
    turn = program.play(turn.state, { kind: 'choice', choiceId: choice.choiceId });
  }
  return rounds;
}

function readInInk(json: string, chosen: number) {
  const rounds = [];
  const story = new Story(json);
  while (rounds.length < MOST_ROUNDS) {
    const texts = [];
    while (story.canContinue) texts.push(story.Continue()?.trim() ?? '');
    const choices = story.currentChoices.map(({ text }) => text);
    rounds.push({ texts: texts.filter((text) => text !== ''), choices });
    if (choices.length === 0) break;
    story.ChooseChoiceIndex(Math.min(chosen, choices.length - 1));
  }
  return rounds;
}

describe('compiling ink source', () => {
  it('names every error by its line', () => {
    expect(problemsOf(() => compileInk('The boat leaves.\n-> quay\n=== pier\nA rope.\n-> nowhere\n'))).toEqual([
      { severity: 'error', line: 2, message: "Divert target not found: '-> quay'" },
      { severity: 'error', line: 5, message: "Divert target not found: '-> nowhere'" },
    ]);
  });

  it('lets a story pass that may run out, and says where', () => {
    const { warnings } = compileInk('The boat leaves.\n=== pier\nA rope.\n');
    expect(warnings).toMatchObject([{ severity: 'warning', line: 3 }]);
  });

  it('includes the files that came with it, by their paths or names, and no others', () => {
    const files = [
      { name: 'parts/quay.ink', text: 'INCLUDE deep.ink\n=== quay\nA quay.\n-> deep\n' },
      { name: 'deep.ink', text: '=== deep\nDeep water.\n-> END\n' },
    ];
    const { json } = compileInk('INCLUDE parts/quay.ink\n-> quay\n', files);
    expect(readThrough(new InkProgram(json), 0)[0]?.texts).toEqual(['A quay.', 'Deep water.']);
    const fault = { severity: 'error', line: 2, message: expect.stringContaining("Failed to load: 'other.ink'") };
    expect(problemsOf(() => compileInk('Hello.\nINCLUDE other.ink\n'))).toContainEqual(fault);
    const wrong = [{ name: 'a.ink', text: 'Fine.\n-> nowhere\n' }];
    const message = "a.ink, line 2: Divert target not found: '-> nowhere'";
    expect(problemsOf(() => compileInk('INCLUDE a.ink\n', wrong))).toContainEqual({
      severity: 'error',
      line: null,
      message,
    });
  });

  it('calls an EXTERNAL function that is written in ink as well, and is refused without one', () => {
    const fallback = 'EXTERNAL tide(h)\nThe tide is {tide(2)}.\n-> END\n=== function tide(h)\n~ return h * 2\n';
    expect(readThrough(new InkProgram(compileInk(fallback).json), 0)[0]?.texts).toEqual(['The tide is 4.']);
    expect(problemsOf(() => compileInk('Hi.\nEXTERNAL read(path)\n{read("x")}\n'))).toMatchObject([{ line: 2 }]);
    expect(problemsOf(() => compileInk('a'.repeat(4_000_001)))).toMatchObject([{ message: 'The source is too long' }]);
  });
});

describe('reading a compiled story', () => {
  it('plays as its source does, with or without a byte order mark', () => {
    const { json } = compileInk('The boat leaves.\n+ [Wave] You wave.\n-> END\n');
    const again = readCompiledInk(`\uFEFF${json}`);
    expect(new InkProgram(again.json).begin(1)).toEqual(new InkProgram(json).begin(1));
  });

  it('counts what was read as its source does', () => {
    const { json } = compileInk(SIGHTINGS);
    const { json: kept } = readCompiledInk(json);
    for (const chosen of [0, 1]) {
      expect(readThrough(new InkProgram(kept), chosen)).toEqual(readInInk(json, chosen));
    }
    expect(readThrough(new InkProgram(kept), 0)[1]?.choices).toEqual(['Smile again', 'Look away']);
  });

  it.each(['', 'not a story', '{}', '{"inkVersion":99,"root":[]}', '[1,2,3]'])('refuses %j', (json) => {
    expect(problemsOf(() => readCompiledInk(json))).toMatchObject([{ severity: 'error', line: null }]);
  });
});
