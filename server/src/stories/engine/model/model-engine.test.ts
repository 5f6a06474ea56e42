import { array, assert, asyncProperty, constantFrom, integer, record, string } from 'fast-check';
import { describe, expect, it } from 'vitest';
import { estimateTokens } from '../../../prompt/tokens.ts';
import { createOpenAiEngine } from '../../../providers/text/openai/openai-engine.ts';
import { localRules } from '../../../safety/local-rules.ts';
import { writingPeer, writtenRound } from '../../../testing/peers/story-peer.ts';
import { TestClock } from '../../../testing/test-clock.ts';
import { openTextPeer, type HeardRequest } from '../../../testing/peers/text-peer.ts';
import { MoveError } from '@fabula/ink/errors';
import { UNKNOWN_READER } from '@fabula/ink/reader';
import type { EngineRound, Move } from '@fabula/ink/turn';
import { NOTHING_TOLD, type PastRound, type StoryMaterial } from './material.ts';
import { createModelEngine, type ModelEngine } from './model-engine.ts';
import type { Script } from './script.ts';
import { createScriptWriter } from './script-writer.ts';

const bakery: StoryMaterial = {
  title: 'Warm Bread',
  synopsis: 'A bakery that is open when nothing else is.',
  opening: 'It is four in the morning.\n\nThere is a light.',
  language: 'en-US',
  mature: false,
  kind: 'dynamic',
  length: 10,
  roles: [{ roleId: 'nurse', label: 'A nurse', note: 'on the way home' }],
  cast: [{ characterId: 'zoe-marsh', name: 'Zoë Marsh', description: 'Bakes at night.' }],
  told: NOTHING_TOLD,
};
const limits = { contextTokens: 4_096, pageTokens: 1_000 };

interface Bakery {
  engine: ModelEngine;
  heard: HeardRequest[];
}

/** A fake model tells the story of a bakery, asked over the loopback interface. */
async function inBakery(
  next: (number: number) => Partial<Script>,
  work: (bakery: Bakery) => Promise<void>,
  material = bakery,
): Promise<void> {
  await using peer = await openTextPeer(writingPeer((_heard, number) => writtenRound(next(number))));
  const options = { name: 'openai', baseUrl: peer.baseUrl, apiKey: undefined, model: 'small', stallMs: 5_000 };
  const writer = createScriptWriter(createOpenAiEngine({ ...options, clock: new TestClock() }), localRules);
  await work({ engine: createModelEngine({ writer, limits, readMaterial: async () => material }), heard: peer.heard });
}

const choose = ({ choices }: EngineRound, index = 0): Move => ({
  kind: 'choice',
  choiceId: choices[index % choices.length]?.choiceId ?? '',
});

const promptOf = (request: HeardRequest | undefined) => JSON.stringify(request?.body);

