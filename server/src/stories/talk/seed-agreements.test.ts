import { assert, constantFrom, integer, nat, property } from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isInkStory, readInk } from '../../seeds/ink.ts';
import { stories } from '../../seeds/stories.ts';
import { compileInk } from '../engine/ink/compile.ts';
import { InkProgram } from '@fabula/ink/ink-program';
import type { Agreement, Step } from '@fabula/ink/talk-script';
import type { EngineRound } from '@fabula/ink/turn';
import { walk, type Walk } from '../walk/walk.ts';

const SEEDS = 80;

const written = stories.flatMap((story) => {
  const { storyId } = story;
  if (!isInkStory(storyId)) return [];
  const source = readInk(storyId);
  const { json } = compileInk(source);
  return [{ storyId, cast: story.cast, source, json, program: new InkProgram(json) }];
});
const agreeing = written.filter(({ program }) => program.talk.agreements.length > 0);

function stepTo({ choiceIds, turns }: Walk, index: number): Step | null {
  const [from, choiceId] = [turns[index - 1], choiceIds[index - 1]];
  return from === undefined || choiceId === undefined ? null : { state: from.state, choiceId };
}

function agreeAt(program: InkProgram, way: Walk, index: number, agreed: readonly Agreement[]): EngineRound {
  return program.agree(stepTo(way, index), way.turns[index]?.state ?? '', agreed);
}

const locked = ({ choices }: EngineRound) => choices.filter(({ lock }) => lock !== null).map(({ text }) => text);
const open = ({ choices }: EngineRound) => choices.filter(({ lock }) => lock === null);

describe('the talks of the seed stories', () => {
  it('begin with words of their own for everybody in the cast', () => {
    for (const { cast, program } of written) {
      expect([...program.talk.openings.keys()].toSorted()).toEqual(cast.toSorted());
      for (const words of program.talk.openings.values()) expect(words).toMatch(/[.?]$/u);
    }
  });

  it('can come to something in six stories and more', () => {
    expect(agreeing.length).toBeGreaterThanOrEqual(6);
  });
});

describe.each(agreeing)('the agreements of $storyId', ({ cast, json, program, source }) => {
  const { agreements } = program.talk;
  const walks = Array.from({ length: SEEDS }, (_, seed) => walk(program, seed));
  const rounds = walks.flatMap((way) => way.turns.slice(0, -1).map((before, index) => ({ way, index, before })));
  const roundAt = (at: number) => {
    const round = rounds[at];
    if (round === undefined) throw new RangeError('No such round');
    return round;
  };

  it('are all there, with a character of the cast, in the voice of the house', () => {
    expect(agreements).toHaveLength([...source.matchAll(/^# agreement: /gmu)].length);
    for (const { answer, characterId, cues, text } of agreements) {
      expect(cast).toContain(characterId);
      expect(cues.length).toBeGreaterThan(2);
      expect(answer).not.toBe('');
      expect(`${text} ${answer}`).not.toMatch(/[!！'"]|\bmagic|unleash|seamless|[{}[\]]|->|\s[,.;:]/iu);
    }
  });

  it('open each a choice that was shut', () => {
    for (const agreement of agreements) {
      const opened = rounds.some(({ way, index, before }) => {
        if (locked(before).length === 0) return false;
        return locked(agreeAt(program, way, index, [agreement])).length < locked(before).length;
      });
      expect([agreement.agreementId, opened]).toEqual([agreement.agreementId, true]);
    }
  });

  it('leave the story where it stands, wherever they are made, and the way to its end open', () => {
    assert(
      property(nat(rounds.length - 1), constantFrom(...agreements), (at, agreement) => {
        const { way, index, before } = roundAt(at);
        const after = agreeAt(program, way, index, [agreement]);
        expect(program.holding(after.state, [agreement])).toEqual([0]);
        expect(after.progress).toEqual(before.progress);
        const words = { kind: 'speech', speaker: agreement.characterId, text: `“${agreement.answer}”` };
        expect(after.blocks).toEqual([words]);
        expect(after.choices).toHaveLength(before.choices.length);
        for (const { text } of open(before)) expect(open(after).map((choice) => choice.text)).toContain(text);
        let turn = after;
        for (let round = 0; turn.ending === null && round < 40; round += 1) {
          turn = program.play(turn.state, { kind: 'choice', choiceId: open(turn)[0]?.choiceId ?? '' });
        }
        expect(turn.ending).not.toBeNull();
      }),
      { numRuns: 40 },
    );
  });

  it('replayed from the log by another process come to the same states, and so does what follows', () => {
    assert(
      property(nat(rounds.length - 1), integer({ min: 1, max: 3 }), (at, count) => {
        const { way, index } = roundAt(at);
        const agreed = agreements.slice(0, count);
        const after = agreeAt(program, way, index, agreed);
        const elsewhere = new InkProgram(json);
        const log: Walk = { ...way, turns: [elsewhere.begin(way.seed)] };
        for (const choiceId of way.choiceIds.slice(0, index)) {
          log.turns.push(elsewhere.play(log.turns.at(-1)?.state ?? '', { kind: 'choice', choiceId }));
        }
        const again = agreeAt(elsewhere, log, index, agreed);
        expect(again.stateHash).toBe(after.stateHash);
        const move = { kind: 'choice', choiceId: open(after)[0]?.choiceId ?? '' } as const;
        expect(elsewhere.play(again.state, move).stateHash).toBe(program.play(after.state, move).stateHash);
      }),
      { numRuns: 25 },
    );
  });
});
