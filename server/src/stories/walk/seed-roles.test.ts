import { assert, constantFrom, property, string } from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readInk, isInkStory } from '../../seeds/ink.ts';
import { stories } from '../../seeds/stories.ts';
import { compileInk } from '../engine/ink/compile.ts';
import { InkProgram } from '@fabula/ink/ink-program';
import type { Reader } from '@fabula/ink/reader';
import { walk, type Walk } from './walk.ts';

const played = stories.flatMap(({ roles, storyId }) => {
  if (!isInkStory(storyId)) return [];
  const { json } = compileInk(readInk(storyId));
  return { storyId, roles, json, program: new InkProgram(json) };
});
const everyRole = played.flatMap(({ roles, ...story }) =>
  roles.map(({ roleId }) => ({
    ...story,
    roleId,
    walks: Array.from({ length: 60 }, (_, seed) => walk(story.program, seed, { name: null, roleId })),
  })),
);

const NAME = 'Qwenty Ozark';

function textsOf(walks: readonly Walk[]): string[] {
  return walks.flatMap(({ turns }) =>
    turns.flatMap(({ blocks, choices }) => [
      ...blocks.map((block) => ('text' in block ? block.text : '')),
      ...choices.flatMap(({ hint, text }) => [text, hint ?? '']),
    ]),
  );
}

function choicesOf(walks: readonly Walk[]): string[] {
  return walks.flatMap(({ turns }) => turns.flatMap(({ choices }) => choices.map(({ text }) => text)));
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

  it('give the first one to a reader who has not chosen', () => {
    for (const { program, roles } of played) {
      const chosen = walk(program, 7, { name: null, roleId: roles[0]?.roleId ?? null });
      expect(textsOf([chosen])).toEqual(textsOf([walk(program, 7)]));
    }
  });

  it('each read differently, and in every story there is a choice that one of them alone has', () => {
    for (const { storyId } of played) {
      const ofRoles = everyRole.filter((role) => role.storyId === storyId).map(({ walks }) => walks.slice(0, 40));
      const texts = ofRoles.map((walks) => new Set(textsOf(walks)));
      const choices = ofRoles.map((walks) => new Set(choicesOf(walks)));
      const alone = (sets: readonly Set<string>[]) =>
        sets.map((own, index) => [...own].filter((text) => sets.every((set, at) => at === index || !set.has(text))));
      for (const own of alone(texts)) expect([storyId, own.length > 0]).toEqual([storyId, true]);
      expect([storyId, alone(choices).flat().length > 0]).toEqual([storyId, true]);
    }
  });
});

describe.each(everyRole)('$storyId as $roleId', ({ json, program, roleId, walks }) => {
  const named = Array.from({ length: 20 }, (_, seed) => walk(program, seed, { name: NAME, roleId }));
  const lastTurns = walks.flatMap(({ turns }) => turns.slice(-1));

  it('comes to an ending that has a name on every way, and leaves no knot unread', () => {
    for (const { ending } of lastTurns) expect(ending?.title ?? '').not.toBe('');
    const reached = new Set(lastTurns.flatMap(({ state }) => [...program.visitedParts(state)]));
    expect(program.parts().filter((part) => !reached.has(part))).toEqual([]);
  });

  it('calls the reader by a name that was given, and does without one that was not', () => {
    expect(textsOf(named).some((text) => text.includes(NAME))).toBe(true);
    for (const text of textsOf(walks)) expect(text).not.toMatch(/\s[,.;:?]|[{}|]|“[,.]|,,|\(\)/u);
    for (const text of textsOf(named)) expect(text).not.toMatch(/[!"'{}|]|->/u);
  });

  it('replayed from its log by another program has the same states', () => {
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

  it('shows the name as it was given', () => {
    for (const name of nasty) {
      const program = new InkProgram(compileInk('VAR player_name = ""\nYou are {player_name}, then.\n-> END\n').json);
      expect(program.begin(0, { name, roleId: null }).blocks).toEqual([
        { kind: 'narration', text: `You are ${name}, then.` },
      ]);
    }
  });
});
