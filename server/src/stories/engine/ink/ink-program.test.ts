import { describe, expect, it } from 'vitest';
import { MoveError, StoryRunError } from '@fabula/ink/errors';
import type { EngineRound } from '@fabula/ink/turn';
import { compileInk } from './compile.ts';
import { InkProgram } from '@fabula/ink/ink-program';

const ferry = `
# relationship: trust; maren-vale; 3
# meter: oil; Oil in the lamp; 4
# inventory: pockets; In your pockets
# item: brass_key; A brass key
LIST things = brass_key, rope
VAR pockets = ()
VAR trust = 1
VAR oil = 9
-> quay

=== quay
# chapter: The quay
# scene: harbour
The tide is {~making|slack|falling}.
“You are early,” says Maren. # speaker: maren-vale
Gone to the light. # document
+ [Take the key. # hint: it is cold]
    ~ pockets += brass_key
    ~ trust++
    -> quay.after
+ {not (pockets ? rope)} [Climb the mooring. # locked: You have no rope] -> END
= after
# chapter: The crossing
# scene: harbour
# image: lamp; A lamp on the water
You row.
+ [Knock.]
    # ending: home; Home before dark
    The door opens.
    -> END
`;

const program = new InkProgram(compileInk(ferry).json);
const take = (turn: EngineRound, index: number) =>
  program.play(turn.state, { kind: 'choice', choiceId: turn.choices[index]?.choiceId ?? '' });

function failureOf(source: string): StoryRunError['failure'] | null {
  try {
    new InkProgram(compileInk(source).json).begin(1);
  } catch (error) {
    if (error instanceof StoryRunError) return error.failure;
    throw error;
  }
  return null;
}

function problemOf(play: () => unknown): MoveError['problem'] | null {
  try {
    play();
  } catch (error) {
    if (error instanceof MoveError) return error.problem;
    throw error;
  }
  return null;
}

describe('a round', () => {
  it('reads scene, chapter, narration, speech and documents in the order of the source', () => {
    const { blocks, progress } = program.begin(1);
    expect(blocks).toEqual([
      { kind: 'chapter', number: 1, title: 'The quay' },
      { kind: 'scene', scene: 'harbour' },
      { kind: 'narration', text: expect.stringMatching(/^The tide is (making|slack|falling)\.$/) },
      { kind: 'speech', speaker: 'maren-vale', text: '“You are early,” says Maren.' },
      { kind: 'document', text: 'Gone to the light.' },
    ]);
    expect(progress).toEqual({ round: 1, chapter: { number: 1, title: 'The quay' }, scene: 'harbour' });
  });

  it('offers its choices with their hints, and why one is locked', () => {
    expect(program.begin(1).choices).toMatchObject([
      { text: 'Take the key.', hint: 'it is cold', lock: null },
      { text: 'Climb the mooring.', hint: null, lock: 'You have no rope' },
    ]);
  });

  it('shows what the author has declared, within its limits', () => {
    expect(take(program.begin(1), 0).panel).toEqual([
      { kind: 'relationship', name: 'trust', characterId: 'maren-vale', value: 2, max: 3 },
      { kind: 'meter', name: 'oil', label: 'Oil in the lamp', value: 4, max: 4 },
      {
        kind: 'inventory',
        name: 'pockets',
        label: 'In your pockets',
        items: [{ itemId: 'brass_key', label: 'A brass key' }],
      },
    ]);
  });

  it('keeps its place in chapters and scenes, and ends where the author says', () => {
    const crossing = take(program.begin(1), 0);
    expect(crossing.progress).toEqual({ round: 2, chapter: { number: 2, title: 'The crossing' }, scene: 'harbour' });
    expect(crossing.blocks[1]).toEqual({ kind: 'image', image: 'lamp', description: 'A lamp on the water' });
    const last = take(crossing, 0);
    expect(last).toMatchObject({ ending: { endingId: 'home', title: 'Home before dark' }, choices: [] });
  });
});

describe('chance', () => {
  it('is the seed’s: one seed tells one story, and others tell others', () => {
    expect(program.begin(7)).toEqual(program.begin(7));
    const tides = Array.from({ length: 20 }, (_, seed) => JSON.stringify(program.begin(seed).blocks[2]));
    expect(new Set(tides).size).toBe(3);
  });

  it('does not hang on what was played in between', () => {
    const first = program.begin(3);
    const once = take(first, 0);
    take(program.begin(11), 0);
    expect(take(first, 0)).toEqual(once);
    expect(program.begin(3)).toEqual(first);
  });

  it('resets variables and visits when a finished story is begun again', () => {
    const fresh = new InkProgram(compileInk(ferry).json).begin(5);
    take(take(program.begin(5), 0), 0);
    expect(program.begin(5)).toEqual(fresh);
  });
});

describe('a move', () => {
  it('is refused when its choice is locked, of another round, of another story, or in words', () => {
    const first = program.begin(1);
    const old = first.choices[0]?.choiceId ?? '';
    const next = take(first, 0);
    expect(problemOf(() => take(first, 1))).toBe('locked-choice');
    expect(problemOf(() => program.play(next.state, { kind: 'choice', choiceId: old }))).toBe('unknown-choice');
    expect(problemOf(() => program.play(program.begin(2).state, { kind: 'choice', choiceId: old }))).toBe(
      'unknown-choice',
    );
    expect(problemOf(() => program.play(first.state, { kind: 'typed', text: 'I swim' }))).toBe('typed-not-allowed');
  });
});

describe('a story of careless making', () => {
  it.each([
    ['goes round in circles', '-> a\n=== a\n-> b\n=== b\n-> a\n', 'too-many-steps'],
    ['counts for ever', 'VAR n = 0\n-> a\n=== a\n~ n++\n{n < 0: x}\n-> a\n', 'too-many-steps'],
    ['says the same for ever', '-> a\n=== a\nAgain and again and again.\n-> a\n', 'too-much-text'],
    ['doubles a text', 'VAR t = "ab"\n-> a\n=== a\n~ t = t + t\n{t == "": x}\n-> a\n', 'too-much-text'],
    ['locks every way on', 'Here.\n+ [Out # locked: no] -> END\n', 'no-way-on'],
  ])('that %s is stopped', (_, source, failure) => {
    expect(failureOf(source)).toBe(failure);
  });

  it('runs out with an error that says so, and can be played again from before', () => {
    const loose = new InkProgram(compileInk('Here.\n+ [Out] -> a\n+ [In] -> b\n=== a\nA.\n=== b\nB.\n-> END\n').json);
    const first = loose.begin(1);
    const [out, into] = first.choices.map(({ choiceId }) => choiceId);
    expect(() => loose.play(first.state, { kind: 'choice', choiceId: out ?? '' })).toThrow(/ran out of content/);
    expect(loose.play(first.state, { kind: 'choice', choiceId: into ?? '' }).ending).toEqual({
      endingId: 'end',
      title: null,
    });
  });
});
