import { describe, expect, it } from 'vitest';
import { inkRoles } from '../../seeds/ink-roles.ts';
import { readInk, type InkStoryId } from '../../seeds/ink.ts';
import { compileInk } from '../engine/ink/compile.ts';
import { InkProgram } from '@fabula/ink/ink-program';
import { UNKNOWN_READER } from '@fabula/ink/reader';
import { findFewestWords } from './fewest-words.ts';

/** Milliseconds for all ways through one story, on a busy machine. */
const LONGEST_SEARCH = 180_000;

/** Stories of at least 2,500 words and four endings on any way. */
const LONG: readonly InkStoryId[] = [
  'by-return-of-post',
  'the-sum-of-the-air',
  'in-the-first-person',
  'the-quietest-house-in-town',
  'eleven-kilos-of-iron',
  'nothing-to-log',
];

function fewestOf(source: string, roleIds: readonly string[] = [], enough?: number): number {
  const { json } = compileInk(source);
  const readers = roleIds.length === 0 ? [UNKNOWN_READER] : roleIds.map((roleId) => ({ name: null, roleId }));
  return findFewestWords(new InkProgram(json), json, readers, enough);
}

describe('the words on the shortest way through a story', () => {
  it('are those of the way with the least to read, though it has more rounds', () => {
    const source = 'Dusk.\n+ [Wait.] Night.\n    + + [Go.] Away.\n    -> END\n+ [Go.] Away over the hill.\n-> END\n';
    expect(fewestOf(source)).toBe(3);
  });

  it('are those of the role that reads least', () => {
    const source =
      'VAR role = "guest"\n{role == "guest": You came in out of the rain.|Night.}\n+ [Go.] Away.\n-> END\n';
    expect(fewestOf(source, ['guest', 'thief'])).toBe(2);
  });

  it('need not be counted to the end where they are enough', () => {
    const source = 'Dusk.\n+ [Wait.] Night came.\n    + + [Go.] Away over the hill.\n    -> END\n';
    expect(fewestOf(source, [], 2)).toBe(3);
    expect(fewestOf(source, [], 4)).toBe(7);
  });

  it('cannot be counted where no way has an end', () => {
    expect(() => fewestOf('-> hall\n=== hall\nA hall.\n+ [Look.] -> hall\n')).toThrow(RangeError);
  });

  it.each(LONG)(
    'of %s are 2,500 or more',
    (storyId) => {
      const roles = inkRoles(storyId).map(({ roleId }) => roleId);
      expect(fewestOf(readInk(storyId), roles, 2_500)).toBeGreaterThanOrEqual(2_500);
    },
    LONGEST_SEARCH,
  );
});
