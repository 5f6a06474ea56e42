import { describe, expect, it } from 'vitest';
import { inkFacts } from '../../seeds/ink-facts.ts';
import { readInk } from '../../seeds/ink.ts';
import { inkRoles } from '../../seeds/ink-roles.ts';
import { compileInk } from '../engine/ink/compile.ts';
import { InkProgram } from '@fabula/ink/ink-program';
import { UNKNOWN_READER } from '@fabula/ink/reader';
import { findRoundSpan } from './round-span.ts';

function spanOf(source: string, roleIds: readonly string[] = [], ms = 20_000) {
  const { json } = compileInk(source);
  const readers = roleIds.length === 0 ? [UNKNOWN_READER] : roleIds.map((roleId) => ({ name: null, roleId }));
  return findRoundSpan(new InkProgram(json), json, { readers, ms });
}

describe('how long a story can be', () => {
  it('is that of its shortest and of its longest way', () => {
    const source = 'Dusk.\n+ [Wait.] Night.\n    + + [Go.] -> out\n+ [Go.] -> out\n=== out\nAway.\n-> END\n';
    expect(spanOf(source)).toEqual({ fewest: 2, most: 3 });
  });

  it('counts a way that only one of its roles has', () => {
    const source =
      'VAR role = "guest"\nDusk.\n+ {role == "thief"} [Wait.] Night.\n    + + [Go.] -> END\n+ [Go.] -> END\n';
    expect(spanOf(source, ['guest'])).toEqual({ fewest: 2, most: 2 });
    expect(spanOf(source, ['guest', 'thief'])).toEqual({ fewest: 2, most: 3 });
  });

  it('counts a way that an agreement opens', () => {
    const agreement = '# agreement: rope; maren-vale; has_rope; true; She will lend you her rope.; rope; Take it.';
    const source = `${agreement}\nVAR has_rope = false\nA cliff.\n+ {has_rope} [Climb.] Half-way.\n    + + [On.] -> END\n+ [Go home.] -> END\n`;
    expect(spanOf(source)).toEqual({ fewest: 2, most: 3 });
  });

  it('is not known where a story can go round in circles, draws from chance, or takes too long', () => {
    expect(spanOf('-> hall\n=== hall\nA hall.\n+ [Look.] -> hall\n+ [Go.] -> END\n')).toBeUndefined();
    expect(spanOf('Dice: {RANDOM(1, 6)}.\n+ [Go.] -> END\n')).toBeUndefined();
    expect(spanOf('Dusk.\n+ [Go.] -> END\n', [], 0)).toBeUndefined();
  });

  it('is on the card of a seed story', () => {
    const storyId = 'a-map-of-missing-streets';
    const { fewestRounds, rounds } = inkFacts[storyId];
    const roles = inkRoles(storyId).map(({ roleId }) => roleId);
    expect(spanOf(readInk(storyId), roles)).toEqual({ fewest: fewestRounds, most: rounds });
  });
});
