import { describe, expect, it } from 'vitest';
import { playTrial } from './play-trial.ts';

const FERRY = `VAR fare = false
The ferry waits.
+ [Step aboard.] -> aboard
+ [Walk away.] -> END
=== aboard
~ fare = true
The captain calls you by name.
+ [Answer.] -> over
+ [Say nothing.] -> over
=== over
You step ashore. # ending: over; The other side
-> END
`;

const step = (text: string, index: number, count = 2) => ({ text, index, count });
const aboard = step('Step aboard.', 0);
const play = (source: string, choices: ReturnType<typeof step>[] = []) =>
  playTrial({ source, choices, seed: 1, roleId: null });

describe('a trial', () => {
  it('begins with the first round, and follows the choices to the last one', () => {
    expect(play(FERRY)).toMatchObject({ problems: [], taken: [], broken: null, path: [''] });
    const { broken, path, round, taken } = play(FERRY, [aboard, step('Say nothing.', 1)]);
    expect({ broken, path, taken: taken.length }).toEqual({ broken: null, path: ['', 'aboard', 'over'], taken: 2 });
    expect(round).toMatchObject({ choices: [], ending: { endingId: 'over', title: 'The other side' } });
  });

  it('follows a choice to its new place, and one in its place whose words were changed', () => {
    const swapped = FERRY.replace('+ [Answer.] -> over\n+ [Say nothing.]', '+ [Say nothing.] -> over\n+ [Answer.]');
    expect(play(swapped, [aboard, step('Say nothing.', 1)]).taken.at(-1)).toEqual(step('Say nothing.', 0));
    const reworded = FERRY.replace('Step aboard.', 'Go on board.');
    expect(play(reworded, [aboard]).taken).toEqual([step('Go on board.', 0)]);
  });

  it('says at which choice the path is broken, and shows the round before', () => {
    const without = FERRY.replace('+ [Step aboard.] -> aboard\n', '');
    expect(play(without, [aboard])).toMatchObject({
      taken: [],
      broken: { text: 'Step aboard.', why: 'gone' },
      round: { choices: [{ text: 'Walk away.' }] },
    });
    const locked = FERRY.replace('[Step aboard.]', '[Step aboard. # locked: Full]');
    expect(play(locked, [aboard]).broken).toEqual({ text: 'Step aboard.', why: 'locked' });
    const short = FERRY.replace('-> aboard\n', '-> END\n');
    expect(play(short, [aboard, step('Answer.', 0)]).broken).toEqual({ text: 'Answer.', why: 'ended' });
  });

  it('names the line of the part in which a round never ends', () => {
    const circle = FERRY.replace('=== over\n', '=== over\n-> over\n');
    const { broken, problems, round } = play(circle, [aboard, step('Answer.', 0)]);
    expect(broken).toEqual({ text: 'Answer.', why: 'failed' });
    expect(problems).toContainEqual(expect.objectContaining({ severity: 'error', code: 'endless', line: 10 }));
    expect(round?.choices).toHaveLength(2);
  });

  it('says what is wrong with a source that does not compile, and still has its map', () => {
    const { map, problems, round } = play(FERRY.replace('-> aboard', '-> abord'));
    expect(round).toBeNull();
    expect(problems).toContainEqual(
      expect.objectContaining({ code: 'unknown-target', line: 3, name: 'abord', suggestion: 'aboard' }),
    );
    expect(map?.parts.map(({ partId }) => partId)).toEqual(['', 'aboard', 'over']);
  });

  it('knows the text of another tool', () => {
    expect(play(':: Start\nThe ferry [[waits->over]]\n').problems).toMatchObject([{ code: 'twee', line: 1 }]);
  });
});