describe('a story that a model tells', () => {
  it('opens with its author’s words and continues in rounds of the shape of every engine', async () => {
    await inBakery(
      () => ({ relationships: [{ character: 'Zoë', change: 3 }], gained: ['a warm roll'] }),
      async ({ engine }) => {
        const first = await engine.begin(7, UNKNOWN_READER);
        expect(first).toMatchObject({
          blocks: [
            { kind: 'narration', text: 'It is four in the morning.' },
            { kind: 'narration', text: 'There is a light.' },
            { kind: 'narration', text: 'The oven ticks as it cools.' },
            { kind: 'speech', speaker: 'zoe-marsh', text: '“You are early,” says Zoë.' },
          ],
          choices: [
            { text: 'Ask for bread.', hint: 'she is in a good mood', lock: null },
            { text: 'Look at the oven.', hint: null, lock: null },
            { text: 'Go home.' },
          ],
          panel: [
            { kind: 'relationship', characterId: 'zoe-marsh', value: 1, max: 5 },
            { kind: 'inventory', label: 'What you carry', items: [{ label: 'a warm roll' }] },
          ],
          progress: { round: 1, chapter: null, scene: null },
          ending: null,
        });
        const second = await engine.play(first.state, choose(first));
        expect(second.progress.round).toBe(2);
        expect(second.blocks).toHaveLength(2);
        expect(second.panel).toMatchObject([{ value: 2 }, { items: [{ label: 'a warm roll' }] }]);
        expect(second.stateHash).not.toBe(first.stateHash);
        expect(engine.version).toBe('story-prompt-2 small');
      },
    );
  });

  it('tells a novel in chapters', async () => {
    await inBakery(
      (number) => ({ chapter: `Loaf ${number + 1}` }),
      async ({ engine }) => {
        const first = await engine.begin(7, UNKNOWN_READER);
        const second = await engine.play(first.state, choose(first));
        expect(first.blocks[0]).toEqual({ kind: 'chapter', number: 1, title: 'Loaf 1' });
        expect(second.blocks[0]).toEqual({ kind: 'chapter', number: 2, title: 'Loaf 2' });
        expect(second.progress.chapter).toEqual({ number: 2, title: 'Loaf 2' });
      },
      { ...bakery, kind: 'novel' },
    );
  });

  it('remembers what has happened and what must stay true, and says what the reader does', async () => {
    await inBakery(
      (number) => ({
        summary: `Summary ${number}.`,
        facts: [`Fact ${number}.`],
        lost: number === 2 ? ['KEY'] : [],
        gained: number === 0 ? ['Key'] : [],
      }),
      async ({ engine, heard }) => {
        let turn = await engine.begin(7, { name: 'Ivo', roleId: 'nurse' });
        turn = await engine.play(turn.state, choose(turn, 1));
        turn = await engine.play(turn.state, { kind: 'typed', text: 'I sing to the oven.' });
        await engine.play(turn.state, choose(turn));
        const [opening, chosen, typed, last] = heard.map(promptOf);
        expect(opening).toContain('It is four in the morning.');
        for (const told of ['Ivo, A nurse. on the way home', 'Summary 0.', 'Fact 0.', 'Key', 'Look at the oven.']) {
          expect(chosen).toContain(told);
        }
        expect(typed).toContain('I sing to the oven.');
        for (const told of ['Summary 2.', 'Fact 0.', 'Fact 1.', 'Fact 2.']) expect(last).toContain(told);
        for (const gone of ['Summary 1.', 'Key']) expect(last).not.toContain(gone);
      },
    );
  });

  it('fits into what the model takes in, however long it has become, and keeps the newest', async () => {
    const long = 'The dough rises and is folded once more. ';
    const past = Array.from({ length: 60 }, (_, index): PastRound => ({
      did: `Act ${index}.`,
      text: `Round ${index}. ${long.repeat(20)}`,
    }));
    await inBakery(
      () => ({ summary: long.repeat(60), facts: [long.repeat(5), 'Fact.'] }),
      async ({ engine, heard }) => {
        let turn = await engine.begin(7, UNKNOWN_READER);
        const signal = new AbortController().signal;
        for (let round = 0; round < 4; round += 1) turn = await engine.play(turn.state, choose(turn), { past, signal });
        const told = promptOf(heard.at(-1));
        expect(estimateTokens(told) - estimateTokens(JSON.stringify(heard[0]?.body))).toBeLessThan(
          limits.contextTokens,
        );
        const { messages } = JSON.parse(told) as { messages: { content: string }[] };
        const tokens = messages.reduce((sum, { content }) => sum + estimateTokens(content), 0);
        expect(tokens).toBeLessThanOrEqual(limits.contextTokens - limits.pageTokens);
        expect(told).toContain('Act 59.');
        expect(told).not.toContain('Act 0.');
        expect(turn.state.length).toBeLessThan(8_000);
      },
      { ...bakery, synopsis: long.repeat(200), opening: long.repeat(200) },
    );
  });

  it('comes to an end, with a title of its own, and not beyond it', async () => {
    await inBakery(
      () => ({ ending: 'Home before dark' }),
      async ({ engine }) => {
        let turn = await engine.begin(7, UNKNOWN_READER);
        while (turn.ending === null) turn = await engine.play(turn.state, choose(turn));
        expect(turn.progress.round).toBe(6);
        expect(turn).toMatchObject({ choices: [], ending: { title: 'Home before dark' } });
        await expect(engine.play(turn.state, { kind: 'typed', text: 'I stay.' })).rejects.toBeInstanceOf(MoveError);
      },
    );
  });

  it('is ended when it has gone on for long enough', async () => {
    await inBakery(
      (number) => (number === 12 ? { ending: 'At last' } : {}),
      async ({ engine, heard }) => {
        let turn = await engine.begin(7, UNKNOWN_READER);
        while (turn.ending === null) turn = await engine.play(turn.state, choose(turn));
        expect(turn.progress.round).toBe(13);
        expect(promptOf(heard.at(-1))).toContain('The story comes to its end in this round.');
      },
    );
  });

  it('is not played by the choices of another round', async () => {
    await inBakery(
      () => ({}),
      async ({ engine }) => {
        const first = await engine.begin(7, UNKNOWN_READER);
        const second = await engine.play(first.state, choose(first));
        await expect(engine.play(second.state, choose(first))).rejects.toMatchObject({ problem: 'unknown-choice' });
      },
    );
  });

  it('replayed from its log has the same states, round for round, without asking the model', async () => {
    const words = string({ unit: 'grapheme', minLength: 1, maxLength: 40 });
    const parts = record({
      summary: words,
      facts: array(words, { maxLength: 3 }),
      gained: array(words, { maxLength: 2 }),
      lost: array(words, { maxLength: 2 }),
      relationships: array(
        record({ character: constantFrom('Zoë Marsh', 'zoe-marsh', 'Stranger'), change: integer({ min: -3, max: 3 }) }),
      ),
      ending: constantFrom(null, null, 'The end'),
    });
    const move = record({ choice: integer({ min: 0, max: 3 }), text: constantFrom('', '', 'I wait.', 'I sing.') });
    await assert(
      asyncProperty(
        integer({ min: 0, max: 1_000 }),
        array(parts, { minLength: 14, maxLength: 14 }),
        array(move, { maxLength: 12 }),
        async (seed, scripts, moves) => {
          await inBakery(
            (number) => scripts[number] ?? {},
            async ({ engine, heard }) => {
              const turns = [await engine.begin(seed, UNKNOWN_READER)];
              for (const { choice, text } of moves) {
                const turn = turns.at(-1);
                if (turn === undefined || turn.ending !== null) break;
                turns.push(await engine.play(turn.state, text === '' ? choose(turn, choice) : { kind: 'typed', text }));
              }
              const asked = heard.length;
              let again = await engine.beginAgain(seed, UNKNOWN_READER, turns[0]?.script ?? '');
              const replayed = [again];
              for (const { script = '' } of turns.slice(1)) {
                again = await engine.playAgain(again.state, script);
                replayed.push(again);
              }
              expect(replayed).toEqual(turns);
              expect(heard).toHaveLength(asked);
            },
          );
        },
      ),
      { numRuns: 20 },
    );
  });
});
