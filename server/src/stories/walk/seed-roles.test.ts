import { assert, constantFrom, property, string } from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readInk, isInkStory } from '../../db/seeds/ink.ts';
import { stories } from '../../db/seeds/stories.ts';
import { compileInk } from '../engine/ink/compile.ts';
import { InkProgram } from '../engine/ink/ink-program.ts';
import type { Reader } from '../engine/reader.ts';
import { readings } from './story-facts.ts';
import { walk, type Walk } from './walk.ts';

const played = stories.flatMap(({ roles, storyId }) => {
  if (!isInkStory(storyId)) return [];
  const { json } = compileInk(readInk(storyId));
  return { storyId, roles, json, program: new InkProgram(json) };
});
const everyRole = played.flatMap(({ roles, ...story }) => roles.map(({ roleId }) => ({ ...story, roleId })));

/** A name that stands in no story by itself. */
const NAME = 'Qwenty Ozark';

function textsOf(walks: readonly Walk[]): string[] {
  return walks.flatMap(({ turns }) =>
    turns.flatMap(({ blocks, choices }) => [
      ...blocks.map((block) => ('text' in block ? block.text : '')),
      ...choices.flatMap(({ hint, text }) => [text, hint ?? '']),
    ]),
  );
}

const shapeOf = ({ turns }: Walk) =>
  turns.map(({ blocks, choices, ending, panel, progress }) => ({
    kinds: blocks.map(({ kind }) => kind),
    choices: choices.map(({ lock, text }) => [text, lock]),
    ending,
    panel,
    progress,
  }));

describe('the roles of the stories', () => {
  it('are two or three in every story, each with a name and a note', () => {
    expect(played.length).toBeGreaterThan(0);
    for (const { roles, storyId } of played) {
      expect([storyId, roles.length >= 2 && roles.length <= 3]).toEqual([storyId, true]);
      expect(new Set(roles.map(({ roleId }) => roleId)).size).toBe(roles.length);
      for (const { label, note } of roles) expect([label, note]).not.toContain('');
    }
  });

  it('make the first one whoever has not chosen', () => {
    for (const { program, roles } of played) {
      const chosen = walk(program, 7, { name: null, roleId: roles[0]?.roleId ?? null });
      expect(textsOf([chosen])).toEqual(textsOf([walk(program, 7)]));
    }
  });

  it('each have paragraphs and choices that no other has', () => {
    for (const { program, roles } of played) {
      const readers = roles.map(({ roleId }) => new Set(textsOf(readings(program, { name: null, roleId }))));
      for (const [index, texts] of readers.entries()) {
        const others = new Set(readers.filter((_, at) => at !== index).flatMap((other) => [...other]));
        expect([...texts].filter((text) => !others.has(text)).length).toBeGreaterThanOrEqual(2);
      }
    }
  });
});

describe.each(everyRole)('$storyId as $roleId', ({ json, program, roleId }) => {
  const walks = readings(program, { name: null, roleId });
  const named = readings(program, { name: NAME, roleId });
  const lastTurns = walks.flatMap(({ turns }) => turns.slice(-1));

  it('comes to an ending that has a name on every way, and leaves no knot unread', () => {
    for (const { ending } of lastTurns) expect(ending?.title ?? '').not.toBe('');
    const reached = (part: string) => lastTurns.some(({ state }) => program.visits(state, part) > 0);
    expect(program.parts().filter((part) => !reached(part))).toEqual([]);
  });

  it('calls the reader by a name that was given, and does without one that was not', () => {
    expect(textsOf(named).some((text) => text.includes(NAME))).toBe(true);
    for (const text of textsOf(walks)) expect(text).not.toMatch(/\s[,.;:?]|[{}|]|“[,.]|,,|\(\)/u);
    for (const text of textsOf(named)) expect(text).not.toMatch(/[!"'{}|]|->/u);
  });

  it('replayed from its log by another process has the same states', () => {
    const original = named[3];
    const elsewhere = new InkProgram(json);
    const reader: Reader = { name: NAME, roleId };
    let turn = elsewhere.begin(original?.seed ?? 0, reader);
    const hashes = [turn.stateHash];
    for (const choiceId of original?.choiceIds ?? []) {
      turn = elsewhere.play(turn.state, { kind: 'choice', choiceId });
      hashes.push(turn.stateHash);
    }
    expect(hashes).toEqual(original?.turns.map(({ stateHash }) => stateHash));
  });
});

describe('a hostile name', () => {
  const nasty = [
    '{player_name}',
    '-> END',
    '# ending: x; X',
    'a|b',
    '~ su = 5',
    '[x]',
    '<>',
    '\\',
    '* [go]',
    '=== x',
    '{',
    '}',
  ];

  it('is words, and changes nothing of what happens', () => {
    const names = string({ minLength: 1, maxLength: 40 }).filter((name) => /\S/u.test(name));
    assert(
      property(constantFrom(...everyRole), constantFrom(...nasty), names, ({ program, roleId }, bad, random) => {
        const plain = shapeOf(walk(program, 11, { name: 'Ada', roleId }));
        for (const name of [bad, random]) expect(shapeOf(walk(program, 11, { name, roleId }))).toEqual(plain);
      }),
      { numRuns: 40 },
    );
  });

  it('is told as it was given', () => {
    for (const name of nasty) {
      const program = new InkProgram(compileInk('VAR player_name = ""\nYou are {player_name}, then.\n-> END\n').json);
      expect(program.begin(0, { name, roleId: null }).blocks).toEqual([
        { kind: 'narration', text: `You are ${name}, then.` },
      ]);
    }
  });
});
