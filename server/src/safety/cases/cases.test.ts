import { describe, expect, it } from 'vitest';
import { localRules } from '../local-rules.ts';
import type { ModeratedText } from '../safety.ts';
import { CASES } from './all-cases.ts';
import type { CaseGroup } from './case-group.ts';

const calm = new AbortController().signal;

function sidesOf({ expected, side }: CaseGroup): ModeratedText['side'][] {
  if (side !== undefined) return [side];
  return expected === 'crisis' ? ['visitor'] : ['visitor', 'character'];
}

/** Lines with another verdict. */
async function mistakesIn(groups: readonly CaseGroup[]): Promise<string[]> {
  const mistakes: string[] = [];
  for (const group of groups) {
    for (const text of group.lines) {
      for (const side of sidesOf(group)) {
        const verdict = await localRules.moderate({ text, side }, calm);
        const found = verdict.kind === 'refuse' ? verdict.reason : verdict.kind;
        if (found !== group.expected)
          mistakes.push(`${found}, not ${group.expected} (${group.kind}, ${side}): ${text}`);
      }
    }
  }
  return mistakes;
}

describe.each(Object.entries(CASES))('the local rules in %s', (_language, groups) => {
  it('let nothing pass that must not', async () => {
    expect(await mistakesIn(groups.filter(({ expected }) => expected !== 'allow'))).toEqual([]);
  });

  it('refuse nothing that must pass', async () => {
    expect(await mistakesIn(groups.filter(({ expected }) => expected === 'allow'))).toEqual([]);
  });

  it('are proved by at least forty lines, half of which must pass', () => {
    const count = (isOfKind: (group: CaseGroup) => boolean) =>
      groups.filter(isOfKind).reduce((sum, { lines }) => sum + lines.length, 0);
    expect(count(({ expected }) => expected !== 'allow')).toBeGreaterThanOrEqual(20);
    expect(count(({ expected }) => expected === 'allow')).toBeGreaterThanOrEqual(20);
  });
});
