import { assert, constantFrom, integer, property } from 'fast-check';
import { describe, expect, it } from 'vitest';
import { inkFacts } from '../../seeds/ink-facts.ts';
import { isInkStory, readInk } from '../../seeds/ink.ts';
import { stories } from '../../seeds/stories.ts';
import { compileInk } from '../engine/ink/compile.ts';
import { InkProgram } from '@fabula/ink/ink-program';
import { readings, storyFacts, wordsOf, WORDS_PER_MINUTE } from './story-facts.ts';

const written = stories
  .filter(({ storyId }) => isInkStory(storyId))
  .map((story) => {
    if (!isInkStory(story.storyId)) throw new TypeError(`${story.storyId} has no source`);
    const source = readInk(story.storyId);
    const { json, warnings } = compileInk(source);
    return { story, storyId: story.storyId, source, json, warnings, program: new InkProgram(json) };
  });

/** The ids of an author's tags, as they stand in the source. */
function declared(source: string, pattern: RegExp): string[] {
  return [...new Set([...source.matchAll(pattern)].map(([, id]) => id ?? ''))].toSorted();
}

describe('the stories written in ink', () => {
  it('are at least six, of both kinds, with an hour of reading and more', () => {
    expect(written.length).toBeGreaterThanOrEqual(6);
    expect(written.length).toBe(Object.keys(inkFacts).length);
    expect(new Set(written.map(({ story }) => story.kind))).toEqual(new Set(['dynamic', 'novel']));
    const minutes = Object.values(inkFacts).reduce((sum, { readingMinutes }) => sum + readingMinutes, 0);
    expect(minutes).toBeGreaterThanOrEqual(60);
  });
});

describe.each(written)('$storyId', ({ story, storyId, source, json, warnings, program }) => {
  const walks = readings(program);
  const turns = walks.flatMap((reading) => reading.turns);
  const lastTurns = walks.flatMap((reading) => reading.turns.slice(-1));

  it('compiles without a warning', () => {
    expect(warnings).toEqual([]);
  });

  it('comes to an ending that has a name on every way through it', () => {
    for (const { ending, choices, blocks } of lastTurns) {
      expect(ending?.title ?? '').not.toBe('');
      expect(choices).toEqual([]);
      expect(blocks.length).toBeGreaterThan(0);
    }
  });

  it('has three endings or more, and each of them is reached', () => {
    const endings = declared(source, /# ending: ([a-z-]+);/gu);
    expect(endings.length).toBeGreaterThanOrEqual(3);
    expect([...new Set(lastTurns.map(({ ending }) => ending?.endingId ?? ''))].toSorted()).toEqual(endings);
  });

  it('has no knot or stitch that is unreachable', () => {
    const reached = new Set(lastTurns.flatMap(({ state }) => [...program.visitedParts(state)]));
    expect(program.parts().length).toBeGreaterThan(10);
    expect(program.parts().filter((part) => !reached.has(part))).toEqual([]);
  });

  it('has something to read in every round, and something to choose from', () => {
    for (const { blocks, choices, ending } of turns) {
      expect(blocks.some((block) => 'text' in block && block.text !== '')).toBe(true);
      expect(choices.some(({ lock }) => lock === null)).toBe(ending === null);
      for (const { text, lock } of choices) expect([text, lock]).not.toContain('');
    }
  });

  it('names the scene of every round, in fifty characters at most', () => {
    for (const { blocks } of turns) {
      const titles = blocks.flatMap((block) => (block.kind === 'chapter' ? [block.title] : []));
      expect(titles.length).toBeGreaterThan(0);
      for (const title of titles) expect(title).toMatch(/^[^{}]{3,50}$/u);
    }
  });

  it('is spoken by its cast, by people with names, and by no other voice', () => {
    const speakers = declared(source, /# speaker: (.+)$/gmu);
    const unknown = speakers.filter((speaker) => !story.cast.includes(speaker));
    expect(unknown.filter((speaker) => !/^[A-Z][A-Za-z’ ]+$/u.test(speaker))).toEqual([]);
    const relations = declared(source, /# relationship: \w+; ([a-z-]+)/gu);
    expect(relations.filter((characterId) => !story.cast.includes(characterId))).toEqual([]);
    expect(relations.length).toBeGreaterThanOrEqual(2);
  });

  it('follows the voice of the house', () => {
    const text = turns.flatMap(({ blocks }) => blocks.map((block) => ('text' in block ? block.text : ''))).join('\n');
    expect(text).not.toMatch(/[!！'"]|\bmagic|unleash|seamless|[{}[\]]|->|\s[,.;:]/iu);
  });

  it('is as long as its card says', () => {
    const lengths = walks.map((reading) => reading.turns.length);
    const facts = storyFacts(walks, { fewest: Math.min(...lengths), most: Math.max(...lengths) });
    expect(facts).toEqual(inkFacts[storyId]);
    const { chapters, endings, fewestRounds, readingMinutes, rounds } = facts;
    const length =
      story.kind === 'novel'
        ? { rounds: null, fewestRounds: null, chapters }
        : { rounds, fewestRounds, chapters: null };
    expect(story).toMatchObject({ endings, readingMinutes, ...length });
    for (const reading of walks) {
      const minutes = reading.turns.reduce((sum, turn) => sum + wordsOf(turn), 0) / WORDS_PER_MINUTE;
      expect(Math.abs(minutes - facts.readingMinutes)).toBeLessThan(3);
    }
  });

  it('replayed from its log by another program has the same states, round for round', () => {
    assert(
      property(constantFrom(...walks), ({ seed, turns: original, choiceIds }) => {
        const elsewhere = new InkProgram(json);
        let turn = elsewhere.begin(seed);
        const hashes = [turn.stateHash];
        for (const choiceId of choiceIds) {
          turn = elsewhere.play(turn.state, { kind: 'choice', choiceId });
          hashes.push(turn.stateHash);
        }
        expect(hashes).toEqual(original.map(({ stateHash }) => stateHash));
      }),
      { numRuns: 25 },
    );
  });

  it('forked at any round tells the same up to there, and can go another way', () => {
    assert(
      property(constantFrom(...walks), integer({ min: 0, max: 100 }), ({ turns: original, choiceIds }, at) => {
        const index = at % choiceIds.length;
        const from = original[index];
        if (from === undefined) throw new RangeError('No such round');
        for (const { choiceId, lock } of from.choices) {
          if (lock !== null) continue;
          const turn = program.play(from.state, { kind: 'choice', choiceId });
          const same = choiceId === choiceIds[index];
          expect(turn.stateHash === original[index + 1]?.stateHash).toBe(same);
          expect(turn.progress.round).toBe(index + 2);
        }
      }),
      { numRuns: 25 },
    );
  });
});
